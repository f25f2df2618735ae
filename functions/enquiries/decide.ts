import { isRegistration } from '../../src/domain/enquiries/registration.ts';
import type { EnquiryKind } from '../../src/domain/enquiries/enquiries.ts';
import type { PlacesAsked } from '../../src/domain/inbox/inbox.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { standsFrom } from '../platform/undo.ts';
import { ASKED_OF_OFFICE, GIVE_PLACES, QUEUE_DECIDED, REFUSE_PLACES, TAKE_DECIDED_BACK } from './decide-sql.ts';
import { openSubject } from './subject.ts';

export type Decision = 'given' | 'refused';

/** Where a registration stands that was proved, or sent by a session. */
export function standingOf({ for_office, decision }: { for_office: 0 | 1; decision: Decision | null }) {
  if (for_office === 0 || decision === 'given') return 'kept';
  return decision === null ? 'office' : 'refused';
}

interface AskedRow {
  kind: EnquiryKind;
  about: string;
  places: number;
  decision: Decision | null;
  reason: string | null;
  taken: number;
}

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData'>;

/** The places that a registration asks the office for; `null` where it does not. */
export async function placesAsked(needs: Needs, id: string): Promise<PlacesAsked | null> {
  const row = await needs.db.prepare(ASKED_OF_OFFICE).bind(id, needs.now().getTime()).first<AskedRow>();
  if (!row || !isRegistration(row.kind)) return null;
  const { places, decision, reason } = row;
  const capacity = openSubject(needs, row.kind, row.about)?.capacity;
  return {
    places,
    decision,
    reason,
    left: capacity === undefined ? null : Math.max(0, capacity - row.taken),
    capacity: capacity ?? null,
  };
}

/**
 * The statements that give the places of an event which a registration waits for or was refused, or refuse them, with the mail that
 * tells its sender a minute later. Too few places break a constraint; what is decided already stays, which the batch has to see by itself.
 */
export function decidePlaces(
  { db }: Pick<Needs, 'db'>,
  { id, at, ...decided }: { id: string; at: number } & ({ capacity: number } | { reason: string }),
): D1PreparedStatement[] {
  return [
    'capacity' in decided
      ? db.prepare(GIVE_PLACES).bind(id, at, decided.capacity)
      : db.prepare(REFUSE_PLACES).bind(id, decided.reason),
    db.prepare(TAKE_DECIDED_BACK).bind(id),
    db.prepare(QUEUE_DECIDED).bind(id, at, standsFrom(at)),
  ];
}
