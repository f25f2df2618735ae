import { classesOf, datesIn } from '../../src/domain/quotes/lines.ts';
import type { LineProblem } from '../../src/domain/quotes/dates.ts';
import type { QuoteFile } from '../../src/domain/quotes/quote.ts';
import { present } from '../../src/domain/present.ts';
import { refusedLines } from '../booking/index.ts';
import { paymentOf } from '../catalogue/index.ts';
import { atDate, type Needs, type Quote } from './record.ts';
import { quotedTotal, sentSheet } from './sheet.ts';

type Asking = Pick<Needs, 'db' | 'siteData' | 'cards'>;
export type Problems = QuoteFile['problems'];

/** Which lines cannot be had as they are quoted, and which of the dates of one, and why; those that can are left out. */
export async function problemsOf(
  needs: Asking,
  { lines, events, price, at }: Pick<Quote, 'lines' | 'events' | 'price' | 'at'>,
): Promise<Problems> {
  const seats = lines.flatMap((line, index) =>
    line.kind === 'seats'
      ? classesOf(line).map((quoted, _index, all) => ({
          ...{ line, quoted, date: all.length > 1 ? quoted.eventId : null, off: price.offCents[index] ?? 0 },
        }))
      : [],
  );
  const refused = await refusedLines(
    needs,
    seats.map(({ line: { quantity }, quoted: { eventId } }) => ({ eventId, quantity })),
    at,
    [],
  );
  const why = ({ line, quoted, off }: (typeof seats)[number]): LineProblem | null => {
    const event = events.get(quoted.eventId);
    const reason = refused.find(({ eventId }) => eventId === quoted.eventId)?.reason;
    if (!event || reason === 'cancelled' || reason === 'unknown') return 'cancelled';
    if (event.sequence !== quoted.sequence) return 'changed';
    if (reason === 'sale_ended' || reason === 'too_soon') return 'over';
    if (reason) return 'seats';
    if (!paymentOf(event, at, needs).includes('invoice')) return 'invoice';
    // The discount on the list price would be less than nothing.
    return event.price_cents * line.quantity < line.unitCents * line.quantity - off ? 'price' : null;
  };
  return seats.flatMap((one) => {
    const problem = why(one);
    return problem ? [{ line: one.line.id, date: one.date, problem }] : [];
  });
}

/** Whether what was sent cannot be had any more, by its problems: of dates to choose from, none of them. `date` is the one that was chosen. */
export function isGone(needs: Pick<Needs, 'siteData'>, quote: Quote, problems: Problems, chosen: string | null = null) {
  const sheet = present(sentSheet(quote.row));
  const isAsQuoted = (date: string | null) => atDate(needs, quote, date).price.totalCents === quotedTotal(sheet, date);
  const canBeHad = (date: string | null) => isAsQuoted(date) && !problems.some((one) => one.date === date);
  const dates = chosen === null ? datesIn(quote.lines).map(({ eventId }) => eventId) : [chosen];
  if (dates.length === 0) return !canBeHad(null);
  return problems.some((one) => one.date === null) || !dates.some(canBeHad);
}

/** Whether what is quoted cannot be had any more as it was sent. Seats that this quote holds itself are looked at by their booking. */
export const isOutdated = async (needs: Asking, quote: Quote, chosen: string | null = null): Promise<boolean> =>
  isGone(needs, quote, quote.row.hold_reference === null ? await problemsOf(needs, quote) : [], chosen);
