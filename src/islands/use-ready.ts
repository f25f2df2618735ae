import { useEffect, type RefObject } from 'react';

/** Tells `client:interaction` that the island has its listeners: held clicks can be made again. */
export function useReady(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    root.current?.dispatchEvent(new CustomEvent('interaction:ready', { bubbles: true }));
  }, [root]);
}
