import type { ReactNode } from 'react';
import { fill, plural } from '../../i18n/format.ts';
import { classTexts } from './classes-texts.ts';
import { useOffice } from './context.ts';
import { Folded } from './Folded.tsx';

interface Props {
  /** Of a list. */
  items: readonly ReactNode[];
  /** So many stand open. */
  few: number;
}

/** A list whose first few stand open, and the rest unfold; a single one more is no reason to fold. */
export function FirstFew({ items, few }: Props) {
  const { locale } = useOffice();
  const open = items.length <= few + 1 ? items.length : few;
  const count = items.length - open;
  return (
    <>
      <ul>{items.slice(0, open)}</ul>
      {count > 0 && (
        <Folded title={fill(plural(count, locale, classTexts[locale].month.more), { count })}>
          <ul>{items.slice(open)}</ul>
        </Folded>
      )}
    </>
  );
}
