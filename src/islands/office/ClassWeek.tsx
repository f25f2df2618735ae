import { useEffect, useState } from 'react';
import { api } from '../../api/client.ts';
import { officeClasses } from '../../domain/classes/office-calls.ts';
import type { FoundClass, FoundClasses } from '../../domain/classes/office-classes.ts';
import { dateIn } from '../../domain/time/calendar.ts';
import { daysFrom, mondayOf } from '../../domain/time/weeks.ts';
import { fill, formatPlainDate, formatTime } from '../../i18n/format.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { errorTexts } from '../header-texts.ts';
import { privateTexts } from '../private/texts.ts';
import { useAnswer } from '../use-answer.ts';
import { useSlow } from '../use-slow.ts';
import { classTexts, whereText } from './classes-texts.ts';
import type { ClassesPlace } from './classes-place.ts';
import { useOffice } from './context.ts';
import { Standing } from './Standing.tsx';

interface Props {
  filters: Readonly<Record<string, string>>;
  place: ClassesPlace;
  onChoices: (choices: FoundClasses['choices']) => void;
}

const WEEK_MS = 7 * 86_400_000;
const weeksAfter = (monday: string, count: number) =>
  new Date(Date.parse(monday) + count * WEEK_MS).toISOString().slice(0, 10);

/** The classes of a week, day by day; a class of several sessions stands on each of its days. */
export function ClassWeek({ filters, place, onChoices }: Props) {
  const { locale } = useOffice();
  const { from = '', to: _to, ...others } = filters;
  const [today] = useState(() => dateIn(place.timeZone, Date.now()));
  const asked = mondayOf(from || today);
  const [turned, setTurned] = useState({ asked, weeks: 0 });
  const monday = weeksAfter(asked, turned.asked === asked ? turned.weeks : 0);
  const days = daysFrom(monday);
  const query = { ...others, view: 'week' as const, from: monday, to: days.at(-1) ?? monday };
  const { result, retry } = useAnswer(JSON.stringify(query), () => callOffice(() => api(officeClasses)(query)));
  const slow = useSlow(result === undefined);
  const t = classTexts[locale];
  const own = privateTexts[locale].privateArea;
  const turn = (weeks: number) => setTurned({ asked, weeks });
  const weeks = turned.asked === asked ? turned.weeks : 0;

  useEffect(() => {
    if (result?.ok) onChoices(result.value.choices);
  }, [result, onChoices]);

  return (
    <section aria-labelledby="office-week" aria-busy={result === undefined || undefined}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id="office-week" className="text-lg">
          {fill(t.week.title, { date: formatPlainDate(monday, locale) })}
        </h2>
        <div className="flex flex-wrap gap-1">
          <button type="button" className="button" onClick={() => turn(weeks - 1)}>
            {t.week.before}
          </button>
          {weeks !== 0 && (
            <button type="button" className="button" onClick={() => turn(0)}>
              {t.week.today}
            </button>
          )}
          <button type="button" className="button" onClick={() => turn(weeks + 1)}>
            {t.week.after}
          </button>
        </div>
      </div>
      <p role="status">{result === undefined && slow ? own.loading : ''}</p>
      {result && !result.ok && (
        <div role="alert" className="form-problems mb-2">
          <p>
            {own.failed} {errorTexts[locale][result.code]}
          </p>
          <button type="button" className="button mt-1" onClick={retry}>
            {own.retry}
          </button>
        </div>
      )}
      {result?.ok && result.value.classes.length === 0 && <p className="mt-2">{t.week.none}</p>}
      {result?.ok && result.value.classes.length > 0 && (
        <ol className="office-week">
          {days.map((day) => (
            <Day key={day} day={day} classes={result.value.classes} listHref={place.listHref} isToday={day === today} />
          ))}
        </ol>
      )}
    </section>
  );
}

interface DayProps {
  day: string;
  classes: readonly FoundClass[];
  listHref: string;
  isToday: boolean;
}

function Day({ day, classes, listHref, isToday }: DayProps) {
  const { locale } = useOffice();
  const t = classTexts[locale];
  const held = classes
    .flatMap((one) => one.sessions.map((session) => ({ one, session })))
    .filter(({ one, session }) => dateIn(one.timeZone, session.start) === day)
    .sort((a, b) => a.session.start.localeCompare(b.session.start));
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
  if (isWeekend && held.length === 0) return null;
  return (
    <li aria-current={isToday ? 'date' : undefined}>
      <h3>{formatPlainDate(day, locale, 'short')}</h3>
      {held.length === 0 && <p className="text-gray-600">{t.week.free}</p>}
      <ul>
        {held.map(({ one, session }) => (
          <li key={`${one.id} ${session.start}`}>
            <p className="text-gray-600">
              {formatTime(session.start, locale, one.timeZone)}–{formatTime(session.end, locale, one.timeZone)}
            </p>
            <a className="link font-semibold" href={`${listHref}/${encodeURIComponent(one.id)}`}>
              {one.title[locale]}
            </a>
            <p>
              {whereText(one, locale, t)}, {one.trainer ?? t.nobody}
            </p>
            <p className="text-gray-600">{fill(t.fill, { booked: one.booked, capacity: one.capacity })}</p>
            <Standing of={one} />
          </li>
        ))}
      </ul>
    </li>
  );
}
