import type { BookingPrice } from '../../src/domain/money/price.ts';
import { invoiceTerms } from '../../src/domain/booking/invoice-terms.ts';
import type { OffersQuery, PackageOffers, sellPackage } from '../../src/domain/packages/sell-calls.ts';
import { present } from '../../src/domain/present.ts';
import { holidaysOf } from '../../src/domain/time/calendar.ts';
import { byOffice } from '../booking/index.ts';
import { noteBeside } from '../office/index.ts';
import { jsonOf, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { asking, pricedOffer, priceOf, purchase } from './bought.ts';
import type { Needs } from './purchase.ts';

/** How many orders of a client may wait for their money is the office's to decide. */
const ANY_UNPAID = 1_000_000;

/** What is sold, and what one of it costs for whom it is billed to. */
export function packageOffers(
  { now, siteData }: Pick<Needs, 'now' | 'siteData'>,
  { offer: id, country, province }: OffersQuery,
): PackageOffers {
  const { timeZone, province: ofOffice } = siteData.office;
  const holidays = holidaysOf(siteData.holidays, ofOffice);
  const { dueBusinessDays } = siteData.invoice;
  const due = invoiceTerms({ now: now().getTime(), timeZone, dueBusinessDays, holidays, classes: [] });
  const offer = siteData.offers.find((one) => one.id === id);
  const isKnown = country !== 'CA' || province !== '';
  const billing = { country, province: province === '' ? null : province };
  return {
    offers: siteData.offers.map(({ id: one, sort, title, seats, validMonths, priceCents }) => ({
      ...{ id: one, sort, title, seats, validMonths, priceCents },
    })),
    price: offer && isKnown ? pricedOf(priceOf({ siteData }, offer, billing)) : null,
    dueOn: present(due).dueOn,
    terms: siteData.terms,
  };
}

const pricedOf = ({ subtotalCents, taxes, totalCents }: BookingPrice) => ({
  subtotalCents,
  taxes: taxes.map(({ code, province, rate, baseCents, amountCents }) => ({
    ...{ code, province, rate, baseCents, amountCents },
  })),
  totalCents,
});

type Call = typeof sellPackage;

/** Sells seats for whoever has asked the office: the order of the public page, in one batch, with staff as its proof. */
export function sellByOffice(needs: Needs, { body, session, keyed, acted }: Asked<Call>): Promise<AnswerTo<Call>> {
  const { db, now, newId } = needs;
  return once(db, keyed, async (): Promise<AnswerTo<Call> | null> => {
    const at = now().getTime();
    const { note, ...request } = body;
    const priced = pricedOffer(needs, request);
    if ('problem' in priced) return priced;
    const { row, statement } = await asking(needs, request, priced, at);
    const { accountId } = session;
    const bookingId = newId();
    const json = jsonOf({ id: row.id, bookingId });
    const written = await writeTogether(db, [
      statement,
      ...purchase(needs, row, { at, mostUnpaid: ANY_UNPAID, bookingId, by: byOffice(session) }),
      ...(note === '' ? [] : [noteBeside(db, { id: newId(), bookingId, accountId, text: note, at })]),
      acted(
        {
          ...{ subject: 'package', id: row.id },
          after: { offer: priced.offer.id, seats: priced.offer.seats, totalCents: row.total_cents },
        },
        at,
      ),
      storeDone(db, keyed, { about: row.id, status: 201, answer: json, at }),
    ]);
    return written && { status: 201, json };
  });
}
