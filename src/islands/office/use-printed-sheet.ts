import { useState } from 'react';
import { flushSync } from 'react-dom';

/** Which of several sheets is on paper, and a function that prints one. Whoever prints without it gets the first one. */
export function usePrintedSheet<Sheet extends string>(first: Sheet): [Sheet, (sheet: Sheet) => void] {
  const [sheet, show] = useState(first);
  function print(chosen: Sheet) {
    // Drawn before the page is printed, which some browsers do at once.
    flushSync(() => show(chosen));
    addEventListener('afterprint', () => show(first), { once: true });
    window.print();
  }
  return [sheet, print];
}
