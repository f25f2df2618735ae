import { cancellationSteps } from '../booking/cancellation.ts';
import type { CancellationTier } from '../booking/contract.ts';
import type { CancellationStep } from '../catalogue/classes.ts';
import { addBusinessDays, dateIn, type PlainDate } from '../time/calendar.ts';

/** A class of a booking, as its deadlines are worked out from. Instants are epoch milliseconds. */
export interface BookedClass {
  startsAt: number;
  timeZone: string;
  holidays: ReadonlySet<PlainDate>;
  /** Cancelled or withdrawn by us. */
  cancelled: boolean;
  /** Its day, time or place is another one than when it was booked. */
  changed: boolean;
}

export interface Deadlines {
  /** What giving a seat back costs, today's first (booking rules 25, 28 and 31). */
  steps: CancellationStep[];
  /** The last day on which a seat without a name gets one, in the class's time zone (booking rule 9). */
  namesUntil: PlainDate;
  /** Whether such a seat still gets one, a named one another person (booking rule 26), and seats can be given back or moved. */
  canName: boolean;
  canReplace: boolean;
  canGiveBack: boolean;
}

const FREE: CancellationStep[] = [{ until: null, feeRate: 0 }];

/** Until when what can be done with the seats of a class. A class that we cancelled or changed is given back free of charge. */
export function deadlinesOf(
  { startsAt, timeZone, holidays, cancelled, changed }: BookedClass,
  tiers: readonly CancellationTier[],
  { now, namesBusinessDays }: { now: number; namesBusinessDays: number },
): Deadlines {
  const begun = now >= startsAt;
  const namesUntil = addBusinessDays(dateIn(timeZone, startsAt), -namesBusinessDays, holidays);
  return {
    steps: cancelled || changed ? FREE : cancellationSteps(tiers, { now, start: startsAt, timeZone, holidays }),
    namesUntil,
    canName: !cancelled && !begun && dateIn(timeZone, now) <= namesUntil,
    canReplace: !cancelled && !begun,
    canGiveBack: cancelled || !begun,
  };
}
