import type { Contact } from '../../src/domain/booking/billing.ts';
import type { Session } from '../../src/domain/catalogue/classes.ts';
import type { ClassChange, Mark, OfficeClass, RosterSeat } from '../../src/domain/classes/office-classes.ts';
import type { ChangedField } from '../../src/domain/classes/changed.ts';
import { giversOf } from '../../src/domain/classes/substitutes.ts';
import { daysToCome } from '../../src/domain/classes/days.ts';
import type { SiteClass } from '../../src/domain/site/site-data.ts';
import { present } from '../../src/domain/present.ts';
import { datedClass, givenOf, scheduledValue } from '../catalogue/index.ts';
import { listActs } from '../office/index.ts';
import { isoInstant } from '../platform/answers.ts';
import { rowsOf } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { undoableActs } from '../platform/undo.ts';
import { busyAmong, clashWith } from './busy.ts';
import * as sql from './file-sql.ts';
import { marginsOf } from './costs.ts';
import { coursewareOf } from './courseware.ts';
import { factsOf, type SummedRow } from './list.ts';
import { needsOfDays, readNeeds } from './needs.ts';
import { notesOfClass } from './notes.ts';
import { roomTaken } from './room.ts';
import { giversOfDays } from './substitutes.ts';
import { teamFor } from './teachers.ts';
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
  certificate: string | null;
  reported: RosterSeat['reported'];
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

/** A class that has the same room at the same time, as long as this one is to be given. */
const roomClashOf = (db: D1Database, row: SummedRow, sessions: readonly Session[]): Promise<string | null> =>
  row.state === 'tentative' || row.state === 'confirmed'
    ? roomTaken(db, {
        ...{ id: row.id, placeId: row.place_id, room: row.room, sessions },
        ...{ startsAt: row.starts_at, endsAt: row.ends_at },
      })
    : Promise.resolve(null);

/** All of a class, as it stands; `null` where there is none. */
export async function classFile(needs: Needs, id: string): Promise<OfficeClass | null> {
  const read = await readClass(needs, id);
  if (!read) return null;
  const { row, file, people, changes } = read;
  const given = givenOf(row);
  const toCome = { ...given, sessions: daysToCome(given.sessions, needs.now().getTime()) };
  const team = teamFor(needs.siteData, row);
  const trainers = team.map(({ trainer }) => trainer);
  const [
    clash,
    busy,
    dayGivers,
    open,
    { acts: history },
    margins,
    notes,
    roomClash,
    days,
    courseware,
    reaching,
    trainersNews,
  ] = await Promise.all([
    clashWith(needs, row, toCome),
    busyAmong(needs, trainers, row, toCome),
    giversOfDays(needs, row),
    undoableActs(needs.db, 'class', id, needs.now().getTime()),
    listActs(needs, { subject: 'class', id, act: '' }),
    marginsOf(needs, [id]),
    notesOfClass(needs.db, id),
    roomClashOf(needs.db, row, given.sessions),
    needsOfDays(needs, file),
    coursewareOf(needs, id),
    reachingTrainers(needs.db, [row.trainer, ...giversOf(given)]),
    newsOfTrainers(needs.db, id),
  ]);
  return {
    ...file,
    ...{ bookedCents: row.booked_cents, priceCents: row.price_cents, revision: row.revision, clash },
    ...{ attended: row.attended, ...reaching(row.trainer), trainersNews },
    standIns: giversOf(given).flatMap((trainer) =>
      trainer === row.trainer ? [] : [{ trainer, ...reaching(trainer) }],
    ),
    ...{ notes, roomClash, needsOfDays: days, courseware },
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
    ...{ trainers, busy, dayGivers },
    lacking: team.flatMap(({ trainer, lacks }) => (lacks === null ? [] : [{ trainer, lacks }])),
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
    ...{ certificate: row.certificate, reported: row.reported },
    needs: readNeeds(row.needs),
    buyer: `${buyer.firstName ?? ''} ${buyer.lastName ?? ''}`.trim(),
    ...{ buyerEmail: buyer.email ?? '', buyerPhone: buyer.phone ?? '', organisation: buyer.organisation ?? '' },
  };
}
