import { Temporal } from 'temporal-polyfill';
import type { ClassesQuery, FoundClass, FoundClasses } from '../../src/domain/classes/office-classes.ts';
import { PAGE_ROWS } from '../../src/domain/office/audit.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { givenOf, isOnSale, stateAt, type EventRow } from '../catalogue/index.ts';
import { isoInstant } from '../platform/answers.ts';
import { choicesOf } from '../platform/choices.ts';
import { midnight } from '../platform/days.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { FIND_CLASSES } from './list-sql.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData'>;

/** Of a calendar no more are drawn, and it says so. */
const MOST_HELD = 500;

/** No class is spread over more days from its first session to its last. */
export const LONGEST_DAYS = 366;

/** A row of `CLASS_SUMS`. */
export interface SummedRow extends EventRow {
  booked: number;
  booked_cents: number;
  waiting: number;
  has_link: 0 | 1;
  changes: number;
  /** Whose class it is, where it is private; empty where nobody is known any more. */
  client: string | null;
}

/** A title in both languages, for a reader of either: where it has one page, that one's. */
export const titlesOf = ({ title_en: en, title_fr: fr, id }: Pick<EventRow, 'id' | 'title_en' | 'title_fr'>) => ({
  en: en ?? fr ?? id,
  fr: fr ?? en ?? id,
});

/** What is known of a class without its sums, at `at` (epoch milliseconds). */
export function factsOf(row: SummedRow, at: number) {
  return {
    ...{ id: row.id, code: row.course_code, title: titlesOf(row), language: row.language, delivery: row.delivery },
    placeId: row.place_id,
    city: row.place_city_en === null ? null : { en: row.place_city_en, fr: row.place_city_fr ?? row.place_city_en },
    ...{ room: row.room, timeZone: row.time_zone, ...givenOf(row) },
    ...{ state: stateAt(row, at), capacity: row.capacity, minimum: row.minimum },
    ...{ booked: row.booked, claimed: row.seats_taken, waiting: row.waiting, onSale: isOnSale(row, at) },
    ...{ salesEnd: isoInstant(row.sales_end_at), hasLink: row.has_link === 1, changes: row.changes },
    client: row.client,
  };
}

const found = (row: SummedRow, at: number): FoundClass => ({
  ...factsOf(row, at),
  ...{ bookedCents: row.booked_cents, priceCents: row.price_cents },
});

/** Classes by date: of the days that are asked for, or from today on; a page of them, where nothing else is said. */
export async function listClasses(
  { db, now, siteData }: Needs,
  query: ClassesQuery,
  rows: number = PAGE_ROWS,
): Promise<FoundClasses> {
  const at = now().getTime();
  const { timeZone } = siteData.office;
  const from = Temporal.PlainDate.from(query.from || dateIn(timeZone, at));
  const until = query.to ? Temporal.PlainDate.from(query.to).add({ days: 1 }) : from.add({ years: 2 });
  const isHeld = query.view === 'week' || query.view === 'month';
  const [after, id] = query.next === '' ? [null, ''] : query.next.split(' ');
  const most = isHeld ? MOST_HELD : rows;
  const begun = isHeld ? from.subtract({ days: LONGEST_DAYS }) : from;
  const { results } = await db
    .prepare(FIND_CLASSES)
    .bind(
      ...[at, midnight(begun, timeZone), midnight(until, timeZone), query.where, query.language, query.trainer],
      ...[
        query.course,
        query.state,
        after === null ? null : Number(after),
        id ?? '',
        most + 1,
        isHeld ? midnight(from, timeZone) : 0,
      ],
    )
    .all<SummedRow>();
  const shown = results.slice(0, most);
  const last = shown.at(-1);
  return {
    classes: shown.map((row) => found(row, at)),
    next: results.length > most && last ? `${last.starts_at} ${last.id}` : null,
    choices: choicesOf(siteData),
  };
}

/** How many classes that begin between two days have people who need something: as many as their list has. */
export async function classesInNeed(needs: Needs, days: Pick<ClassesQuery, 'from' | 'to'>): Promise<number> {
  const any = { where: '', language: '', trainer: '', course: '', view: '', next: '' } as const;
  const { classes } = await listClasses(needs, { ...any, ...days, state: 'has_needs' }, MOST_HELD);
  return classes.length;
}
