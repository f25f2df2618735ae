import { useState } from 'react';
import { keptSequence, runSequence, type Doing, type Outcome, type Sequence } from '../../stores/sequence.ts';

/** The same act on many things, one after the other (`stores/sequence.ts`). `act` names it. */
export function useSequence<Said extends object, Body extends object>(
  act: string,
  doing: Doing<Said, Body>,
  onDone: () => void,
) {
  const [now, setNow] = useState<Sequence<Said> | null>(() => keptSequence<Said>(act));
  const outcomes: readonly Outcome[] = now?.outcomes ?? [];

  async function run(ids: readonly string[], said: Said): Promise<void> {
    await runSequence({ act, said, outcomes }, ids, doing, (then) => setNow({ act, said, outcomes: then }));
    onDone();
  }
  return {
    outcomes,
    run,
    /** What failed or is left, as it was said before. */
    again: async (ids: readonly string[]) => now && (await run(ids, now.said)),
  };
}
