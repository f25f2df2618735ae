import { LEAST_CARD_CENTS } from '../../src/domain/booking/contract.ts';
import { areOnePersons, paysAtFirstSession } from '../../src/domain/booking/consumer.ts';
import { offerEndsAt } from '../../src/domain/booking/waitlist.ts';
import type { OfficeQuote, QuoteQuery } from '../../src/domain/telephone/contract.ts';
import { exemptTable } from '../../src/domain/money/exemptions.ts';
import { holidaysOf } from '../../src/domain/time/calendar.ts';
import { isoInstant, type Refusal } from '../platform/answers.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { termsOf } from './confirm-terms.ts';
import type { Covering } from './covering.ts';
import type { Discounting } from './discounting.ts';
import { currentPrice } from './not-as-seen.ts';
import { costsNothing, pricedLines, priceOfLines } from './price-of-lines.ts';
import type { BookedEventRow, BookingRecord } from './view.ts';

type Needs = Pick<Dependencies, 'siteData' | 'cards'>;

/**
 * Until when a card may be asked for of what the office has booked, epoch milliseconds: as long as an offer of a waitlist holds
 * (booking rule 29). `null` where its sales have ended.
 */
export function payableUntil(
  { siteData: { office, holidays } }: Pick<Needs, 'siteData'>,
  events: readonly BookedEventRow[],
  now: number,
): number | null {
  return offerEndsAt({
    now,
    startsAt: Math.min(...events.map((event) => event.starts_at)),
    salesEndAt: Math.min(...events.map((event) => event.sales_end_at)),
    timeZone: office.timeZone,
    holidays: holidaysOf(holidays, office.province),
  });
}

/** What a hold costs at `at` and how it can be paid, as its confirmation works it out. */
export async function quoteHold(
  needs: Needs,
  record: BookingRecord,
  query: QuoteQuery,
  { covering, discounting, at }: { covering: Covering; discounting: Discounting; at: number },
): Promise<OfficeQuote | Refusal<'validation'>> {
  const { siteData, cards } = needs;
  const { events } = record;
  const priced = await pricedLines(record, { covering, discounting, email: '', known: true, byCard: false, at });
  if ('problem' in priced) return priced;
  const { lines } = priced;
  const isFree = costsNothing(lines);
  const billing = { country: query.country, province: query.province === '' ? null : query.province };
  const taxes = query.exemption === '' ? siteData.taxes : exemptTable(query.exemption, siteData.taxes);
  const price = priceOfLines(lines, events, billing, taxes);
  const atFirstSession =
    areOnePersons(lines) && paysAtFirstSession({ buyer: query.buyer, billing }, siteData.payAtFirstSession);
  const terms = termsOf(siteData, isFree ? [] : events, at, atFirstSession);
  const payUntil = payableUntil(needs, events, at);
  const cardsTaken = cards !== null && payUntil !== null && !atFirstSession && query.exemption === '';
  const byCard = cardsTaken && price.totalCents >= LEAST_CARD_CENTS;
  return {
    ...currentPrice(lines, price),
    ways: [...(terms ? (['invoice'] as const) : []), ...(byCard ? (['card'] as const) : [])],
    dueOn: terms?.dueOn ?? null,
    payUntil: byCard ? isoInstant(payUntil) : null,
  };
}
