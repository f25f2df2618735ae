import { useSyncExternalStore } from 'react';

function listen(changed: () => void) {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The address's fragment, decoded, without `#`. */
export const useHash = () =>
  useSyncExternalStore(listen, () => {
    try {
      return decodeURIComponent(location.hash.slice(1));
    } catch {
      return '';
    }
  });
