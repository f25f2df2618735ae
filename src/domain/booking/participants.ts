import type { Participant } from './contract.ts';
import { emailKey } from '../fields.ts';
import type { FieldReason } from '../api/errors.ts';

/**
 * Participants that belong to no line of the booking, or stand above the seats of theirs; by dotted field path.
 * Empty when all have a seat.
 */
export function misplacedParticipants(
  participants: readonly Participant[],
  lines: readonly { eventId: string; quantity: number }[],
): Record<string, FieldReason> {
  const seatsLeft = new Map(lines.map((line) => [line.eventId, line.quantity]));
  const fields: Record<string, FieldReason> = {};
  participants.forEach((participant, index) => {
    const left = seatsLeft.get(participant.eventId);
    if (left === undefined) fields[`participants.${index}.eventId`] = 'unknown_participant_line';
    else if (left === 0) fields[`participants.${index}.eventId`] = 'too_many';
    else seatsLeft.set(participant.eventId, left - 1);
  });
  return fields;
}

/**
 * Participants whose e-mail already has a seat in the same class, here or (`taken`: class id → keys) in another
 * booking. The first of two in one booking is not marked.
 */
export function duplicateParticipants(
  participants: readonly Participant[],
  taken: ReadonlyMap<string, ReadonlySet<string>>,
): Record<string, FieldReason> {
  const seen = new Map<string, Set<string>>();
  const fields: Record<string, FieldReason> = {};
  participants.forEach((participant, index) => {
    const key = emailKey(participant.email);
    if (key === null) return;
    const here = seen.get(participant.eventId) ?? new Set<string>();
    if (here.has(key) || taken.get(participant.eventId)?.has(key)) fields[`participants.${index}.email`] = 'duplicate';
    here.add(key);
    seen.set(participant.eventId, here);
  });
  return fields;
}
