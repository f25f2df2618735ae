import type { FieldReason } from '../../src/domain/api/errors.ts';
import { duplicateParticipants } from '../../src/domain/booking/participants.ts';
import type * as calls from '../../src/domain/changes/calls.ts';
import type { NameParticipants } from '../../src/domain/changes/contract.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { present } from '../../src/domain/present.ts';
import {
  emailsTaken,
  eventOf,
  nameSeats,
  queueJoining,
  recordEvent,
  type ChangeableParticipant,
} from '../booking/index.ts';
import { problem, type AnswerTo, type Refusal } from '../platform/answers.ts';
import { once, type KeyedCall } from '../platform/idempotency.ts';
import { deadlinesFor, openManaged, type ManagedRecord, type Needs } from './record.ts';
import { notChangeable, notProved } from './seats-of.ts';
import { QUEUE_CHANGE_MAIL } from './sql.ts';
import { bookingTouched, tellLeaving, writeChange } from './write.ts';

type Answer = AnswerTo<typeof calls.nameParticipants>;

interface Named {
  was: ChangeableParticipant;
  is: NameParticipants['participants'][number];
}

/**
 * Names seats until the days that the policy says, and puts other people on them until the class begins, free of charge
 * (booking rules 9 and 26). Who sat there and was told so is told again; who is new gets the joining instructions. Somebody
 * with a seat there through another buyer's booking is set apart, and only the office hears of it (booking rule 42).
 */
export function nameParticipants(
  needs: Needs,
  call: KeyedCall,
  secret: string,
  request: NameParticipants,
): Promise<Answer> {
  return once(needs.db, call, async (): Promise<Answer | null> => {
    const record = await openManaged(needs, secret);
    if (!record) return problem('not_found', 'There is no such booking.');
    const refused = notChangeable(record, request.revision) ?? notProved(record);
    if (refused) return refused;
    const named = request.participants.map((is) => ({ is, was: record.participants.find(({ id }) => id === is.id) }));
    if (named.some(({ was }) => !was)) return problem('not_found', 'There is no such seat in this booking.');
    const all = named.map(({ is, was }) => ({ is, was: present(was) }));
    const changes = all.filter(({ is, was }) => differs(is, was));
    const taken = await emailsTaken(needs.db, record.booking.id, emailKey(record.contact.email));
    // Only who reads the contact's mail is told of that contact's other bookings.
    const told = record.byMail ? taken.own : new Map<string, Set<string>>();
    return refusedNames(needs, record, all, told) ?? write(needs, call, record, changes, taken.all);
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
  const missing: Record<string, FieldReason> = {};
  for (const [index, { is, was }] of named.entries()) {
    if (!differs(is, was)) continue;
    const line = present(record.lines.find(({ class_id: id }) => id === was.class_id));
    const { canName, canReplace } = deadlinesFor(needs, record, line);
    if (!(was.email === '' ? canName : canReplace)) return problem('closed', 'It is too late to name this seat.');
    // Once somebody was named, the seat has somebody: an empty one could not be named any more.
    if (is.email === '' && !canName) missing[`participants.${index}.email`] = 'required';
    if (is.email !== '' && is.firstName === '') missing[`participants.${index}.firstName`] = 'required';
    if (is.email !== '' && is.lastName === '') missing[`participants.${index}.lastName`] = 'required';
  }
  if (Object.keys(missing).length > 0) return problem('validation', 'Names are missing.', { fields: missing });

  const duplicates = duplicatesWithin(record, named);
  if (Object.keys(duplicates).length > 0) {
    return problem('duplicate_participant', 'Somebody has two seats in one class.', { fields: duplicates });
  }
  return named.some((one) => !sameEmail(one) && sitsElsewhere(one, taken))
    ? problem('duplicate_participant', 'Somebody has a seat in that class.')
    : null;
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

function write(needs: Needs, call: KeyedCall, record: ManagedRecord, changes: readonly Named[], taken: Taken) {
  const { db, siteData } = needs;
  const { booking, at } = record;
  const revision = booking.revision + 1;
  const rows = changes.map((one) => ({ ...one.is, emailKey: keyOf(one, taken) }));
  const isSetApart = changes.some((one) => !sameEmail(one) && sitsElsewhere(one, taken));
  const classes = Map.groupBy(changes, ({ was }) => was.class_id);
  const happened = [...classes].flatMap(([eventId, people]) => {
    const replaced = people.filter((one) => one.was.email !== '' && !sameEmail(one));
    const kinds = [
      ['replaced', replaced.length],
      ['named', people.length - replaced.length],
    ] as const;
    return kinds
      .filter(([, seats]) => seats > 0)
      .map(([kind, seats]) =>
        recordEvent(db, { bookingId: booking.id, kind, at, who: 'buyer', detail: { revision, eventId, seats } }),
      );
  });
  const answer = { revision, creditedCents: 0, invoicedCents: 0, refundCents: 0, creditCents: 0 };
  return writeChange(needs, call, record, answer, [
    bookingTouched(needs, record),
    ...nameSeats(db, booking.id, rows),
    ...happened,
    ...[...classes].flatMap(([classId, people]) =>
      tellLeaving(
        needs,
        record,
        eventOf(record.events, { class_id: classId }),
        people.filter((one) => !sameEmail(one)).map(({ was }) => was),
      ),
    ),
    queueJoining(db, booking.id, at),
    ...(isSetApart
      ? [
          db
            .prepare(QUEUE_CHANGE_MAIL)
            .bind('office_booking', booking.id, revision, siteData.mail.office, booking.id, at),
        ]
      : []),
  ]);
}
