import type { CancellationStep, EventDetail } from '../../domain/catalogue/classes.ts';
import { paymentText } from '../class-facts.ts';

/** A day as dates without a time are written, `2026-12-08`. */
const plainDay = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(instant),
  );

/** How a class can be paid; nothing for who pays at the first session, whose one way stands with the payment. */
export const payableText = (
  event: Pick<EventDetail, 'payment'>,
  atFirstSession: boolean,
  t: Parameters<typeof paymentText>[1],
): string => (atFirstSession ? '' : paymentText([event], t));

/**
 * What cancelling a class costs this buyer. Who pays at the first session cancels free of charge until then (booking rule
 * 33); the server's steps are those of everybody, until it knows who books.
 */
export function stepsFor(
  { cancellation, sessions, timeZone }: Pick<EventDetail, 'cancellation' | 'sessions' | 'timeZone'>,
  atFirstSession: boolean,
): readonly CancellationStep[] {
  const [first] = sessions;
  if (!atFirstSession || !first) return cancellation;
  return [
    { until: plainDay(first.start, timeZone), feeRate: 0 },
    { until: null, feeRate: 100_000 },
  ];
}
