import { api } from '../../api/client.ts';
import { registrationOf } from '../../domain/enquiries/calls.ts';
import { Loaded } from '../Loaded.tsx';
import { useHash } from '../use-hash.ts';
import { useLinked } from '../use-linked.ts';
import { Answer } from './Answer.tsx';
import type { RegistrationProps } from './props.ts';

/** What the link of a mail (`#token`) is of. Opening it changes nothing. */
export default function Registration(props: RegistrationProps) {
  const { texts, states, reach, eventsHref } = props;
  const token = useHash();
  const { result, retry, set } = useLinked(token, api(registrationOf));
  return (
    <Loaded result={result} retry={retry} texts={states} reach={reach} next={{ href: eventsHref, label: texts.others }}>
      {(view) => <Answer {...props} key={token} token={token} view={view} onChange={set} />}
    </Loaded>
  );
}
