import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../api/client.ts';
import { dayCalls, tickCall } from '../../domain/classes/day-calls.ts';
import { calledStates, type DayBuyer, type DayCalls, type DayClass, type OfficeDay } from '../../domain/classes/day.ts';
import { mailtoOf } from '../../domain/fields.ts';
import { fill, formatTime, plural } from '../../i18n/format.ts';
import { accountForms } from '../../stores/account-forms.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { Sep } from '../Dotted.tsx';
import type { ClassesPlace } from './classes-place.ts';
import { useOffice } from './context.ts';
import { dayTexts, hoursText } from './day-texts.ts';
import { Part } from './Part.tsx';
import { officeError } from './texts.ts';
import { Telephone } from './TrainerPhone.tsx';

interface Props {
  day: OfficeDay;
  place: ClassesPlace;
}

/** How often it is asked who else has called somebody. Milliseconds. */
const LOOK_MS = 20_000;

/** Nobody is asked for where nobody looks: so long after the last touch. Milliseconds. */
const LOOKING_MS = 5 * 60_000;

/** Who was called so far, by whoever has called: looked up now and then while somebody works here. */
function useCalls({ on, calls: first }: OfficeDay) {
  const [latest, setLatest] = useState({ first, calls: first });
  // What was read with the day begins anew.
  const calls = latest.first === first ? latest.calls : first;
  const setCalls = (next: DayCalls) => setLatest({ first, calls: next });
  const heard = useEffectEvent(setCalls);
  useEffect(() => {
    let [left, touchedAt] = [false, Date.now()];
    const touch = () => (touchedAt = Date.now());
    const timer = setInterval(() => {
      if (document.hidden || Date.now() - touchedAt > LOOKING_MS) return;
      // Not as a call of the office, which would keep it open for nobody.
      void api(dayCalls)(on).then((result) => {
        if (!left && result.ok) heard(result.value);
      });
    }, LOOK_MS);
    addEventListener('pointerdown', touch);
    addEventListener('keydown', touch);
    return () => {
      left = true;
      clearInterval(timer);
      removeEventListener('pointerdown', touch);
      removeEventListener('keydown', touch);
    };
  }, [on]);
  return { calls, setCalls };
}

