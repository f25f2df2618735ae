import { fill, formatDate, formatTime, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { substitutesText, whereText, type ClassFacts, type ClassTexts } from './classes-texts.ts';
import type { Column } from './Rows.tsx';
import { Seats } from './Seats.tsx';
import { Standing } from './Standing.tsx';
import { Two } from './Two.tsx';

/** The columns of a list of classes, whoever sees it. */
export function classColumns(t: ClassTexts, locale: Locale, listHref: string) {
  const { heads } = t;
  return {
    when: {
      key: 'when',
      head: heads.when,
      isClear: true,
      cell: ({ sessions, timeZone }) => {
        const [first] = sessions;
        const count = sessions.length;
        return first ? (
          <Two second={count > 1 ? fill(plural(count, locale, t.sessions), { count }) : ''}>
            {formatDate(first.start, locale, timeZone)}, {formatTime(first.start, locale, timeZone)}
          </Two>
        ) : (
          ''
        );
      },
    },
    class: {
      key: 'class',
      head: heads.class,
      isClear: true,
      cell: ({ id, title, code, language }) => (
        <Two second={`${code}, ${t.languages[language]}`}>
          <a className="link font-semibold" href={`${listHref}/${encodeURIComponent(id)}`}>
            {title[locale]}
          </a>
        </Two>
      ),
    },
    place: { key: 'where', head: heads.where, isClear: true, cell: (row) => whereText(row, locale, t) },
    trainer: {
      key: 'trainer',
      head: heads.trainer,
      isClear: true,
      cell: (row) => <Two second={substitutesText(row, t)}>{row.trainer ?? t.nobody}</Two>,
    },
    seats: { key: 'seats', head: heads.seats, isClear: true, cell: (row) => <Seats of={row} /> },
    state: {
      key: 'state',
      head: heads.state,
      isClear: true,
      cell: (row) => (
        <>
          <Standing of={row} />
          {row.changes > 0 && <span className="text-gray-600">{t.changed}</span>}
        </>
      ),
    },
  } satisfies Record<string, Column<ClassFacts>>;
}
