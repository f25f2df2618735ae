import type { Contact } from '../../src/domain/booking/billing.ts';
import type { ClassChange, Mark, OfficeClass, RosterSeat } from '../../src/domain/classes/office-classes.ts';
import type { ChangedField } from '../../src/domain/classes/changed.ts';
import { daysToCome } from '../../src/domain/classes/days.ts';
import { clashesOf, type Busy } from '../../src/domain/team/teaching.ts';
import type { SiteClass } from '../../src/domain/site/site-data.ts';
import type { Session } from '../../src/domain/catalogue/classes.ts';
import { present } from '../../src/domain/present.ts';
import { datedClass, scheduledValue } from '../catalogue/index.ts';
import { listActs } from '../office/index.ts';
import { isoInstant } from '../platform/answers.ts';
import { rowsOf } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { undoableActs } from '../platform/undo.ts';
import { DAY_MS } from '../platform/tasks.ts';
import * as sql from './file-sql.ts';
import { marginsOf } from './costs.ts';
import { coursewareOf } from './courseware.ts';
import { factsOf, type SummedRow } from './list.ts';
import { needsOfDays, readNeeds } from './needs.ts';
import { notesOfClass } from './notes.ts';
import { teachersOf } from './teachers.ts';
import { newsOfTrainers } from './telling-trainers.ts';
import { reachingTrainers } from './trainer-phone.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData'>;

interface PersonRow {
  id: string;
  name: string;
  email: string;
  booking_id: string;
  number: string | null;
  state: RosterSeat['bookingState'];
  contact: string;
  proved: 0 | 1;
  needs: string;
}

interface ChangeRow {
  field: ChangedField;
  scheduled: string;
  reason: string;
  at: number;
  who: string | null;
}

type MarkRow = Omit<Mark, 'participantId'> & { participant_id: string };

/** Everything about one class, for the office and its trainer alike; `null` where there is none. */
export async function readClass({ db, now }: Pick<Needs, 'db' | 'now'>, id: string) {
  const at = now().getTime();
  const [summed, links, people, marks, changes] = await db.batch([
    db.prepare(sql.CLASS_WITH_SUMS).bind(at, id),
    ...[sql.LINKS_OF_CLASS, sql.PEOPLE_OF_CLASS, sql.MARKS_OF_CLASS, sql.CHANGES_OF_CLASS].map((one) =>
      db.prepare(one).bind(id),
    ),
  ]);
  const [row] = rowsOf<SummedRow & { order_state: string | null; attended: number }>(summed);
  if (!row) return null;
  const file = {
    ...factsOf(row, at),
    place: datedClass(row, at).place,
    links: rowsOf<OfficeClass['links'][number]>(links),
    marks: rowsOf<MarkRow>(marks).map(({ participant_id: participantId, ...mark }) => ({ ...mark, participantId })),
  };
  return { row, file, people: rowsOf<PersonRow>(people), changes: rowsOf<ChangeRow>(changes) };
}

/** All of a class, as it stands; `null` where there is none. */
export async function classFile(needs: Needs, id: string): Promise<OfficeClass | null> {
  const read = await readClass(needs, id);
  if (!read) return null;
  const { row, file, people, changes } = read;
  const given = { ...row, id, sessions: file.sessions };
  const trainers = teachersOf(needs.siteData, row);
  const [clash, busy, open, { acts: history }, margins, notes, roomClash, days, courseware, reaching, trainersNews] =
    await Promise.all([
      clashWith(needs, given),
      busyAmong(needs, trainers, { ...given, sessions: daysToCome(file.sessions, needs.now().getTime()) }),
      undoableActs(needs.db, 'class', id, needs.now().getTime()),
      listActs(needs, { subject: 'class', id, act: '' }),
      marginsOf(needs, [id]),
      notesOfClass(needs.db, id),
      needs.db.prepare(sql.SAME_ROOM).bind(id).first<{ id: string }>(),
      needsOfDays(needs, file),
      coursewareOf(needs, id),
      reachingTrainers(needs.db, [row.trainer]),
      newsOfTrainers(needs.db, id),
    ]);
  return {
    ...file,
    ...{ bookedCents: row.booked_cents, priceCents: row.price_cents, revision: row.revision, clash },
    ...{ attended: row.attended, ...reaching(row.trainer), trainersNews },
    ...{ notes, roomClash: roomClash?.id ?? null, needsOfDays: days, courseware },
    order: row.private_order_id,
    orderEnded: row.order_state !== null && row.order_state !== 'confirmed',
    margin: present(margins.get(id)),
    changed: changes.map((change) =>
      changeOf(
        change,
        needs.siteData.classes.find((one) => one.id === id),
      ),
    ),
    people: people.map(rosterSeat),
    undo: open.map(({ id: undo, act, until_at: until }) => ({ id: undo, act, until: isoInstant(until) })),
    ...{ trainers, busy },
    history: history.filter(({ act }) => act !== 'file_opened'),
  };
}

