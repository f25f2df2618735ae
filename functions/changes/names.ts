import type { FieldReason } from '../../src/domain/api/errors.ts';
import { duplicateParticipants } from '../../src/domain/booking/participants.ts';
import type * as calls from '../../src/domain/changes/calls.ts';
import type { NameParticipants } from '../../src/domain/changes/contract.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { present } from '../../src/domain/present.ts';
import {
  changing,
  eventOf,
  QUEUE_JOINING_INSTRUCTIONS,
  recordEvent,
  type ChangeableParticipant,
} from '../booking/index.ts';
import { problem, type AnswerTo, type Refusal } from '../platform/answers.ts';
import { once, type KeyedCall } from '../platform/idempotency.ts';
import { deadlinesFor, openManaged, type ManagedRecord, type Needs } from './record.ts';
import { notChangeable } from './seats-of.ts';
import { bookingTouched, tellLeaving, writeChange } from './write.ts';

type Answer = AnswerTo<typeof calls.nameParticipants>;

interface Named {
  was: ChangeableParticipant;
  is: NameParticipants['participants'][number];
}

/**
 * Names seats until the days that the policy says, and puts other people on them until the class begins, free of charge
 * (booking rules 9 and 26). Who sat there and was told so is told again; who is new gets the joining instructions.
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
    const refused = notChangeable(record, request.revision);
    if (refused) return refused;
    const named = request.participants.map((is) => ({ is, was: record.participants.find(({ id }) => id === is.id) }));
    if (named.some(({ was }) => !was)) return problem('not_found', 'There is no such seat in this booking.');
    const all = named.map(({ is, was }) => ({ is, was: present(was) }));
    const changes = all.filter(({ is, was }) => differs(is, was));
    return (await refusedNames(needs, record, all)) ?? write(needs, call, record, changes);
  });
}

function differs(is: Named['is'], was: ChangeableParticipant): boolean {
  return is.firstName !== was.first_name || is.lastName !== was.last_name || is.email !== was.email;
}

const sameEmail = ({ is, was }: Named) => emailKey(is.email) === emailKey(was.email);

async function refusedNames(
  needs: Needs,
  record: ManagedRecord,
  named: readonly Named[],
): Promise<Refusal<'closed' | 'validation' | 'duplicate_participant'> | null> {
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
  return (await sitElsewhere(needs, record, named))
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

/** Whether one of the new e-mails has a seat in the class by another booking; nobody is told which (booking rule 42). */
async function sitElsewhere({ db }: Needs, { booking }: ManagedRecord, named: readonly Named[]): Promise<boolean> {
  const byClass = Map.groupBy(
    named.filter((one) => one.is.email !== '' && !sameEmail(one)),
    ({ was }) => was.class_id,
  );
  for (const [classId, people] of byClass) {
    const emails = JSON.stringify(people.map(({ is }) => emailKey(is.email)));
    const own = JSON.stringify([booking.id]);
    const row = await db.prepare(changing.SEATS_OF_EMAILS).bind(classId, emails, own).first<{ taken: number }>();
    if ((row?.taken ?? 0) > 0) return true;
  }
  return false;
}

function write(needs: Needs, call: KeyedCall, record: ManagedRecord, changes: readonly Named[]) {
  const { db } = needs;
  const { booking, at } = record;
  const revision = booking.revision + 1;
  const rows = changes.map(({ is }) => ({ ...is, emailKey: emailKey(is.email) }));
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
    db.prepare(changing.UNNAME_SEATS).bind(booking.id, JSON.stringify(changes.map(({ is }) => is.id))),
    db.prepare(changing.NAME_SEATS).bind(booking.id, JSON.stringify(rows)),
    ...happened,
    ...[...classes].flatMap(([classId, people]) =>
      tellLeaving(
        needs,
        record,
        eventOf(record.events, { class_id: classId }),
        people.filter((one) => !sameEmail(one)).map(({ was }) => was),
      ),
    ),
    db.prepare(QUEUE_JOINING_INSTRUCTIONS).bind(at, JSON.stringify([...classes.keys()])),
  ]);
}
