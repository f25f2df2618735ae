import type { CancellationStep } from '../catalogue/classes.ts';
import type { CancellationTier } from './contract.ts';
import { addBusinessDays, businessDaysBetween, dateIn, type PlainDate } from '../time/calendar.ts';
import { applyRate, type Cents, type Rate } from '../money/money.ts';

/** The whole amount, in 1/100,000: what is kept once a class has begun, whatever the tiers say. */
const WHOLE: Rate = 100_000;

/** Business days left before the first session, in the class's time zone (booking rule 25). */
export function noticeDays(
  cancelledAt: string | number,
  firstSessionStart: string,
  timeZone: string,
  holidays: ReadonlySet<PlainDate>,
): number {
  return businessDaysBetween(dateIn(timeZone, cancelledAt), dateIn(timeZone, firstSessionStart), holidays);
}

/**
 * The part of the price that is kept: the rate of the tier with the most days that the notice still reaches. Tiers
 * may come in any order; notice below every tier costs the whole amount.
 */
export function cancellationRate(tiers: readonly CancellationTier[], businessDays: number): Rate {
  const reached = tiers.filter((tier) => tier.minBusinessDays <= businessDays);
  if (reached.length === 0) return WHOLE;
  return reached.reduce((best, tier) => (tier.minBusinessDays > best.minBusinessDays ? tier : best)).feeRate;
}

/** What is kept of `amountCents`, rounded half up to the cent. */
export function cancellationFee(amountCents: Cents, tiers: readonly CancellationTier[], businessDays: number): Cents {
  return applyRate(amountCents, cancellationRate(tiers, businessDays));
}

/**
 * What cancelling one class costs from `now` on, step by step, today's first (booking rule 31). Steps that cost the
 * same are one; from the first session on, all of the price is kept.
 */
export function cancellationSteps(
  tiers: readonly CancellationTier[],
  { now, start, timeZone, holidays }: CancelledClass,
): CancellationStep[] {
  const today = dateIn(timeZone, now);
  const firstDay = dateIn(timeZone, start);
  const steps: CancellationStep[] = [];
  const add = (until: PlainDate | null, feeRate: Rate) => {
    const last = steps.at(-1);
    if (last?.feeRate === feeRate) last.until = until;
    else steps.push({ until, feeRate });
  };
  for (const { minBusinessDays, feeRate } of [...tiers].sort((a, b) => b.minBusinessDays - a.minBusinessDays)) {
    const until = addBusinessDays(firstDay, -minBusinessDays, holidays);
    if (until >= today) add(until, feeRate);
  }
  add(null, WHOLE);
  return steps;
}

/** A class that may be cancelled: instants in ISO 8601 or epoch milliseconds, IANA zone, holidays where it is taught. */
export interface CancelledClass {
  now: string | number;
  start: string | number;
  timeZone: string;
  holidays: ReadonlySet<PlainDate>;
}
