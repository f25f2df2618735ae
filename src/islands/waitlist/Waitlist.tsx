import { useEffect, useState } from 'react';
import { api } from '../../api/client.ts';
import type { Result } from '../../api/result.ts';
import { eventDetail } from '../../domain/catalogue/calls.ts';
import type { EventDetail } from '../../domain/catalogue/classes.ts';
import { confirmWait } from '../../domain/waitlist/calls.ts';
import type { WaitView } from '../../domain/waitlist/contract.ts';
import { BookingState } from '../booking/BookingState.tsx';
import { useHash } from '../use-hash.ts';
import { JoinForm } from './JoinForm.tsx';
import { Place } from './Place.tsx';
import type { WaitlistProps } from './props.ts';

/** The place that a mail's link stands for (`#token`), or the form of a class (`?class=…`). */
export default function Waitlist(props: WaitlistProps) {
  const token = useHash();
  const eventId = new URLSearchParams(location.search).get('class') ?? '';
  return token === '' ? <Join {...props} eventId={eventId} /> : <Held {...props} token={token} />;
}

/** What a call answered, asked again on demand. */
function useAnswer<Value>(ask: () => Promise<Result<Value>>, about: string) {
  const [attempt, setAttempt] = useState(0);
  const wanted = `${attempt} ${about}`;
  const [answer, setAnswer] = useState<{ wanted: string; result: Result<Value> }>();
  useEffect(() => {
    let left = false;
    void ask().then((result) => !left && setAnswer({ wanted, result }));
    return () => {
      left = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `wanted` says when to ask again
  }, [wanted]);
  return {
    result: answer?.wanted === wanted ? answer.result : undefined,
    retry: () => setAttempt(attempt + 1),
    set: (result: Result<Value>) => setAnswer({ wanted, result }),
  };
}

/** Opening the link proves that the address is the party's own. */
function Held(props: WaitlistProps & { token: string }) {
  const { token, texts, states, reach } = props;
  const { result, retry, set } = useAnswer<WaitView>(() => api(confirmWait)(token), token);
  return (
    <BookingState result={result} retry={retry} texts={{ ...states, notFound: texts.notFound }} reach={reach}>
      {(view) => <Place {...props} view={view} onChange={set} />}
    </BookingState>
  );
}

function Join(props: WaitlistProps & { eventId: string }) {
  const { eventId, states, reach } = props;
  const { result, retry } = useAnswer<EventDetail>(
    () => (eventId === '' ? Promise.resolve({ ok: false, code: 'not_found' }) : api(eventDetail)(eventId)),
    eventId,
  );
  return (
    <BookingState result={result} retry={retry} texts={states} reach={reach}>
      {(event) => <JoinForm {...props} event={event} />}
    </BookingState>
  );
}
