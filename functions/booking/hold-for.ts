import type { HoldRequest } from '../../src/domain/booking/hold-contract.ts';
import { problem, type Refusal } from '../platform/answers.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { refusedLines } from './refusals.ts';
import { HOLD_LINES, INSERT_HOLD } from './sql.ts';

/** Seats that somebody holds for somebody else, in no cart. Instants are epoch milliseconds. */
interface HoldFor extends Pick<HoldRequest, 'language' | 'lines'> {
  id: string;
  reference: string;
  at: number;
  endsAt: number;
}

/**
 * The statements that hold seats of all classes or of none, under the rules of everybody's holds but for the caps of strangers:
 * what is full stays full, and who waits comes first. Or why they are not held.
 */
export async function holdFor(
  needs: Pick<Dependencies, 'db' | 'siteData' | 'cards'>,
  { id, reference, language, lines, at, endsAt }: HoldFor,
): Promise<D1PreparedStatement[] | Refusal<'seats_refused'>> {
  const { db } = needs;
  const refused = await refusedLines(needs, lines, at, []);
  if (refused.length > 0) return problem('seats_refused', 'Some seats cannot be held.', { lines: refused });
  return [
    db.prepare(INSERT_HOLD).bind(id, reference, language, at, endsAt, null, null, null, null),
    db.prepare(HOLD_LINES).bind(id, JSON.stringify(lines), at, '[]'),
  ];
}
