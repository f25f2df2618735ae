import { type Contact } from '../../src/domain/booking/billing.ts';
import { CARD_MINUTES } from '../../src/domain/booking/contract.ts';
import { fill } from '../../src/i18n/format.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { readBookingById } from '../booking/index.ts';
import type { Asked, CardPage, Cards, PageWish } from '../platform/cards.ts';
import type { Needs, PaymentRow } from './rows.ts';
import { PAGE_OPENED } from './sql.ts';

/** The card company, for what only runs where one is configured. */
export function cardsOf({ cards }: Pick<Needs, 'cards'>): Cards {
  if (cards === null) throw new Error('no card company is configured');
  return cards;
}

/**
 * How the page of a payment stands. Where the answer to its opening was lost, it is opened again: the payment's id is the
 * key, so that there is one page, and none that nobody knows of.
 */
export async function pageOf(
  needs: Needs,
  payment: PaymentRow,
  session: string | null = null,
): Promise<Asked<CardPage>> {
  const known = payment.provider_session ?? session;
  const page = await (known === null ? openPage(needs, payment) : cardsOf(needs).page(known));
  if (page.outcome === 'done' && payment.provider_session === null) {
    await needs.db.prepare(PAGE_OPENED).bind(payment.id, page.value.id, page.value.url).run();
  }
  return page;
}

async function openPage(needs: Needs, payment: PaymentRow): Promise<Asked<CardPage>> {
  const wish = await wishFor(needs, payment);
  return wish ? cardsOf(needs).openPage(wish) : { outcome: 'refused', reason: 'there is nothing to pay for' };
}

/** The same whenever it is worked out: it follows from what does not change any more. */
async function wishFor({ db, origin }: Needs, payment: PaymentRow): Promise<PageWish | null> {
  const record = await readBookingById(db, payment.booking_id, payment.created_at);
  if (!record?.booking.contact) return null;
  const { language, reference, number, contact } = record.booking;
  // Who pays an invoice by what is printed on it gets to know neither the booking's reference nor whose it is.
  const { invoice_number: invoice } = payment;
  const t = strings(language).cardPage;
  return {
    payment: payment.id,
    booking: payment.booking_id,
    name: fill(invoice === null ? t.booking : t.invoice, { number: invoice ?? number ?? '' }),
    cents: payment.amount_cents,
    email: invoice === null ? (JSON.parse(contact) as Contact).email : null,
    language,
    endsAt: payment.created_at + CARD_MINUTES * 60_000,
    paidUrl:
      origin +
      (invoice === null
        ? href('confirmation', language, { hash: reference })
        : href('payment', language, { hash: 'paid' })),
    leftUrl: origin + (invoice === null ? href('checkout', language) : href('payment', language, { hash: 'not-paid' })),
  };
}
