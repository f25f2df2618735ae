import { feesOf, type GivenSeats } from '../../src/domain/changes/seats.ts';
import { present } from '../../src/domain/present.ts';
import { problem, type Refusal } from '../platform/answers.ts';
import type { ChangeableParticipant } from '../booking/index.ts';
import { deadlinesFor, isAsMoved, waitsForProof, waivedBy, type ManagedRecord, type Needs } from './record.ts';

/** Seats of one line that are to be changed together. */
export interface ChosenSeats {
  line: ManagedRecord['lines'][number];
  people: ChangeableParticipant[];
}

/** Why a booking cannot be changed as it is; `null` where it can. */
export function notChangeable(
  { booking }: ManagedRecord,
  revision: number,
): Refusal<'closed' | 'booking_changed'> | null {
  if (booking.revision !== revision) return problem('booking_changed', 'The booking was changed meanwhile.');
  return booking.state === 'confirmed' ? null : problem('closed', 'The booking is not one that can be changed.');
}

/** Why it is not changed before its buyer has proved to be there: that costs others, and has no invoice to stand on. */
export function notProved(record: ManagedRecord): Refusal<'unproved'> | null {
  return waitsForProof(record) ? problem('unproved', 'The buyer has not proved to be there.') : null;
}

/** The chosen seats, line by line; `null` where one of them is none of this booking. */
export function chosenSeats({ lines, participants }: ManagedRecord, ids: readonly string[]): ChosenSeats[] | null {
  const chosen = participants.filter(({ id }) => ids.includes(id));
  if (chosen.length < ids.length) return null;
  return [...Map.groupBy(chosen, (person) => person.class_id)].map(([classId, people]) => ({
    line: present(lines.find((line) => line.class_id === classId)),
    people,
  }));
}

/** What giving these seats back costs today. */
export function feesOfSeats(
  needs: Pick<Needs, 'siteData'>,
  record: ManagedRecord,
  { line, people }: ChosenSeats,
): GivenSeats[] {
  const { steps } = deadlinesFor(needs, record, line);
  const feeRate = record.staff?.feeRate ?? null;
  if (feeRate !== null) return [{ eventId: line.class_id, seats: people.length, feeRate }];
  return feesOf(
    { eventId: line.class_id, steps, waived: waivedBy(record, line) },
    people.map((person) => ({ feeFloor: person.fee_floor, asMoved: isAsMoved(record, person) })),
  );
}
