import type { DayClass, OfficeDay } from '../../domain/classes/day.ts';
import { dateIn } from '../../domain/time/calendar.ts';
import { fill, formatDate, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { classTexts, fillText, whereText } from './classes-texts.ts';
import type { ClassesPlace } from './classes-place.ts';
import { useOffice } from './context.ts';
import { dayTexts, hoursText } from './day-texts.ts';
import { actTexts } from './enquiries-texts.ts';
import type { FileTools } from './OpenedFile.tsx';
import { Rows, type Column } from './Rows.tsx';
import { Standing } from './Standing.tsx';
import { Two } from './Two.tsx';
import { UndoOfClass } from './UndoOfClass.tsx';

interface Props {
  day: OfficeDay;
  /** Ids of the classes that are left out of what is done to all. */
  left: ReadonlySet<string>;
  onChoose: (left: ReadonlySet<string>) => void;
  place: ClassesPlace;
  tools: FileTools;
}

/** The classes of a day: each is chosen for what is done to all of them, until it is left out. */
export function DayClasses({ day, left, onChoose, place, tools }: Props) {
  const { locale } = useOffice();
  const t = dayTexts[locale];
  const count = day.classes.filter(({ id, sittings }) => sittings.length > 0 && !left.has(id)).length;
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(id);
    else next.add(id);
    onChoose(next);
  };
  return (
    <>
      {day.classes
        .filter(({ undo }) => undo.length > 0)
        .map(({ id, title, undo }) => (
          <UndoOfClass key={id} id={id} acts={undo} names={named(title[locale], undo, locale)} tell={tools.tell} />
        ))}
      <Rows
        caption={t.classes.caption}
        columns={columnsOf(locale, place, { left, choose, on: day.on })}
        list={{ rows: day.classes, next: null }}
        keyOf={({ id }) => id}
        retry={tools.reload}
      />
      <p role="status" className="mt-1 text-gray-600 print:hidden">
        {fill(plural(count, locale, t.classes.chosen), { count })}
      </p>
    </>
  );
}

/** What acts on a class are called where several classes stand. */
const named = (title: string, undo: DayClass['undo'], locale: Locale) =>
  Object.fromEntries(undo.map(({ act }) => [act, `${title}, ${actTexts[locale][act] ?? act}`])) as Record<
    DayClass['undo'][number]['act'],
    string
  >;

interface Choosing {
  on: string;
  left: ReadonlySet<string>;
  choose: (id: string, isChosen: boolean) => void;
}

function columnsOf(locale: Locale, { listHref }: ClassesPlace, { left, choose, on }: Choosing): Column<DayClass>[] {
  const { classes: t } = dayTexts[locale];
  const texts = classTexts[locale];
  return [
    {
      key: 'choose',
      head: t.heads.choose,
      isClear: true,
      cell: (one) =>
        one.sittings.length > 0 && (
          <input
            type="checkbox"
            className="size-5"
            aria-label={fill(t.choose, { title: one.title[locale], time: hoursText(one, locale) })}
            checked={!left.has(one.id)}
            onChange={({ target }) => choose(one.id, target.checked)}
          />
        ),
    },
    { key: 'when', head: t.heads.when, isClear: true, cell: (one) => <When one={one} on={on} /> },
    {
      key: 'class',
      head: t.heads.class,
      isClear: true,
      cell: ({ id, title, code, language }) => (
        <Two second={`${code}, ${texts.languages[language]}`}>
          <a className="link font-semibold" href={`${listHref}/${encodeURIComponent(id)}`}>
            {title[locale]}
          </a>
        </Two>
      ),
    },
    { key: 'where', head: t.heads.where, isClear: true, cell: (one) => whereText(one, locale, texts) },
    { key: 'trainer', head: t.heads.trainer, isClear: true, cell: ({ trainer }) => trainer ?? texts.nobody },
    { key: 'seats', head: t.heads.seats, isClear: true, cell: (one) => fillText(one, locale, texts) },
    {
      key: 'state',
      head: t.heads.state,
      isClear: true,
      cell: (one) => (
        <>
          <Standing of={one} />
          {one.hindrance === 'begun' && (
            <span className="text-gray-600">{one.openSession === null ? t.hindrances.begun : t.openDay}</span>
          )}
        </>
      ),
    },
  ];
}

/** Its hours on the day, or where it went. */
function When({ one, on }: { one: DayClass; on: string }) {
  const { locale } = useOffice();
  const { classes: t } = dayTexts[locale];
  const { sessions, sittings, timeZone } = one;
  const number = sessions.findIndex(({ start }) => start === sittings[0]?.start) + 1;
  if (sittings.length === 0) {
    const next = sessions.find(({ start }) => dateIn(timeZone, start) > on);
    const [first] = sessions;
    // Of a class that went on before, that day alone is gone.
    if (first && dateIn(timeZone, first.start) < on)
      return next ? fill(t.goesOn, { date: formatDate(next.start, locale, timeZone) }) : t.noMore;
    return first ? fill(t.movedTo, { date: formatDate(first.start, locale, timeZone) }) : '';
  }
  const part = sessions.length > 1 ? fill(t.part, { number, count: sessions.length }) : '';
  return <Two second={part}>{hoursText(one, locale)}</Two>;
}
