import { limits } from '../../src/domain/api/limits.ts';
import { afterBusinessHours } from '../../src/domain/booking/waitlist.ts';
import type { InvoiceDocument } from '../../src/domain/booking/contract.ts';
import { mailboxKey } from '../../src/domain/fields.ts';
import { priceBooking } from '../../src/domain/money/price.ts';
import type { TaxAmount } from '../../src/domain/money/tax.ts';
import type * as calls from '../../src/domain/packages/calls.ts';
import { packageCode } from '../../src/domain/packages/code.ts';
import type { BuyRequest } from '../../src/domain/packages/contract.ts';
import { expiresOn } from '../../src/domain/packages/expiry.ts';
import { PROOF_BUSINESS_HOURS } from '../../src/domain/booking/proof.ts';
import { poolsOf } from '../../src/domain/packages/offer.ts';
import { dateIn, holidaysOf } from '../../src/domain/time/calendar.ts';
import { orderWithoutClasses } from '../booking/index.ts';
import { isoInstant, jsonOf, ok, problem, type AnswerTo } from '../platform/answers.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { allowedBy } from '../platform/limits/limiter.ts';
import { once, type KeyedCall } from '../platform/idempotency.ts';
import { digestOf, linkToken, randomBelow, secretOf } from '../platform/secrets.ts';
import { supplierIn } from '../platform/supplier.ts';
import { billingOf, contactOf, offerOf, purchaseView, type Needs, type PurchaseRow } from './purchase.ts';
import {
  ADD_SEATS,
  ASK,
  ASKED_BY_CONTACT,
  BUY,
  PURCHASE_BY_TOKEN,
  QUEUE_PACKAGE_MAIL,
  STORE_ASKED_KEY,
  UNPAID_OF_CONTACT,
} from './sql.ts';

/**
 * So many purchases of one contact may wait for their proof at once, whoever asked: from one network a third of them. Beyond them a network
 * has one of its own, so that three others do not keep the contact from ordering.
 */
const MOST_ASKED = 9;

/** So many purchases of one contact may be unpaid at once. */
const MOST_UNPAID = 2;

/** How often a purchase is looked at again that somebody else has bought meanwhile: the same person, from two tabs. */
const ROUNDS = 3;

const HOUR_S = 3_600;

/** Where a purchase is billed decides its tax, whatever its classes are: none of them is known yet. */
function priceOf({ siteData }: Pick<Needs, 'siteData'>, priceCents: number, { billing }: Pick<BuyRequest, 'billing'>) {
  const line = { unitCents: priceCents, quantity: 1, place: { delivery: 'online' } as const };
  return priceBooking([line], billing.country === 'CA' ? billing.province : null, siteData.taxes);
}

/**
 * Asks for seats that are sold together. Nothing is bought by it: the mail's link does that, since its reader has shown to be
 * there. Until then there is no number, no code, and nothing that costs anybody anything (booking rule 41).
 */
