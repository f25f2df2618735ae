import type { InvoiceDocument } from '../../src/domain/booking/contract.ts';
import type * as calls from '../../src/domain/quotes/calls.ts';
import { datesIn } from '../../src/domain/quotes/lines.ts';
import type { AcceptQuote } from '../../src/domain/quotes/quote.ts';
import { present } from '../../src/domain/present.ts';
import { confirmBooking, orderWithoutClasses, type byOffice, type Discounting } from '../booking/index.ts';
import { isoInstant, ok, problem, type AnswerTo, type Refusal } from '../platform/answers.ts';
import { writeTogether } from '../platform/database.ts';
import { supplierIn } from '../platform/supplier.ts';
import { giveBack, held } from './hold.ts';
import { isOutdated } from './problems.ts';
import {
  atDate,
  contactOf,
  loaded,
  quoteOfToken,
  readQuote,
  stateNow,
  today,
  type Needs,
  type Quote,
  type QuoteRow,
} from './record.ts';
import { chosenDate, orderedLines, sentSheet, takenAt } from './sheet.ts';
import { ACCEPT_QUOTE, QUEUE_QUOTE_MAIL } from './sql.ts';
import { viewOf } from './view.ts';

/** How often a quote is looked at again that somebody else has touched meanwhile: its reader, from two tabs. */
const ROUNDS = 4;

type Answer = AnswerTo<typeof calls.acceptQuote>;

/** What whoever accepts says, and what else goes into the batch. */
interface Acceptance extends Omit<AcceptQuote, 'version'> {
  /** Of the office, where the client said yes to it: the proof then, and the day. */
  office?: { by: ReturnType<typeof byOffice>; saidOn: string };
  beside?: (quote: Quote, at: number) => readonly D1PreparedStatement[];
}

/** What stands in the way of an answer of the client's, or `null`. */
export function notOpen(
  needs: Pick<Needs, 'siteData'>,
  row: QuoteRow,
  version: number,
  at: number,
): Refusal<'quote_changed' | 'link_expired' | 'closed'> | null {
  const state = stateNow(needs, row, at);
  if (state === 'expired') return problem('link_expired', 'Its last day is over.');
  if (state === 'draft' || (state === 'sent' && row.version !== version))
    return problem('quote_changed', 'The quote is another one now.');
  return state === 'sent' ? null : problem('closed', 'The quote is closed.');
}

/** The client's own acceptance. */
export const acceptQuote = (needs: Needs, token: string, { version, ...body }: AcceptQuote): Promise<Answer> =>
  accept(needs, () => quoteOfToken(needs.db, token), version, body);

/**
 * Accepts a quote: its seats become a booking by the site's own way, all else an order, and what is between the list prices and those of
 * the quote stands on the invoices as its discount. All of it is one batch, or none of it. The quote itself is what makes a second
 * acceptance the same one.
 */
export async function accept(
  needs: Needs,
  read: () => Promise<QuoteRow | null>,
  version: number,
  body: Acceptance,
): Promise<Answer> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const row = await read();
    if (!row) return problem('not_found', 'There is no such quote.');
    if (row.state === 'accepted') {
      const taken = chosenDate(sentSheet(row))?.eventId;
      const isOther = taken !== undefined && body.date !== null && taken !== body.date;
      return isOther ? problem('closed', 'It was accepted with another date.') : ok(await viewOf(needs, row));
    }
    const at = needs.now().getTime();
    const quote = await loaded(needs, row, at);
    const dates = datesIn(quote.lines);
    const date = dates.length > 0 ? body.date : null;
    const refused = notOpen(needs, row, version, at) ?? misfits(needs, row, body);
    if (refused) return refused;
    if (dates.length > 0 && !dates.some(({ eventId }) => eventId === date)) return noSuchDate();
    const answer = (await isOutdated(needs, quote, date))
      ? await outdated(needs, quote, date, row.hold_reference)
      : await accepted(needs, atDate(needs, quote, date), { ...body, date });
    if (answer) return answer;
  }
  return problem('database_unavailable', 'Too many people are doing this at once.');
}

const noSuchDate = () => problem('validation', 'That date cannot be taken.', { fields: { date: 'choose' } });

/** Why what was typed is not accepted, though each field fits by itself. */
function misfits({ siteData }: Needs, row: QuoteRow, { terms, billing }: Acceptance): Refusal<'validation'> | null {
  if (terms.version !== siteData.terms[terms.language])
    return problem('validation', 'These terms are not in force.', { fields: { 'terms.version': 'terms_changed' } });
  const isThere = billing.country === row.country && billing.province === row.province;
  return isThere
    ? null
    : problem('validation', 'It is billed elsewhere.', { fields: { 'billing.postalCode': 'other_province' } });
}

/**
 * Tells the office, once for each version; `null` where the quote was accepted, changed or taken up meanwhile. While other dates can be
 * had, that one alone is refused.
 */
async function outdated(
  needs: Needs,
  { row, at }: Quote,
  date: string | null,
  reference: string | null,
): Promise<Refusal<'quote_outdated' | 'validation'> | null> {
  const { db, siteData } = needs;
  const now = await readQuote(db, row.id);
  if (now?.state !== row.state || now.version !== row.version || now.hold_reference !== reference) return null;
  if (date !== null && !(await isOutdated(needs, await loaded(needs, now, at)))) return noSuchDate();
  await db
    .prepare(QUEUE_QUOTE_MAIL)
    .bind('quote_outdated_office', row.id, row.version, siteData.mail.office, at, null)
    .run();
  return problem('quote_outdated', 'Some of it cannot be had any more as it was quoted.');
}

