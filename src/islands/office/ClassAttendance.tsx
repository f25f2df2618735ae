import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Result } from '../../api/result.ts';
import { canBeThere, type MarkAttendance } from '../../domain/classes/attendance.ts';
import type { SeatedClass } from '../../domain/classes/office-classes.ts';
import { fill, formatDate, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import {
  $marksOffline,
  $sentMarks,
  $waitingMarks,
  isPassing,
  keepMarks,
  marksOf,
  sendMarks,
  waitingSessions,
} from '../../stores/attendance.ts';
import { errorTexts } from '../header-texts.ts';
import { WaitingButton } from '../Waits.tsx';
import { classTexts } from './classes-texts.ts';

interface Props {
  file: Pick<SeatedClass, 'id' | 'sessions' | 'timeZone' | 'people' | 'marks'>;
  locale: Locale;
  /** Numbers of the sessions that are ticked here; all, where none are said. */
  only?: readonly number[];
  send: (id: string, body: MarkAttendance, key: string) => Promise<Result<unknown>>;
}

const states = ['present', 'partly', 'absent'] as const;
type State = (typeof states)[number];

/** Ticks are sent together once nobody ticks any more. Milliseconds. */
const TICKING_MS = 1200;
/** Without a connection it is tried again, and the clock is looked at, so often. Milliseconds. */
const AGAIN_MS = 20_000;

const numbersOf = ({ file: { sessions }, only }: Pick<Props, 'file' | 'only'>) =>
  only ?? sessions.map((_, index) => index + 1);

/** The session that runs, else the last that has begun, else the first; from 1. */
const currentSession = (props: Pick<Props, 'file' | 'only'>) => {
  const numbers = numbersOf(props);
  const begun = numbers.filter((number) => canBeThere(props.file.sessions[number - 1]?.start ?? '', Date.now()));
  return begun.at(-1) ?? numbers[0] ?? 1;
};

/** The session that is ticked: the chosen one, though it has another number once the office has changed a day. */
function useChosen(props: Pick<Props, 'file' | 'only'>) {
  const { sessions } = props.file;
  const startOf = (number: number) => sessions[number - 1]?.start ?? '';
  const [chosen, setChosen] = useState(() => startOf(currentSession(props)));
  const number = numbersOf(props).find((one) => startOf(one) === chosen) ?? currentSession(props);
  return { number, start: startOf(number), choose: (other: number) => setChosen(startOf(other)) };
}

/** Sends what waits of the class: a moment after the last tick, when the connection is back, and again and again until then. */
function useSending({ file, send }: Props, session: { start: string; number: number }) {
  const all = useStore($waitingMarks);
  const count = waitingSessions(all, file.id)
    .map((name) => Object.keys(all[`${file.id} ${name}`] ?? {}).length)
    .reduce((sum, ticks) => sum + ticks, 0);
  const offline = useStore($marksOffline);
  const [refused, setRefused] = useState<Result<unknown>>();
  const now = useEffectEvent(async () => setRefused(await sendMarks(file.id, send)));
  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(() => void now(), offline ? AGAIN_MS : TICKING_MS);
    const online = () => void now();
    addEventListener('online', online);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', online);
    };
  }, [all, count, offline]);
  return {
    waiting: marksOf(all, file.id, session),
    count,
    offline,
    refused,
    sendNow: () => sendMarks(file.id, send).then(setRefused),
  };
}

/** Whether a session is still to come, looked at again while the screen is open. */
function useToCome(start: string): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return !canBeThere(start, now);
}

/** Who is there, session by session, with targets for a thumb. What is ticked is kept on the device until it is sent. */
export function ClassAttendance(props: Props) {
  const { file, locale } = props;
  const { id, sessions, timeZone, people, marks } = file;
  const { number: session, start, choose } = useChosen(props);
  const { waiting, count, offline, refused, sendNow } = useSending(props, { start, number: session });
  const t = classTexts[locale].attendance;
  const numbers = numbersOf(props);
  const toCome = useToCome(start);
  const known = new Map(
    marks.filter((mark) => mark.session === session).map(({ participantId, state }) => [participantId, state]),
  );
  const sent = marksOf(useStore($sentMarks), id, { start, number: session });
  const stateOf = (person: string) => waiting[person] ?? sent[person] ?? known.get(person);
  const ticked = people.some((one) => stateOf(one.id) !== undefined);
  const present = people.filter((one) => stateOf(one.id) === 'present' || stateOf(one.id) === 'partly').length;

  const tick = (marks: Readonly<Record<string, State>>) => keepMarks(`${id} ${start}`, marks);
  if (people.length === 0) return <p>{t.nobody}</p>;
  return (
    <div className="print:hidden">
      {numbers.length > 1 && (
        <label className="block max-w-[24rem]">
          <span>{t.sessionLabel}</span>
          <select
            className="field"
            name="session"
            value={session}
            onChange={({ target }) => choose(Number(target.value))}
          >
            {numbers.map((number) => (
              <option key={number} value={number}>
                {fill(t.session, {
                  number,
                  date: formatDate(sessions[number - 1]?.start ?? '', locale, timeZone, 'short'),
                })}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="my-2 flex flex-wrap items-center gap-2">
        <button
          type="button"
          className="button"
          disabled={toCome}
          onClick={() => tick(Object.fromEntries(people.map((one) => [one.id, 'present'] as const)))}
        >
          {t.all}
        </button>
        <span>{ticked ? fill(t.count, { present, people: people.length }) : t.none}</span>
      </div>
      {toCome && <p className="mb-2 text-gray-600">{errorTexts[locale].not_begun}</p>}
      <ul className="office-ticks">
        {people.map((one) => (
          <li key={one.id}>
            <Ticks person={one} {...{ locale, session, toCome }} state={stateOf(one.id)} onTick={tick} />
          </li>
        ))}
      </ul>
      <p role="status" className={count > 0 && offline ? 'form-problems mt-2' : 'mt-2'}>
        {count > 0
          ? offline
            ? fill(plural(count, locale, t.waiting), { count })
            : t.saving
          : known.size + Object.keys(sent).length > 0 && t.saved}
        {refused && !refused.ok && refused.code !== 'network' && (
          <> {isPassing(refused) ? count > 0 && errorTexts[locale][refused.code] : t.dropped}</>
        )}
      </p>
      {count > 0 && offline && (
        <WaitingButton label={t.again} waiting={t.saving} act={sendNow} className="button mt-1" />
      )}
    </div>
  );
}

interface TicksProps {
  person: { id: string; name: string };
  locale: Locale;
  session: number;
  /** It has not begun: nobody is there. */
  toCome: boolean;
  state: State | undefined;
  onTick: (ticked: Readonly<Record<string, State>>) => void;
}

function Ticks({ person, locale, session, toCome, state, onTick }: TicksProps) {
  const { attendance, file } = classTexts[locale];
  return (
    <fieldset>
      <legend>{person.name || file.unnamed}</legend>
      <div>
        {states.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={`${person.id} ${session}`}
              checked={state === one}
              disabled={toCome && one !== 'absent'}
              onChange={() => onTick({ [person.id]: one })}
            />
            <span>{attendance.states[one]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