export function askForPackage(
  needs: Needs & Pick<Dependencies, 'limiter'>,
  call: KeyedCall,
  request: BuyRequest,
  network: string,
): Promise<AnswerTo<typeof calls.buyPackage>> {
  const { db, now, newId, siteData } = needs;
  return once(db, call, async () => {
    const at = now().getTime();
    const { language, contact, billing, terms } = request;
    const offer = siteData.offers.find(({ id }) => id === request.offer);
    if (!offer) return problem('validation', 'This is not sold.', { fields: { offer: 'choose' } });
    if (terms.version !== siteData.terms[terms.language]) {
      return problem('validation', 'These terms are not in force.', { fields: { 'terms.version': 'terms_changed' } });
    }
    const { totalCents, taxes } = priceOf(needs, offer.priceCents, request);
    if (totalCents !== request.totalCents) {
      return problem('price_changed', 'The total is another one now.', { totalCents });
    }
    const key = mailboxKey(contact.email);
    const asked = await db.prepare(ASKED_BY_CONTACT).bind(key, at).first<{ purchases: number }>();
    const most = (asked?.purchases ?? 0) < MOST_ASKED ? MOST_ASKED : Number.MAX_SAFE_INTEGER;
    const rules = most === MOST_ASKED ? [limits.packagesAsked] : [limits.packagesAsked, limits.packagesAskedBeyond];
    const claims = rules.map((rule) => ({ rule, who: `${key} from ${network}` }));
    if (!(await allowedBy(needs.limiter, claims))) {
      return problem('too_many_requests', 'Too many purchases wait.', { retryAfterSeconds: HOUR_S });
    }

    const id = newId();
    const { timeZone, province } = siteData.office;
    const until = afterBusinessHours(at, PROOF_BUSINESS_HOURS, timeZone, holidaysOf(siteData.holidays, province));
    const row = [
      ...[id, await digestOf(await linkToken(secretOf(needs), 'package link', id)), language],
      ...[offer, contact, billing].map((part) => JSON.stringify(part)),
      ...[request.purchaseOrder, request.budgetCode, JSON.stringify(taxes), totalCents],
      ...[JSON.stringify({ ...terms, acceptedAt: isoInstant(at) }), at, until],
    ];
    const json = jsonOf({ proveUntil: isoInstant(until) });
    const written = await writeTogether(db, [
      db.prepare(ASK).bind(...row),
      db.prepare(STORE_ASKED_KEY).bind(call.scope, call.key, call.fingerprint, id, json, at, key, most),
      db.prepare(QUEUE_PACKAGE_MAIL).bind('package_proof', id, contact.email, at),
    ]);
    return written && { status: 201, json };
  });
}

/** The purchase that a mail's link is of, or `null`. */
export async function purchaseOfToken({ db }: Pick<Needs, 'db'>, token: string): Promise<PurchaseRow | null> {
  return db
    .prepare(PURCHASE_BY_TOKEN)
    .bind(await digestOf(token))
    .first<PurchaseRow>();
}

/** Buys what was asked for. Opening the link is not enough, since a stranger may have typed the address. */
export async function confirmPurchase(needs: Needs, token: string): Promise<AnswerTo<typeof calls.confirmPackage>> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const row = await purchaseOfToken(needs, token);
    if (!row) return problem('not_found', 'There is no such purchase.');
    if (row.state === 'bought') return ok(await purchaseView(needs, row));
    const at = needs.now().getTime();
    if (row.state !== 'asked' || row.prove_until_at <= at) return problem('link_expired', 'Its time is up.');
    const unpaid = await needs.db.prepare(UNPAID_OF_CONTACT).bind(row.mailbox_key).first<{ purchases: number }>();
    if ((unpaid?.purchases ?? 0) >= MOST_UNPAID) return problem('closed', 'Earlier purchases are not paid.');
    await writeTogether(needs.db, purchase(needs, row, at));
  }
  return problem('database_unavailable', 'Too many people are doing this at once.');
}

/** Order, invoice with the next number, code, seats and mails: all of it or nothing. */
function purchase(needs: Needs, row: PurchaseRow, at: number): D1PreparedStatement[] {
  const { db, newId, newReference, siteData } = needs;
  const offer = offerOf(row);
  const boughtOn = dateIn(siteData.office.timeZone, at);
  const lastDay = expiresOn(boughtOn, offer);
  const bookingId = newId();
  const mail = (kind: string, to: string) => db.prepare(QUEUE_PACKAGE_MAIL).bind(kind, row.id, to, at);
  return [
    ...orderWithoutClasses(needs, {
      ...{ id: bookingId, reference: newReference(), at, terms: row.terms },
      taxes: JSON.parse(row.taxes) as TaxAmount[],
      document: documentOf(needs, row, lastDay),
    }),
    db.prepare(BUY).bind(row.id, at, packageCode(randomBelow), bookingId, lastDay, MOST_UNPAID),
    db.prepare(ADD_SEATS).bind(row.id, JSON.stringify(poolsOf(offer)), at),
    mail('package_bought', contactOf(row).email),
    mail('package_bought_office', siteData.mail.office),
  ];
}

function documentOf({ siteData }: Needs, row: PurchaseRow, lastDay: string): InvoiceDocument {
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
