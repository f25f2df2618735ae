import type { FieldReason } from '../../src/domain/api/errors.ts';
import { duplicateParticipants } from '../../src/domain/booking/participants.ts';
import type * as calls from '../../src/domain/changes/calls.ts';
import type { NameParticipants } from '../../src/domain/changes/contract.ts';
import { MOST_TELLINGS } from '../../src/domain/changes/telling.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { present } from '../../src/domain/present.ts';
import { isPrintable } from '../../src/domain/printable.ts';
import {
  emailsTaken,
  isTakenOver,
  nameSeats,
  needsGoAlong,
  retell,
  tellSeatsOfClasses,
  toldByOffice,
  type ChangeableParticipant,
  type Asking,
} from '../booking/index.ts';
import { marksOfOthers, sentToOthers } from '../classes/index.ts';
import { problem, type AnswerTo, type Refusal } from '../platform/answers.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, type KeyedCall } from '../platform/idempotency.ts';
import { deadlinesFor, openManaged, type Managed, type ManagedRecord, type Needs as RecordNeeds } from './record.ts';
import { notChangeable, notProved } from './seats-of.ts';
import { QUEUE_CHANGE_MAIL } from './sql.ts';
import { toldAfter } from './told.ts';
import { bookingTouched, eventOfChange, writeChange } from './write.ts';
import { NOTHING_BACK } from './ways-back.ts';

type Needs = RecordNeeds & Pick<Dependencies, 'limiter'>;

const HOUR_MS = 3_600_000;

type Answer = AnswerTo<typeof calls.nameParticipants>;

interface Named {
  was: ChangeableParticipant;
  is: NameParticipants['participants'][number];
}

interface Source {
  open: () => Promise<Managed>;
  /** Digest of where the names come from; `null` for the office, which is not counted. */
  network: string | null;
}

/** Names seats, as the buyer asks. */
export const nameParticipants = (
  needs: Needs,
  call: KeyedCall,
  asking: Asking,
  request: NameParticipants,
  network: string,
): Promise<Answer> => nameWith(needs, call, { open: () => openManaged(needs, asking), network }, request);

/**
 * Names seats until the days that the policy says, and puts other people on them until the class begins, free of charge
 * (booking rules 9 and 26). Once the names have stood for a while, who sat there and was told so is told again, and who is new
 * gets the joining instructions; beyond what a booking may mail, the office tells them (booking rule 41). Somebody
 * with a seat there through another buyer's booking is set apart, and only the office hears of it (booking rule 42).
 */
export function nameWith(
  needs: Needs,
  call: KeyedCall,
  { open, network }: Source,
  request: NameParticipants,
): Promise<Answer> {
  return once(needs.db, call, async (): Promise<Answer | null> => {
    const record = await open();
    if ('problem' in record) return record;
    const refused = notChangeable(record, request.revision) ?? notProved(record);
    if (refused) return refused;
    const named = request.participants.map((is) => ({ is, was: record.participants.find(({ id }) => id === is.id) }));
    if (named.some(({ was }) => !was)) return problem('not_found', 'There is no such seat in this booking.');
    const all = named.map(({ is, was }) => ({ is, was: present(was) }));
    const changes = all.filter(({ is, was }) => differs(is, was));
    const taken = await emailsTaken(needs.db, record.booking.id, emailKey(record.contact.email));
    // Only who reads the contact's mail is told of that contact's other bookings.
    const told = record.byContact ? taken.own : new Map<string, Set<string>>();
    const refusedName = refusedNames(needs, record, all, told);
    if (refusedName) return refusedName;
    const bookingId = record.booking.id;
    const byOffice = record.staff
      ? new Set<string>()
      : await toldByOffice(needs, { bookingId, network, ...emailsAfter(record, changes) });
    return write(needs, call, record, changes, { taken: taken.all, byOffice });
  });
}