/** As the schedule has the class now; one that it holds no more, as it had it then. */
const changeOf = ({ field, scheduled, reason, at, who }: ChangeRow, now: SiteClass | undefined): ClassChange => ({
  ...{ field, reason, who, at: isoInstant(at) },
  scheduled: scheduledValue(field, now ?? (JSON.parse(scheduled) as SiteClass)),
});

function rosterSeat(row: PersonRow): RosterSeat {
  const { id, name, email, booking_id: bookingId, number, state, contact, proved } = row;
  const buyer = JSON.parse(contact) as Partial<Contact>;
  return {
    ...{ id, name, email, bookingId, number, bookingState: state, proved: proved === 1 },
    needs: readNeeds(row.needs),
    buyer: `${buyer.firstName ?? ''} ${buyer.lastName ?? ''}`.trim(),
    ...{ buyerEmail: buyer.email ?? '', buyerPhone: buyer.phone ?? '', organisation: buyer.organisation ?? '' },
  };
}

interface BusyRow {
  id: string;
  trainer: string;
  sessions: string;
  time_zone: string;
  place_id: string | null;
}

export type Given = Pick<SummedRow, 'id' | 'trainer' | 'time_zone' | 'place_id' | 'starts_at' | 'ends_at'> & {
  sessions: readonly Session[];
};

/** Who of some trainers could not give a class as it stands, each with the class that they give at the same time, or in another city on that day. */
async function busyAmong(
  { db }: Pick<Needs, 'db'>,
  trainers: readonly string[],
  { id, sessions, time_zone: timeZone, place_id: placeId, starts_at: start, ends_at: end }: Omit<Given, 'trainer'>,
): Promise<OfficeClass['busy']> {
  const { results } = await db
    .prepare(sql.BUSY_CLASSES)
    .bind(JSON.stringify(trainers), start - DAY_MS, end + DAY_MS)
    .all<BusyRow>();
  const others = Map.groupBy(
    results.filter((row) => row.id !== id),
    (row) => row.trainer,
  );
  return trainers.flatMap((trainer) => {
    const own = { id, trainer, sessions, timeZone, placeId };
    const busy = (others.get(trainer) ?? []).map((row): Busy => ({
      ...{ id: row.id, trainer, timeZone: row.time_zone, placeId: row.place_id },
      sessions: JSON.parse(row.sessions) as Session[],
    }));
    // Others that stand in each other's way are shown with their own classes.
    const clash = clashesOf([own, ...busy]).find(({ first, second }) => first === own || second === own);
    return clash ? [{ trainer, id: clash.first === own ? clash.second.id : clash.first.id, why: clash.why }] : [];
  });
}

/** The class that keeps its trainer from giving it; `null` where there is none. */
export async function clashWith(needs: Pick<Needs, 'db'>, { trainer, ...given }: Given): Promise<OfficeClass['clash']> {
  const [clash] = trainer === null ? [] : await busyAmong(needs, [trainer], given);
  return clash ? { id: clash.id, why: clash.why } : null;
}
