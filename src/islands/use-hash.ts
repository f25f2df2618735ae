import { useSyncExternalStore } from 'react';
import { decoded } from '../domain/site/decoded.ts';

function listen(changed: () => void) {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The address's fragment, decoded, without `#`. */
export const useHash = () => useSyncExternalStore(listen, () => decoded(location.hash.slice(1)));
