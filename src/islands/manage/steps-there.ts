import type { CancellationStep, EventDetail } from '../../domain/catalogue/classes.ts';
import type { ManagedLine } from '../../domain/changes/contract.ts';
import { coveredSteps } from '../../domain/packages/offer.ts';
import { stepsFor } from '../checkout/steps-for.ts';

type Sold = Pick<EventDetail, 'cancellation' | 'sessions' | 'timeZone'>;

/**
 * What giving a seat back will cost once it is moved from a line to another class. A booking that is paid at the first session is
 * known by its line: nobody else cancels free of charge until that day. Empty where we are the reason for the move, since the
 * line's own steps tell nothing then.
 */
export function stepsThere(
  {
    steps,
    waived,
    coveredBy,
    event,
  }: Pick<ManagedLine, 'steps' | 'waived' | 'coveredBy'> & {
    event: Pick<ManagedLine['event'], 'sessions' | 'timeZone'>;
  },
  there: Sold,
): readonly CancellationStep[] {
  if (waived) return [];
  const [last] = stepsFor({ ...event, cancellation: [] }, true);
  const atFirstSession = last !== undefined && steps[0]?.feeRate === 0 && steps[0].until === last.until;
  const own = stepsFor(there, atFirstSession);
  return coveredBy ? coveredSteps(own) : own;
}
