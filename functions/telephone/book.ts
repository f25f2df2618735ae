import { emailKey } from '../../src/domain/fields.ts';
import type { BookHold, OfficeQuote, QuoteQuery } from '../../src/domain/telephone/contract.ts';
import type * as calls from '../../src/domain/telephone/calls.ts';
import type { BookingView } from '../../src/domain/booking/contract.ts';
import { exemptTable, exempts } from '../../src/domain/money/exemptions.ts';
import { byOffice, confirmBooking, payableUntil, quoteHold, taxedBy, type ByOffice } from '../booking/index.ts';
import { exemptFromTheStart } from '../changes/index.ts';
import { noteBeside } from '../office/index.ts';
import { coveringBy } from '../packages/index.ts';
import { discountingBy } from '../promo-codes/index.ts';
import { ok, problem, type AnswerTo, type Refusal } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { noSuchHold, readHeld, type HeldByOffice } from './hold.ts';
import { QUEUE_PAYMENT_LINK } from './sql.ts';

const codesOf = (
  needs: Dependencies,
  { packageCode = '', promoCode = '' }: Pick<BookHold, 'packageCode' | 'promoCode'>,
  language: 'en' | 'fr',
) => ({
  covering: coveringBy(needs, packageCode, language),
  discounting: discountingBy(needs, promoCode),
});

/** What a hold costs now, and how it can be paid. */
export async function quoteOf(
  needs: Dependencies,
  id: string,
  query: QuoteQuery,
): Promise<OfficeQuote | Refusal<'validation' | 'not_found'>> {
  const at = needs.now().getTime();
  const held = await readHeld(needs, id, at);
  if (!held) return noSuchHold();
  return quoteHold(needs, held.record, query, { ...codesOf(needs, query, held.record.booking.language), at });
}

type Book = typeof calls.bookByOffice;

/** Who books, and what goes into the batch of the booking. */
function bookedByOffice(
  needs: Dependencies,
  { params: { id }, body, session, acted }: Asked<Book>,
  { row, record }: HeldByOffice,
): ByOffice {
  const { db, now, newId } = needs;
  const { accountId } = session;
  const { exemption } = body;
  const before = { state: record.booking.state, held: row.client === '' ? 'call' : 'block' };
  return {
    by: byOffice(session),
    payUntil: payableUntil(needs, record.events, now().getTime()) ?? 0,
    exemption: exemption && { ...exemption, taxes: exemptTable(exemption.kind, needs.siteData.taxes) },
    also: ({ at, totalCents, state }) => [
      // The card is asked for when the link of that mail is opened.
      ...(state === 'awaiting_payment' ? [db.prepare(QUEUE_PAYMENT_LINK).bind(id, at)] : []),
      ...(exemption ? exemptFromTheStart(db, { bookingId: id, ...exemption, at, ...byOffice(session) }) : []),
      ...(body.note === '' ? [] : [noteBeside(db, { id: newId(), bookingId: id, accountId, text: body.note, at })]),
      acted({ subject: 'booking', id, before, after: { state, totalCents, paidBy: body.paymentMethod } }, at),
    ],
  };
}

/** Why a document frees from nothing of it: no province that taxes it does so by such a one, or a card pays. */
function notExempt({ record: { events } }: HeldByOffice, { exemption, billing, paymentMethod }: BookHold) {
  if (!exemption) return null;
  if (paymentMethod === 'card') return problem('card_not_offered', 'What is without taxes is booked on invoice.');
  const provinces = events.map((event) => taxedBy(event, billing));
  if (provinces.some((province) => province !== null && exempts(exemption.kind, province))) return null;
  return problem('validation', 'This document frees from none of its taxes.', {
    fields: { 'exemption.kind': 'invalid' },
  });
}

/** Books for whoever is on the telephone, by the code of the buyer's own confirmation. */
export async function bookByOffice(needs: Dependencies, asked: Asked<Book>): Promise<AnswerTo<Book>> {
  const { params, body, keyed } = asked;
  const held = await readHeld(needs, params.id, needs.now().getTime());
  if (!held) return noSuchHold();
  if (body.paymentMethod === 'card' && !needs.cards) return problem('card_not_offered', 'No cards are taken.');
  const refused = notExempt(held, body);
  if (refused) return refused;
  const { note: _note, exemption: _exemption, ...request } = body;
  const { booking } = held.record;
  const booked = await confirmBooking(needs, keyed, booking.reference, request, {
    proof: 'staff',
    office: bookedByOffice(needs, asked, held),
    ...codesOf(needs, body, body.language ?? booking.language),
  });
  if ('problem' in booked) return booked;
  const { number, state, contact } = JSON.parse(booked.json) as BookingView;
  // What stands already is answered as it is: here it may be somebody else's, booked by another of the office.
  if (emailKey(contact?.email ?? '') !== emailKey(request.contact.email)) {
    return problem('booking_changed', 'These seats were booked for another buyer meanwhile.');
  }
  return ok({ id: params.id, number, state });
}