/** Whom to call about a day, trainers first, and who was. */
export function DayPeople({ day, place }: Props) {
  const { locale } = useOffice();
  const { calls, setCalls } = useCalls(day);
  const { people: t } = dayTexts[locale];
  const trainers = day.classes.filter(({ trainer }) => trainer !== null);
  const callOf = (of: DayCalls[number]['of'], ids: readonly string[]) =>
    calls.find((one) => one.of === of && ids.includes(one.id));
  const idsOf = ({ bookings }: DayBuyer) => bookings.map(({ id }) => id);
  const reached = [
    ...trainers.map(({ id }) => callOf('trainer', [id])),
    ...day.buyers.map((buyer) => callOf('booking', idsOf(buyer))),
  ].filter((call) => call?.state === 'reached').length;
  const shared = { on: day.on, setCalls, timeZone: place.timeZone };
  return (
    <Part title={t.title}>
      <p role="status">{fill(t.progress, { done: reached, count: trainers.length + day.buyers.length })}</p>
      <p className="max-w-text text-gray-600 print:hidden">{t.hint}</p>
      {day.buyers.length === 0 && <p>{t.nobody}</p>}
      <ul className="divide-y divide-blue-100">
        {trainers.map((one) => (
          <li key={`trainer ${one.id}`} className="py-1.5">
            <Trainer one={one} />
            <Tick {...shared} of="trainer" id={one.id} name={one.trainer ?? ''} call={callOf('trainer', [one.id])} />
          </li>
        ))}
        {day.buyers.map((buyer) => (
          <li key={buyer.id} className="py-1.5">
            <Buyer {...{ buyer, place }} classes={day.classes} />
            <Tick
              {...shared}
              of="booking"
              id={buyer.id}
              name={buyer.name || buyer.email}
              call={callOf('booking', idsOf(buyer))}
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}

const Mail = ({ to }: { to: string }) => (
  <a className="link [overflow-wrap:anywhere]" href={mailtoOf(to)}>
    {to}
  </a>
);

function Trainer({ one: { trainer, trainerEmail, trainerPhone, title, ...rest } }: { one: DayClass }) {
  const { locale } = useOffice();
  const { people: t } = dayTexts[locale];
  return (
    <>
      <p>
        <b>{trainer}</b>, {t.trainer}
      </p>
      <p className="text-gray-600">
        {title[locale]}
        {rest.sittings.length > 0 && `, ${hoursText(rest, locale)}`}
      </p>
      <p className="flex flex-wrap gap-x-3">
        <Telephone phone={trainerPhone} />
        {trainerEmail && <Mail to={trainerEmail} />}
      </p>
    </>
  );
}

interface BuyerProps {
  buyer: DayBuyer;
  classes: readonly DayClass[];
  place: ClassesPlace;
}

/** Who has booked, how they are reached, and who sits where for them. */
function Buyer({ buyer, classes, place }: BuyerProps) {
  const { locale } = useOffice();
  const { people: t } = dayTexts[locale];
  const { name, organisation, phone, email, language, bookings } = buyer;
  return (
    <>
      <p className="flex flex-wrap gap-x-2">
        <b>{name || email}</b>
        {organisation && <span>{organisation}</span>}
        <span className="text-gray-600">{t.speaks[language]}</span>
      </p>
      <p className="flex flex-wrap gap-x-3">
        {phone ? (
          <a className="link nobr font-semibold" href={`tel:${phone}`}>
            {phone}
          </a>
        ) : (
          <span className="text-amber-700">{t.noPhone}</span>
        )}
        {email ? <Mail to={email} /> : <span>{t.noEmail}</span>}
      </p>
      <ul>
        {bookings.map(({ id, classId, number, people, seats, proved }) => {
          const one = classes.find((each) => each.id === classId);
          const unnamed = seats - people.length;
          const names = [
            ...people.map((person) => [person.name, person.email].filter(Boolean).join(' ')),
            ...(unnamed > 0 ? [fill(plural(unnamed, locale, t.unnamed), { count: unnamed })] : []),
          ];
          return (
            <li key={`${id} ${classId}`} className="[overflow-wrap:anywhere] text-gray-600">
              {one && `${one.title[locale]}${one.sittings.length > 0 ? `, ${hoursText(one, locale)}` : ''}, `}
              <a className="link nobr" href={`${place.bookingHref}/${encodeURIComponent(id)}`}>
                {number ?? id}
              </a>
              <Sep />
              {names.join(', ')}
              {!proved && <span className="block text-amber-700">{t.unproved}</span>}
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface TickProps {
  on: string;
  of: DayCalls[number]['of'];
  id: string;
  name: string;
  call: DayCalls[number] | undefined;
  setCalls: (calls: DayCalls) => void;
  /** Of the office. */
  timeZone: string;
}

/** Whether somebody was called, which is kept as it is chosen. */
function Tick({ on, of, id, name, call, setCalls, timeZone }: TickProps) {
  const { locale } = useOffice();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const { people: t } = dayTexts[locale];

  async function send(state: '' | DayCalls[number]['state']) {
    setSending(true);
    const body = { of, id, state };
    const result = await callOffice(() =>
      accountForms.sendOnce(`call ${on} ${of} ${id}`, body, (key) => api(tickCall)(on, body, key)),
    );
    setSending(false);
    setFailure(result.ok ? '' : `${t.failed} ${officeError(locale, result.code)}`);
    if (result.ok) setCalls(result.value);
  }

  return (
    <p className="mt-0.5 flex flex-wrap items-center gap-x-2">
      <select
        className="field w-auto print:hidden"
        aria-label={fill(t.call, { name })}
        aria-busy={isSending || undefined}
        value={call?.state ?? ''}
        onChange={({ target }) => void send(target.value as '' | DayCalls[number]['state'])}
      >
        {(['', ...calledStates] as const).map((state) => (
          <option key={state} value={state}>
            {t.states[state]}
          </option>
        ))}
      </select>
      {call && (
        <span className={call.state === 'reached' ? 'text-green-700' : 'text-amber-700'}>
          <span className="hidden print:inline">{t.states[call.state]}, </span>
          {fill(t.by, { who: call.who ?? '', time: formatTime(call.at, locale, timeZone) })}
        </span>
      )}
      {failure && (
        <span role="alert" className="text-red-700">
          {failure}
        </span>
      )}
    </p>
  );
}
