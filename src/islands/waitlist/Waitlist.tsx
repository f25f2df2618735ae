import { api } from '../../api/client.ts';
import { eventDetail } from '../../domain/catalogue/calls.ts';
import { waitOf } from '../../domain/waitlist/calls.ts';
import { Loaded } from '../Loaded.tsx';
import { useHash } from '../use-hash.ts';
import { useLinked } from '../use-linked.ts';
import { JoinForm } from './JoinForm.tsx';
import { Place } from './Place.tsx';
import type { WaitlistProps } from './props.ts';

/** The place that a mail's link stands for (`#token`), or the form of a class (`?class=…`). */
export default function Waitlist(props: WaitlistProps) {
  const token = useHash();
  const eventId = new URLSearchParams(location.search).get('class') ?? '';
  return token === '' ? <Join {...props} eventId={eventId} /> : <Held {...props} token={token} />;
}

const onward = ({ catalogueHref, texts }: WaitlistProps) => ({ href: catalogueHref, label: texts.browse });

/** What the link is of. Opening it changes nothing. */
function Held(props: WaitlistProps & { token: string }) {
  const { token, texts, states, reach } = props;
  const { result, retry, set } = useLinked(token, api(waitOf));
  return (
    <Loaded
      result={result}
      retry={retry}
      texts={{ ...states, notFound: texts.notFound }}
      reach={reach}
      next={onward(props)}
    >
      {(view) => <Place {...props} view={view} onChange={set} />}
    </Loaded>
  );
}

function Join(props: WaitlistProps & { eventId: string }) {
  const { eventId, states, reach } = props;
  const { result, retry } = useLinked(eventId, api(eventDetail));
  return (
    <Loaded result={result} retry={retry} texts={states} reach={reach} next={onward(props)}>
      {(event) => <JoinForm {...props} event={event} />}
    </Loaded>
  );
}
