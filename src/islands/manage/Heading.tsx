import { useEffect, useRef } from 'react';

/** What the page's own heading says: the booking, or the document that is looked at. Another one is read from its top. */
export function Heading({ text }: { text: string }) {
  const before = useRef<string>(undefined);
  useEffect(() => {
    const heading = document.querySelector('h1');
    if (!heading) return;
    heading.textContent = text;
    if (before.current !== undefined && before.current !== text) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      scrollTo({ top: 0, behavior: 'instant' });
    }
    before.current = text;
  }, [text]);
  return null;
}
