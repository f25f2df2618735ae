import { useState } from 'react';
import { decoded } from '../../domain/site/decoded.ts';

/** What the address leads to of a list, behind the list's own address; `''` for the list itself. It is that of the page's arrival. */
export function useIdInAddress(listHref: string): string {
  const [id] = useState(() => decoded(location.pathname.slice(listHref.length + 1)).replace(/\/$/, ''));
  return id;
}
