import { useEffect, useEffectEvent, useState } from 'react';
import type { Failure, Result } from '../../api/result.ts';
import { callOffice } from '../../stores/office-gate.ts';

/** A page of a list, and from where the next one is asked for. */
export interface Listed<Row> {
  rows: readonly Row[];
  next: string | null;
}

interface State<Row> extends Listed<Row> {
  about: string;
}

/**
 * A list of the office, page by page. `about` says what is looked for: when it changes, the list begins anew, and what stands there
 * stays until the answer comes. `ask` gets it with the place to go on from.
 */
export function useList<Row>(about: string, ask: (next: string | null) => Promise<Result<Listed<Row>>>) {
  const [state, setState] = useState<State<Row>>();
  const [failure, setFailure] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);
  const asked = useEffectEvent((next: string | null) => callOffice(() => ask(next)));

  useEffect(() => {
    let left = false;
    void asked(null).then((result) => {
      if (left) return;
      setFailure(result.ok ? undefined : result);
      if (result.ok) setState({ ...result.value, about });
    });
    return () => {
      left = true;
    };
  }, [about, attempt]);

  async function more() {
    if (!state?.next) return;
    const { about: of, rows, next } = state;
    const result = await callOffice(() => ask(next));
    setFailure(result.ok ? undefined : result);
    if (!result.ok) return;
    setState((now) =>
      now?.about === of ? { ...result.value, rows: [...rows, ...result.value.rows], about: of } : now,
    );
  }

  return {
    /** `undefined` until there is a first answer. */
    list: state,
    /** Whether what stands there is of another question. */
    isStale: state !== undefined && state.about !== about,
    failure,
    more,
    reload: () => setAttempt((before) => before + 1),
  };
}