function differs(is: Named['is'], was: ChangeableParticipant): boolean {
  return is.firstName !== was.first_name || is.lastName !== was.last_name || is.email !== was.email;
}

const sameEmail = ({ is, was }: Named) => emailKey(is.email) === emailKey(was.email);

type Taken = ReadonlyMap<string, ReadonlySet<string>>;

function refusedNames(
  needs: Needs,
  record: ManagedRecord,
  named: readonly Named[],
  taken: Taken,
): Refusal<'closed' | 'validation' | 'duplicate_participant'> | null {
  const wrong: Record<string, FieldReason> = {};
  for (const [index, { is, was }] of named.entries()) {
    if (!differs(is, was)) continue;
    const line = present(record.lines.find(({ class_id: id }) => id === was.class_id));
    const { canName, canReplace } = deadlinesFor(needs, record, line);
    if (!record.staff && !(was.email === '' ? canName : canReplace))
      return problem('closed', 'It is too late to name this seat.');
    // Once somebody was named, the seat has somebody: an empty one could not be named any more.
    if (is.email === '' && !canName && !record.staff) wrong[`participants.${index}.email`] = 'required';
    if (is.email !== '' && is.firstName === '') wrong[`participants.${index}.firstName`] = 'required';
    if (is.email !== '' && is.lastName === '') wrong[`participants.${index}.lastName`] = 'required';
    for (const name of unprintable({ is, was })) wrong[`participants.${index}.${name}`] = 'unprintable';
  }
  if (Object.keys(wrong).length > 0)
    return problem('validation', 'Names are missing, or cannot be printed.', { fields: wrong });

  const duplicates = duplicatesWithin(record, named);
  if (Object.keys(duplicates).length > 0) {
    return problem('duplicate_participant', 'Somebody has two seats in one class.', { fields: duplicates });
  }
  return named.some((one) => !sameEmail(one) && sitsElsewhere(one, taken))
    ? problem('duplicate_participant', 'Somebody has a seat in that class.')
    : null;
}

/** Names that cannot be printed; what was kept before that was asked stays. */
function unprintable({ is, was }: Named): ('firstName' | 'lastName')[] {
  const before = { firstName: was.first_name, lastName: was.last_name };
  return (['firstName', 'lastName'] as const).filter((name) => is[name] !== before[name] && !isPrintable(is[name]));
}

/** Two seats of one class for one e-mail, as the booking would be; the fields of those that were sent. */
function duplicatesWithin({ participants }: ManagedRecord, named: readonly Named[]): Record<string, FieldReason> {
  const stays = participants.filter(({ id }) => !named.some(({ is }) => is.id === id));
  const seat = (eventId: string, firstName: string, lastName: string, email: string) => {
    return { eventId, firstName, lastName, email };
  };
  const wanted = [
    ...stays.map((row) => seat(row.class_id, row.first_name, row.last_name, row.email)),
    ...named.map(({ is, was }) => seat(was.class_id, is.firstName, is.lastName, is.email)),
  ];
  const found = duplicateParticipants(wanted, new Map());
  return Object.fromEntries(
    Object.entries(found).map(([field, reason]) => [
      field.replace(/\d+/, (index) => String(Number(index) - stays.length)),
      reason,
    ]),
  );
}

function sitsElsewhere({ is, was }: Named, taken: Taken): boolean {
  const key = emailKey(is.email);
  return key !== null && taken.get(was.class_id)?.has(key) === true;
}

/** As for a seat that is booked: that of somebody with another seat in the class is nobody's. */
function keyOf(one: Named, taken: Taken): string | null {
  const key = emailKey(one.is.email);
  return sitsElsewhere(one, taken) ? `${key} ${one.is.id}` : key;
}

/** E-mails that keep a seat of the booking, and those that get one. */
function emailsAfter({ participants, contact }: ManagedRecord, changes: readonly Named[]) {
  const staying = participants.filter(({ id }) => !changes.some(({ was }) => was.id === id));
  const named = changes.filter((one) => !sameEmail(one) && emailKey(one.is.email) !== emailKey(contact.email));
  return { staying: staying.map(({ email }) => email), named: named.map(({ is }) => is.email) };
}

