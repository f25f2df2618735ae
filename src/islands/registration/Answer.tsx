import { useEffect, useRef, useState } from 'react';
import { api } from '../../api/client.ts';
import type { Result } from '../../api/result.ts';
import { OFFICE_ZONE } from '../../domain/cart/cart.ts';
import { proveRegistration, registrationOf } from '../../domain/enquiries/calls.ts';
import type { RegistrationView } from '../../domain/enquiries/registration.ts';
import { fill, formatTime, formatTimeZone, plural } from '../../i18n/format.ts';
import { errorTexts } from '../header-texts.ts';
import { ClassFacts } from '../private/ClassFacts.tsx';
import { WaitingButton } from '../Waits.tsx';
import type { RegistrationProps } from './props.ts';

interface Props extends RegistrationProps {
  token: string;
  view: RegistrationView;
  onChange: (result: Result<RegistrationView>) => void;
}

/** What somebody registered for, and both answers to whether it was they; or what became of it, and where that leads on. */
export function Answer({ locale, texts: t, token, view, onChange, eventsHref }: Props) {
  const { event, places, state, held, dueAt, reference, page } = view;
  const [failed, setFailed] = useState<string>();
  const said = useRef<HTMLParagraphElement>(null);
  const [answered, setAnswered] = useState(false);
  useEffect(() => {
    if (answered) said.current?.focus();
  }, [answered, view]);

  async function ask(call: () => Promise<Result<RegistrationView>>) {
    setFailed(undefined);
    const result = await call();
    if (!result.ok) return setFailed(errorTexts[locale][result.code]);
    setAnswered(true);
    onChange(result);
  }
  const say = (mine: boolean) => ask(() => api(proveRegistration)(token, { mine }));
  const anew = state === 'anew';
  const asking = state === 'waiting' || anew;
  const kept = state === 'kept';
  const until = dueAt && {
    time: formatTime(dueAt, locale, OFFICE_ZONE),
    zone: formatTimeZone(dueAt, locale, OFFICE_ZONE),
  };
  const heldText = places === null || anew ? t.until : held ? t.held : t.notHeld;
  const button = 'button button-action';

  return (
    <div className="max-w-text">
      {!asking && (
        <p
          ref={said}
          role="status"
          tabIndex={-1}
          className={`border-s-4 mb-3 px-2 py-1.5 ${kept ? 'border-green-700 bg-green-50' : 'border-amber-700 bg-amber-50'}`}
        >
          {t.state[state]}
          {reference !== null && <span className="block">{fill(t.reference, { reference })}</span>}
        </p>
      )}
      {asking && <p className="mb-2">{anew ? t.askAnew : t.ask}</p>}
      {event && state !== 'disowned' && (
        <>
          <h2 className="text-lg">{event.title}</h2>
          <ClassFacts event={{ ...event, sessions: [event] }} locale={locale} />
          {places !== null && <p>{plural(places, locale, t.places)}</p>}
        </>
      )}
      {asking && until && <p className="mt-2">{fill(heldText, until)}</p>}
      {failed !== undefined && (
        <p role="alert" className="form-alert mt-2">
          {failed}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {asking && (
          <WaitingButton
            className={button}
            label={anew ? t.yesAnew : t.yes}
            waiting={t.waiting}
            act={() => say(true)}
          />
        )}
        {asking && <WaitingButton label={t.no} waiting={t.waiting} act={() => say(false)} />}
        {state === 'full' && (
          <WaitingButton
            className={button}
            label={t.lookAgain}
            waiting={t.waiting}
            act={() => ask(() => api(registrationOf)(token))}
          />
        )}
        {state === 'expired' && (
          <a href={`${page}#register`} className={button}>
            {t.registerAgain}
          </a>
        )}
        {!asking && state !== 'expired' && !kept && (
          <a href={eventsHref} className="button">
            {t.others}
          </a>
        )}
      </div>
    </div>
  );
}