async function accepted(needs: Needs, quote: Quote, body: Acceptance): Promise<Answer | null> {
  const { seats } = quote.price;
  if (seats) return withSeats(needs, quote, body, seats.totalCents);
  const written = await writeTogether(needs.db, [...ordered(needs, quote, body, null)]);
  return written && answered(needs, quote);
}

async function answered(needs: Needs, { row }: Quote): Promise<Answer> {
  return ok(await viewOf(needs, present(await readQuote(needs.db, row.id))));
}

/** `null` where somebody was faster. */
async function withSeats(needs: Needs, quote: Quote, body: Acceptance, totalCents: number): Promise<Answer | null> {
  const { row } = quote;
  const reference = await held(needs, quote);
  if (reference === null) return null;
  const { purchaseOrder, billing, terms, date } = body;
  // One call for each version, whoever makes it: two tabs book once.
  const call = { scope: 'accept-quote', key: `${row.id} ${row.version}`, fingerprint: `${row.id} ${date ?? ''}` };
  const booked = await confirmBooking(
    needs,
    call,
    reference,
    {
      ...{ language: row.language, contact: contactOf(row), buyer: 'organisation', billing, purchaseOrder, terms },
      ...{ participants: [], paymentMethod: 'invoice', budgetCode: '', totalCents },
    },
    {
      proof: body.office ? 'staff' : 'link',
      discounting: atQuotedPrices(quote),
      alongside: ({ id }) => ordered(needs, quote, body, id),
    },
  );
  if (!('problem' in booked)) return answered(needs, quote);
  await giveBack(needs, row.id, reference);
  const { code } = booked.problem;
  if (code === 'database_unavailable') {
    // Refused again and again, as where the office has made another quote of it since it was read: that is said by the next round.
    const now = await readQuote(needs.db, row.id);
    return now?.version === row.version ? problem(code, 'Too many people are doing this at once.') : null;
  }
  // What was given back by the clock meanwhile is taken again.
  return code === 'hold_expired' || code === 'not_found' || code === 'key_reused'
    ? null
    : outdated(needs, quote, date, null);
}

/** What stands between the list prices of now and those that were quoted; prices that fell below them are refused. */
const atQuotedPrices =
  ({ row, lines, price }: Quote): Discounting =>
  (booked) => {
    const nets = new Map(
      lines.flatMap((line, index) =>
        line.kind === 'seats'
          ? [[line.eventId, line.quantity * line.unitCents - (price.offCents[index] ?? 0)] as const]
          : [],
      ),
    );
    const off = booked.map(
      (line) => [line.class_id, line.unit_cents * line.quantity - (nets.get(line.class_id) ?? 0)] as const,
    );
    if (off.some(([, cents]) => cents < 0)) return Promise.resolve(problem('validation', 'The list price has fallen.'));
    return Promise.resolve({ code: row.number, isQuote: true, byClass: new Map(off) });
  };

/** The order of what is no seat, with its invoice, where there is any; the quote as accepted; and who is told. */
function ordered(needs: Needs, quote: Quote, body: Acceptance, bookingId: string | null): D1PreparedStatement[] {
  const { db, siteData, newId, newReference } = needs;
  const { row, at, price } = quote;
  const orderId = price.order && newId();
  const { email } = contactOf(row);
  const mail = (kind: string, to: string, of: string | null) =>
    db.prepare(QUEUE_QUOTE_MAIL).bind(kind, row.id, row.version, to, at, of);
  const who = `${body.firstName} ${body.lastName}`;
  return [
    ...(orderId === null || price.order === null
      ? []
      : [
          ...orderWithoutClasses(needs, {
            ...{ id: orderId, reference: newReference(), at, taxes: price.order.taxes },
            terms: JSON.stringify({ ...body.terms, acceptedAt: isoInstant(at) }),
            document: documentOf(needs, quote, body),
            ...(body.office && { by: body.office.by }),
          }),
          mail('quote_ordered', email, orderId),
        ]),
    db
      .prepare(ACCEPT_QUOTE)
      .bind(
        ...[row.id, row.version, today(needs, at), at, who, bookingId, orderId, body.office?.saidOn ?? null],
        ...[body.date && JSON.stringify(takenAt(present(sentSheet(row)), body.date)), price.totalCents],
      ),
    mail('quote_accepted_office', siteData.mail.office, bookingId ?? orderId),
    ...(body.beside?.(quote, at) ?? []),
  ];
}

function documentOf({ siteData }: Needs, { row, price }: Quote, body: Acceptance): InvoiceDocument {
  const { discountCents, subtotalCents, taxes, totalCents } = present(price.order);
  const { language } = row;
  const sheet = present(sentSheet(row));
  return {
    ...{ language, supplier: supplierIn(siteData.supplier, language), contact: contactOf(row), billing: body.billing },
    ...{ purchaseOrder: body.purchaseOrder, budgetCode: '', lines: orderedLines({ siteData }, sheet) },
    ...(discountCents > 0 && { discount: { code: row.number, cents: discountCents, by: 'quote' as const } }),
    subtotalCents,
    taxes: taxes.map(({ code, province, rate, baseCents, amountCents }) => ({
      ...{ code, province, rate, baseCents, amountCents },
    })),
    totalCents,
  };
}
