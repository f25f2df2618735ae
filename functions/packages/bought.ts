import type { InvoiceDocument } from '../../src/domain/booking/contract.ts';
import type { EventActor } from '../../src/domain/booking/events.ts';
import { PROOF_BUSINESS_HOURS } from '../../src/domain/booking/proof.ts';
import { afterBusinessHours } from '../../src/domain/booking/waitlist.ts';
import { priceBooking, type BookingPrice } from '../../src/domain/money/price.ts';
import type { TaxAmount } from '../../src/domain/money/tax.ts';
import { packageCode } from '../../src/domain/packages/code.ts';
import type { BuyRequest } from '../../src/domain/packages/contract.ts';
import { expiresOn } from '../../src/domain/packages/expiry.ts';
import { poolsOf, type SeatOffer } from '../../src/domain/packages/offer.ts';
import { dateIn, holidaysOf } from '../../src/domain/time/calendar.ts';
import { orderWithoutClasses } from '../booking/index.ts';
import { isoInstant, problem, type Refusal } from '../platform/answers.ts';
import { digestOf, linkToken, randomBelow, secretOf } from '../platform/secrets.ts';
import { supplierIn } from '../platform/supplier.ts';
import { billingOf, contactOf, offerOf, type Needs, type PurchaseRow } from './purchase.ts';
import { ADD_SEATS, ASK, BUY, QUEUE_PACKAGE_MAIL } from './sql.ts';

/** Where a purchase is billed decides its tax, whatever its classes are: none of them is known yet. */
export function priceOf(
  { siteData }: Pick<Needs, 'siteData'>,
  { priceCents }: Pick<SeatOffer, 'priceCents'>,
  billing: Pick<BuyRequest['billing'], 'country' | 'province'>,
): BookingPrice {
  const line = { unitCents: priceCents, quantity: 1, place: { delivery: 'online' } as const };
  return priceBooking([line], billing.country === 'CA' ? billing.province : null, siteData.taxes);
}

/** What is sold by this name, and what it comes to; or that nothing is, other terms are in force, or the total is another one. */
export function pricedOffer(
  needs: Pick<Needs, 'siteData'>,
  { offer: id, terms, billing, totalCents }: Pick<BuyRequest, 'offer' | 'terms' | 'billing' | 'totalCents'>,
): { offer: SeatOffer; price: BookingPrice } | Refusal<'validation' | 'price_changed'> {
  const { siteData } = needs;
  const offer = siteData.offers.find((one) => one.id === id);
  if (!offer) return problem('validation', 'This is not sold.', { fields: { offer: 'choose' } });
  if (terms.version !== siteData.terms[terms.language]) {
    return problem('validation', 'These terms are not in force.', { fields: { 'terms.version': 'terms_changed' } });
  }
  const price = priceOf(needs, offer, billing);
  if (price.totalCents === totalCents) return { offer, price };
  return problem('price_changed', 'The total is another one now.', { totalCents: price.totalCents });
}

/** What was asked for, as an order of it needs it. */
type AskedRow = Pick<
  PurchaseRow,
  | 'id'
  | 'language'
  | 'offer'
  | 'contact'
  | 'billing'
  | 'purchase_order'
  | 'budget_code'
  | 'taxes'
  | 'total_cents'
  | 'terms'
  | 'prove_until_at'
>;

/** The row of what is asked for at `at`, and the statement that writes it. */
export async function asking(
  needs: Needs,
  request: BuyRequest,
  { offer, price }: { offer: SeatOffer; price: BookingPrice },
  at: number,
): Promise<{ row: AskedRow; statement: D1PreparedStatement }> {
  const { db, newId, siteData } = needs;
  const { timeZone, province } = siteData.office;
  const id = newId();
  const row: AskedRow = {
    ...{ id, language: request.language, offer: JSON.stringify(offer) },
    ...{ contact: JSON.stringify(request.contact), billing: JSON.stringify(request.billing) },
    ...{ purchase_order: request.purchaseOrder, budget_code: request.budgetCode },
    ...{ taxes: JSON.stringify(price.taxes), total_cents: price.totalCents },
    terms: JSON.stringify({ ...request.terms, acceptedAt: isoInstant(at) }),
    prove_until_at: afterBusinessHours(at, PROOF_BUSINESS_HOURS, timeZone, holidaysOf(siteData.holidays, province)),
  };
  const token = await digestOf(await linkToken(secretOf(needs), 'package link', id));
  const statement = db
    .prepare(ASK)
    .bind(
      ...[id, token, row.language, row.offer, row.contact, row.billing, row.purchase_order, row.budget_code],
      ...[row.taxes, row.total_cents, row.terms, at, row.prove_until_at],
    );
  return { row, statement };
}

interface Sale {
  at: number;
  /** Refuses the batch where the contact has so many that are not paid. */
  mostUnpaid: number;
  bookingId: string;
  /** Who sells; the buyer herself, by the link of the mail, where it is not said. */
  by?: { who: EventActor; accountId: number };
}

/** Order, invoice with the next number, code, seats and mails of what was asked for: all of it or nothing. */
export function purchase(needs: Needs, row: AskedRow, { at, mostUnpaid, bookingId, by }: Sale): D1PreparedStatement[] {
  const { db, newReference, siteData } = needs;
  const offer = offerOf(row);
  const lastDay = expiresOn(dateIn(siteData.office.timeZone, at), offer);
  const mail = (kind: string, to: string) => db.prepare(QUEUE_PACKAGE_MAIL).bind(kind, row.id, to, at);
  return [
    ...orderWithoutClasses(needs, {
      ...{ id: bookingId, reference: newReference(), at, terms: row.terms, ...(by && { by }) },
      taxes: JSON.parse(row.taxes) as TaxAmount[],
      document: documentOf(needs, row, lastDay),
    }),
    db.prepare(BUY).bind(row.id, at, packageCode(randomBelow), bookingId, lastDay, mostUnpaid),
    db.prepare(ADD_SEATS).bind(row.id, JSON.stringify(poolsOf(offer)), at),
    mail('package_bought', contactOf(row).email),
    mail('package_bought_office', siteData.mail.office),
  ];
}

function documentOf({ siteData }: Needs, row: AskedRow, lastDay: string): InvoiceDocument {
  const { id, title, priceCents, seats } = offerOf(row);
  const { language } = row;
  const taxes = JSON.parse(row.taxes) as TaxAmount[];
  return {
    ...{
      language,
      supplier: supplierIn(siteData.supplier, language),
      contact: contactOf(row),
      billing: billingOf(row),
    },
    ...{ purchaseOrder: row.purchase_order, budgetCode: row.budget_code },
    lines: [
      {
        ...{ eventId: id, title: title[language], language, delivery: 'online', place: null, sessions: [] },
        timeZone: siteData.office.timeZone,
        ...{ quantity: 1, unitCents: priceCents, lineCents: priceCents },
        bought: { seats, expiresOn: lastDay },
      },
    ],
    subtotalCents: priceCents,
    taxes: taxes.map(({ code, province, rate, baseCents, amountCents }) => ({
      ...{ code, province, rate, baseCents, amountCents },
    })),
    totalCents: row.total_cents,
  };
}
