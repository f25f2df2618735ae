import { useEffect, useEffectEvent, useState } from 'react';
import type { Result } from '../api/result.ts';

interface Answered<Value, Details> {
  about: string;
  attempt: number;
  result: Result<Value, Details>;
}

/**
 * What a call answered; `undefined` while it is on its way. It is asked when the page opens, when it is about something
 * else, and by `retry`; what stands there then stays until the answer is there, and where none comes.
 */
export function useAnswer<Value, Details = never>(
  about: string,
  ask: (about: string) => Promise<Result<Value, Details>>,
) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answered<Value, Details>>();
  const asked = useEffectEvent(ask);

  useEffect(() => {
    let left = false;
    void asked(about).then((result) => {
      if (left) return;
      setAnswer((before) =>
        !result.ok && before?.about === about && before.result.ok ? { ...before, attempt } : { about, attempt, result },
      );
    });
    return () => {
      left = true;
    };
  }, [about, attempt]);

  const stands = answer?.about === about && (answer.attempt === attempt || answer.result.ok);
  return {
    result: stands ? answer.result : undefined,
    retry: () => setAttempt((before) => before + 1),
    /** For an answer that came by another call. */
    set: (result: Result<Value, Details>) => setAnswer({ about, attempt, result }),
  };
}
