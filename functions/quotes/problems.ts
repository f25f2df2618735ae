import type { LineProblem } from '../../src/domain/quotes/quote.ts';
import { refusedLines } from '../booking/index.ts';
import { paymentOf } from '../catalogue/index.ts';
import type { Needs, Quote } from './record.ts';

/** Which lines cannot be had as they are quoted, and why; those that can are left out. */
export async function problemsOf(
  needs: Pick<Needs, 'db' | 'siteData' | 'cards'>,
  { lines, events, price, at }: Pick<Quote, 'lines' | 'events' | 'price' | 'at'>,
): Promise<{ line: string; problem: LineProblem }[]> {
  const seats = lines.flatMap((line, index) =>
    line.kind === 'seats' ? [{ line, off: price.offCents[index] ?? 0 }] : [],
  );
  const refused = await refusedLines(
    needs,
    seats.map(({ line: { eventId, quantity } }) => ({ eventId, quantity })),
    at,
    [],
  );
  const why = ({ line, off }: (typeof seats)[number]): LineProblem | null => {
    const event = events.get(line.eventId);
    if (event?.sequence !== line.sequence) return 'changed';
    if (refused.some(({ eventId }) => eventId === line.eventId)) return 'seats';
    if (!paymentOf(event, at, needs).includes('invoice')) return 'invoice';
    // The discount on the list price would be less than nothing.
    return event.price_cents * line.quantity < line.unitCents * line.quantity - off ? 'price' : null;
  };
  return seats.flatMap((one) => {
    const problem = why(one);
    return problem ? [{ line: one.line.id, problem }] : [];
  });
}
