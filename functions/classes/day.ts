import { Temporal } from 'temporal-polyfill';
import type { Contact } from '../../src/domain/booking/billing.ts';
import type { DayBuyer, DayCalls, DayClass, DayQuery, OfficeDay } from '../../src/domain/classes/day.ts';
import { heldDays } from '../../src/domain/classes/days.ts';
import { giverOf } from '../../src/domain/classes/substitutes.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { isoInstant } from '../platform/answers.ts';
import { choicesOf } from '../platform/choices.ts';
import { rowsOf } from '../platform/database.ts';
import { midnight } from '../platform/days.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import * as sql from './day-sql.ts';
import { decisionsOf } from './decisions.ts';
import { factsOf, LONGEST_DAYS, type SummedRow } from './list.ts';
import { reachingTrainers } from './trainer-phone.ts';

export type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData'>;

/** A class of a day, with what is known of it. */
export interface ClassOfDay {
  row: SummedRow & { attended: number; is_there: 0 | 1 };
  facts: ReturnType<typeof factsOf>;
  /** On that day; empty of a class that was moved away from it. */
  sittings: DayClass['sittings'];
  hindrance: DayClass['hindrance'];
  openSession: DayClass['openSession'];
}

/** Why a class is not changed any more as a whole, or `null`. */
function hindranceOf({ state, attended }: ClassOfDay['row'], held: number): DayClass['hindrance'] {
  if (state === 'cancelled' || state === 'withdrawn') return state;
  return held > 0 || attended > 0 ? 'begun' : null;
}

/** Whether a class had a day before this one. That nobody ticked it does not say that it was not held: what is meant is this day alone. */
const hadDayBefore = ({ facts, sittings }: Pick<ClassOfDay, 'facts' | 'sittings'>, now: number): boolean => {
  const [first] = facts.sessions;
  const [own] = sittings;
  return first !== undefined && own !== undefined && first.start < own.start && Date.parse(first.end) <= now;
};

/** Its one session of a day, where it can still be changed by itself: of two on a day, its own screen says which. */
function openSessionOf({ facts, sittings }: Pick<ClassOfDay, 'facts' | 'sittings'>, held: number): number | null {
  const [only, ...others] = sittings;
  const number = facts.sessions.findIndex(({ start }) => start === only?.start) + 1;
  return others.length === 0 && number > held ? number : null;
}

const isWanted = ({ online }: DayQuery, { place_id: place, is_there: isThere }: ClassOfDay['row']) =>
  isThere === 1 || (online === 'too' && place === null);

/** Classes that are held on a day, each on the clock of its own zone, and those that the office moved away from it, by their hour. */
export async function classesOfDay(
  { db, now, siteData }: Needs,
  on: string,
  query: DayQuery = { where: '', online: '' },
): Promise<ClassOfDay[]> {
  const at = now().getTime();
  const { timeZone } = siteData.office;
  const day = Temporal.PlainDate.from(on);
  // Canada lies within a day of its office.
  const [first, last] = [midnight(day.subtract({ days: 1 }), timeZone), midnight(day.add({ days: 2 }), timeZone)];
  const begun = midnight(day.subtract({ days: LONGEST_DAYS }), timeZone);
  const [around, gone] = await db.batch([
    db.prepare(sql.CLASSES_AROUND_DAY).bind(at, begun, last, first, on, query.where),
    db.prepare(sql.LEFT_ON_DAY).bind(on),
  ]);
  const left = new Set(rowsOf<{ id: string }>(gone).map(({ id }) => id));
  return rowsOf<ClassOfDay['row']>(around)
    .filter((row) => isWanted(query, row) && (row.state !== 'withdrawn' || row.booked > 0))
    .map((row) => {
      const facts = factsOf(row, at);
      const sittings = facts.sessions.filter(({ start }) => dateIn(facts.timeZone, start) === on);
      const held = heldDays({ ...facts, attended: row.attended }, at);
      const hindrance = hindranceOf(row, held) ?? (hadDayBefore({ facts, sittings }, at) ? 'begun' : null);
      return {
        row,
        facts,
        sittings,
        hindrance,
        openSession: hindrance === 'begun' ? openSessionOf({ facts, sittings }, held) : null,
      };
    })
    .filter(({ row, sittings }) => sittings.length > 0 || left.has(row.id))
    .sort((one, other) => hourOf(one).localeCompare(hourOf(other)));
}

const hourOf = ({ facts, sittings }: ClassOfDay) => (sittings[0] ?? facts.sessions[0])?.start ?? '';

