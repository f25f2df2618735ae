import { useEffect, useState } from 'react';

/** A list says that it is loading only when that takes longer than this. Milliseconds. */
const LOADING_DELAY_MS = 200;

/** `true` once `waiting` has lasted for 200 ms; from the first on where that was `said` before. */
export function useSlow(waiting: boolean, said = false): boolean {
  const [slow, setSlow] = useState(said);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), LOADING_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  return waiting && slow;
}
