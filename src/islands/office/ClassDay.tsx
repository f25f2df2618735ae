import type { FoundClass } from '../../domain/classes/office-classes.ts';
import { giverOf } from '../../domain/classes/substitutes.ts';
import { formatMoney, formatPlainDate, formatTime } from '../../i18n/format.ts';
import { classTexts, fillText, whereText } from './classes-texts.ts';
import { useOffice } from './context.ts';
import { FirstFew } from './FirstFew.tsx';
import { heldOn } from './held.ts';
import { Standing } from './Standing.tsx';

interface Props {
  day: string;
  classes: readonly FoundClass[];
  listHref: string;
  isToday: boolean;
  /** So many stand open; all, where it is not said. */
  few?: number;
}

/** A day of a calendar, as one of a list; a weekend without classes is left out. */
export function ClassDay({ day, classes, listHref, isToday, few = Infinity }: Props) {
  const { locale, links } = useOffice();
  const href = links.places.day;
  const t = classTexts[locale];
  const held = heldOn(day, classes);
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
  if (isWeekend && held.length === 0) return null;
  const items = held.map(({ one, session }) => (
    <li key={`${one.id} ${session.start}`}>
      <p className="text-gray-600">
        {formatTime(session.start, locale, one.timeZone)}–{formatTime(session.end, locale, one.timeZone)}
      </p>
      <a className="link font-semibold" href={`${listHref}/${encodeURIComponent(one.id)}`}>
        {one.title[locale]}
      </a>
      <p>
        {whereText(one, locale, t)}, {giverOf(one, session) ?? t.nobody}
      </p>
      <p className="text-gray-600">
        {fillText(one, locale, t)}
        {one.bookedCents > 0 && `, ${formatMoney(one.bookedCents, locale, { short: true })}`}
      </p>
      <Standing of={one} />
    </li>
  ));
  return (
    <li aria-current={isToday ? 'date' : undefined}>
      <h3>
        {href && held.length > 0 ? (
          <a className="link" href={`${href}?on=${day}`}>
            {formatPlainDate(day, locale, 'short')}
          </a>
        ) : (
          formatPlainDate(day, locale, 'short')
        )}
      </h3>
      {held.length === 0 && <p className="text-gray-600">{t.week.free}</p>}
      <FirstFew items={items} few={few} />
    </li>
  );
}