/** Who was told of which seat, once these are named. */
function toldSeats({ participants }: ManagedRecord, changes: readonly Named[]) {
  const emails = new Map(changes.map(({ is }) => [is.id, is.email]));
  const after = participants.map(({ id, class_id, email, told_email: told, awaits_joining: awaitsJoining }) => ({
    ...{ id, class_id, email: emails.get(id) ?? email },
    told: told === null ? null : { email: told, awaitsJoining },
  }));
  return new Map([...Map.groupBy(after, (row) => row.class_id).values()].flatMap((seats) => [...toldAfter(seats)]));
}

/** What is known of people of these seats, was sent to them, and ticked of them. */
function peopleGoAlong(
  db: D1Database,
  { booking, at }: Pick<ManagedRecord, 'booking' | 'at'>,
  changes: readonly Named[],
): D1PreparedStatement[] {
  const renamed = changes.map(({ was, is }) => ({
    was,
    is: { first_name: is.firstName, last_name: is.lastName, email: is.email },
  }));
  const others = renamed.filter(isTakenOver).map(({ was }) => was.id);
  return [
    ...needsGoAlong(db, booking.id, renamed),
    sentToOthers(db, booking.id, others),
    marksOfOthers(db, booking.id, others, at),
  ];
}

interface Known {
  taken: Taken;
  /** Keys of those whom the office tells. */
  byOffice: ReadonlySet<string>;
}

function write(
  needs: Needs,
  call: KeyedCall,
  record: ManagedRecord,
  changes: readonly Named[],
  { taken, byOffice }: Known,
) {
  const { db, siteData } = needs;
  const { booking, at } = record;
  const revision = booking.revision + 1;
  const officeTells = ({ is, was }: Named) =>
    (sameEmail({ is, was }) && was.office_tells === 1) ||
    byOffice.has(emailKey(is.email) ?? '') ||
    was.tellings >= MOST_TELLINGS;
  const rows = changes.map((one) => {
    const keys = { emailKey: keyOf(one, taken), keyBefore: one.was.email_key };
    return { ...one.is, ...keys, officeTells: officeTells(one) };
  });
  const isSetApart = changes.some((one) => !sameEmail(one) && sitsElsewhere(one, taken));
  const isForOffice = rows.some((row) => row.officeTells && row.email !== '');
  const classes = Map.groupBy(changes, ({ was }) => was.class_id);
  const happened = [...classes].flatMap(([eventId, people]) => {
    const replaced = people.filter((one) => one.was.email !== '' && !sameEmail(one));
    const kinds = { replaced: replaced.length, named: people.length - replaced.length };
    return (['replaced', 'named'] as const)
      .filter((kind) => kinds[kind] > 0)
      .map((kind) => eventOfChange(needs, record, kind, { eventId, seats: kinds[kind] }));
  });
  const officeMail = (version: number, due: number) =>
    db.prepare(QUEUE_CHANGE_MAIL).bind('office_booking', booking.id, version, siteData.mail.office, booking.id, due);
  const hour = Math.floor(at / HOUR_MS) + 1;
  const answer = { revision, creditedCents: 0, invoicedCents: 0, ...NOTHING_BACK };
  return writeChange(needs, call, record, answer, [
    bookingTouched(needs, record),
    ...nameSeats(db, booking.id, rows, at),
    ...peopleGoAlong(db, record, changes),
    retell(db, booking.id, toldSeats(record, changes)),
    ...happened,
    ...tellSeatsOfClasses(db, booking.id, at),
    ...(isSetApart ? [officeMail(revision, at)] : []),
    // Once an hour and at its end, since whoever names so many people may go on with it.
    ...(isForOffice ? [officeMail(hour, hour * HOUR_MS)] : []),
  ]);
}
