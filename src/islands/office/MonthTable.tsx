import type { FoundClass } from '../../domain/classes/office-classes.ts';
import { monthOf } from '../../domain/time/months.ts';
import { fill, formatMoney, formatPlainDate, formatTime } from '../../i18n/format.ts';
import { languageTags } from '../../i18n/locales.ts';
import { classTexts, fillText, standingOf, type Standing } from './classes-texts.ts';
import { useOffice } from './context.ts';
import { FirstFew } from './FirstFew.tsx';
import { heldOn } from './held.ts';

/** Of a day, so many bars stand open. */
const FEW = 3;

interface Props {
  month: string;
  weeks: readonly (readonly string[])[];
  today: string;
  classes: readonly FoundClass[];
  listHref: string;
}

/** A month as a table: a row for each week, a column for each day of it. */
export function MonthTable({ month, weeks, today, classes, listHref }: Props) {
  const { locale } = useOffice();
  const weekday = new Intl.DateTimeFormat(languageTags[locale], { weekday: 'long', timeZone: 'UTC' });
  return (
    <table className="office-month" aria-labelledby="office-held">
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              {weekday.format(new Date(day))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <tr key={days[0]}>
            {days.map((day) => (
              <td
                key={day}
                aria-current={day === today ? 'date' : undefined}
                data-beside={monthOf(day) === month ? undefined : ''}
              >
                <time dateTime={day}>
                  <span aria-hidden="true">{Number(day.slice(8))}</span>
                  <span className="sr-only">{formatPlainDate(day, locale)}</span>
                </time>
                <Bars {...{ day, classes, listHref }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const toneOf = (standing: readonly Standing[]) =>
  (['needs', 'well'] as const).find((tone) => standing.some((one) => one.tone === tone)) ?? 'plain';

/** Each class of a day as a bar, with how full it is, how it stands and what it brings. */
function Bars({ day, classes, listHref }: Pick<Props, 'classes' | 'listHref'> & { day: string }) {
  const { locale } = useOffice();
  const t = classTexts[locale];
  const held = heldOn(day, classes);
  if (held.length === 0) return null;
  const bars = held.map(({ one, session, number }) => {
    const standing = standingOf(one, t);
    const count = one.sessions.length;
    return (
      <li key={`${one.id} ${session.start}`} data-tone={toneOf(standing)}>
        <a className="link" href={`${listHref}/${encodeURIComponent(one.id)}`}>
          {one.title[locale]}
        </a>
        <p>
          {formatTime(session.start, locale, one.timeZone)}
          {count > 1 && `, ${fill(t.month.part, { number, count })}`}
        </p>
        <p>
          {fillText(one, locale, t)}
          {one.bookedCents > 0 && `, ${formatMoney(one.bookedCents, locale, { short: true })}`}
        </p>
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width={Math.min(100, (100 * one.booked) / Math.max(1, one.capacity))} height="4" />
        </svg>
        <p>{standing.map(({ text }) => text).join(', ')}</p>
      </li>
    );
  });
  return <FirstFew items={bars} few={FEW} />;
}