interface PersonRow {
  class_id: string;
  name: string;
  email: string;
  booking_id: string;
  number: string | null;
  state: 'confirmed' | 'awaiting_payment';
  language: DayBuyer['language'];
  contact: string;
  contact_key: string | null;
  proved: 0 | 1;
  /** The contact has made it, or staff for them. */
  own: 0 | 1;
}

function buyerOf(rows: readonly PersonRow[]): DayBuyer[] {
  const [first] = rows;
  if (!first) return [];
  // What others book in a name is not known to be true: nobody is called by a number that a stranger has typed beside theirs.
  const { contact: typed, language } = rows.findLast(({ own }) => own === 1) ?? first;
  const contact = JSON.parse(typed) as Partial<Contact>;
  const bookings = Map.groupBy(rows, (row) => `${row.booking_id} ${row.class_id}`);
  return [
    {
      id: first.booking_id,
      bookings: [...bookings.values()].flatMap((seats) => {
        const [seat] = seats;
        if (!seat) return [];
        const people = seats.filter(({ name, email }) => name !== '' || email !== '');
        return [
          {
            ...{ id: seat.booking_id, number: seat.number, classId: seat.class_id, state: seat.state },
            ...{ proved: seat.proved === 1, seats: seats.length },
            people: people.map(({ name, email }) => ({ name, email })),
          },
        ];
      }),
      language,
      name: `${contact.firstName ?? ''} ${contact.lastName ?? ''}`.trim(),
      ...{ organisation: contact.organisation ?? '', email: contact.email ?? '', phone: contact.phone ?? '' },
    },
  ];
}

/** Who has booked, each once: all bookings of an address are one person's. */
const buyersOf = (rows: readonly PersonRow[]): DayBuyer[] =>
  [
    ...Map.groupBy(rows, (row) =>
      row.contact_key === '' ? row.booking_id : (row.contact_key ?? row.booking_id),
    ).values(),
  ].flatMap(buyerOf);

interface CallRow {
  booking_id: string | null;
  class_id: string | null;
  state: DayCalls[number]['state'];
  at: number;
  who: string | null;
}

/** Who was called about a day. */
export async function callsOfDay({ db }: Pick<Needs, 'db'>, on: string): Promise<DayCalls> {
  const { results } = await db.prepare(sql.CALLS_OF_DAY).bind(on).all<CallRow>();
  return results.map(({ booking_id: booking, class_id: classId, state, at, who }) => ({
    ...(booking === null ? { of: 'trainer' as const, id: classId ?? '' } : { of: 'booking' as const, id: booking }),
    ...{ state, at: isoInstant(at), who },
  }));
}

interface UndoRow {
  id: string;
  act: DayClass['undo'][number]['act'];
  subject_id: string;
  until_at: number;
}

/** Who gives a class on its day; its trainer, where it was moved away. */
const giverThen = ({ facts, sittings: [sitting] }: ClassOfDay): string | null =>
  sitting ? giverOf(facts, sitting) : facts.trainer;

/** All of a day: its classes, whom they affect, and who was called. */
export async function officeDay(needs: Needs, on: string, query: DayQuery): Promise<OfficeDay> {
  const { db, now, siteData } = needs;
  const classes = await classesOfDay(needs, on, query);
  const ids = JSON.stringify(classes.map(({ row }) => row.id));
  const [[people, undo], calls, reaching, decisions] = await Promise.all([
    db.batch([db.prepare(sql.PEOPLE_OF_CLASSES).bind(ids), db.prepare(sql.UNDO_OF_CLASSES).bind(ids, now().getTime())]),
    callsOfDay(needs, on),
    reachingTrainers(db, classes.map(giverThen)),
    decisionsOf(db, on, classes),
  ]);
  const open = rowsOf<UndoRow>(undo);
  return {
    on,
    classes: classes.map((one) => ({
      ...one.facts,
      ...{ revision: one.row.revision, sittings: one.sittings, hindrance: one.hindrance, openSession: one.openSession },
      ...{ trainer: giverThen(one), ...reaching(giverThen(one)) },
      undo: open
        .filter(({ subject_id: subject }) => subject === one.row.id)
        .map(({ id, act, until_at: until }) => ({ id, act, until: isoInstant(until) })),
    })),
    buyers: buyersOf(rowsOf<PersonRow>(people)),
    calls,
    decisions,
    places: choicesOf(siteData).places,
  };
}
