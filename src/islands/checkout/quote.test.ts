import { describe, expect, it } from 'vitest';
import { withSeats } from '../../domain/cart/cart.ts';
import type { EventDetail } from '../../domain/catalogue/classes.ts';
import type { PriceChanged } from '../../domain/booking/contract.ts';
import type { PromoView } from '../../domain/promo-codes/contract.ts';
import type { TaxTable } from '../../domain/money/tax.ts';
import { asChanged, quoteOf } from './quote.ts';

const taxes = {
  ON: [{ code: 'HST', rate: 13_000 }],
  QC: [
    { code: 'GST', rate: 5_000 },
    { code: 'QST', rate: 9_975 },
  ],
} as unknown as TaxTable;

const lines = ['online', 'room'].flatMap(
  (eventId) =>
    withSeats(
      [],
      { eventId, priceCents: 10_000, language: 'en', titles: {}, timeZone: 'America/Toronto', start: '' },
      1,
    ).lines,
);
const events = {
  online: { event: { delivery: 'online', place: null } as EventDetail },
  room: { event: { delivery: 'in-person', place: { province: 'ON' } } as EventDetail },
};
const billed = (country: string, province = '') => ({ 'billing.country': country, 'billing.province': province });

describe('quoteOf', () => {
  it('taxes a room by its province and an online class by the buyer’s', () => {
    const quote = quoteOf(lines, events, billed('CA', 'QC'), taxes);
    expect(quote.price?.taxes.map((tax) => [tax.code, tax.province, tax.amountCents])).toEqual([
      ['GST', 'QC', 500],
      ['QST', 'QC', 998],
      ['HST', 'ON', 1_300],
    ]);
    expect(quote).toMatchObject({ subtotalCents: 20_000, rooms: ['ON'], online: 'QC' });
  });

  it('has no total before the province is chosen, where it decides', () => {
    expect(quoteOf(lines, events, billed('CA'), taxes)).toMatchObject({ price: null, online: 'unknown' });
    const room = lines.slice(1);
    expect(quoteOf(room, events, billed('CA'), taxes).price?.totalCents).toBe(11_300);
  });

  it('charges no tax on online classes abroad', () => {
    const quote = quoteOf(lines.slice(0, 1), events, billed('US', 'QC'), taxes);
    expect(quote).toMatchObject({ online: 'abroad', price: { taxes: [], totalCents: 10_000 } });
  });

  it('has no total while a class is not known', () => {
    expect(quoteOf(lines, { room: events.room }, billed('CA', 'ON'), taxes).price).toBeNull();
  });
});

describe('a promo code', () => {
  const promo = (reduction: PromoView['reduction'], eventIds: string[]): PromoView => ({
    ...{ kind: 'promo', code: 'SPRING', reduction, eventIds },
  });

  it('comes off before the tax, of the classes that it is for', () => {
    const quote = quoteOf(lines, events, billed('CA', 'QC'), taxes, promo({ rate: 12_500 }, ['room', 'gone']));
    expect(quote).toMatchObject({ discount: { code: 'SPRING', cents: 1_250 }, subtotalCents: 18_750 });
    expect(quote.price?.taxes.map(({ baseCents }) => baseCents)).toEqual([10_000, 10_000, 8_750]);
  });

  it('takes off no more than there is, and is not told where it takes off nothing', () => {
    const all = ['online', 'room'];
    expect(quoteOf(lines, events, billed('CA', 'ON'), taxes, promo({ cents: 90_000 }, all))).toMatchObject({
      ...{ discount: { cents: 20_000 }, subtotalCents: 0, price: { totalCents: 0 } },
    });
    expect(quoteOf(lines, events, billed('CA', 'ON'), taxes, promo({ cents: 1 }, [])).discount).toBeNull();
  });

  it('takes off what the server says, where that told another price', () => {
    const quote = quoteOf(lines, events, billed('CA', 'ON'), taxes, promo({ rate: 10_000 }, ['online', 'room']));
    const now: PriceChanged = {
      ...{ code: 'price_changed', message: '', lines: [], taxes: [] },
      ...{ discountCents: 3_000, subtotalCents: 27_000, totalCents: 30_510 },
    };
    expect(asChanged(quote, now)).toMatchObject({ discount: { code: 'SPRING', cents: 3_000 }, subtotalCents: 27_000 });
  });
});

describe('asChanged', () => {
  const quote = quoteOf(lines, events, billed('CA', 'ON'), taxes);

  it('has sum, taxes and total of the server, where it told other ones', () => {
    const now = {
      code: 'price_changed',
      message: '',
      lines: [{ eventId: 'online', unitCents: 20_000 }],
      discountCents: 0,
      subtotalCents: 30_000,
      taxes: [{ code: 'HST', province: 'ON', rate: 13_000, baseCents: 30_000, amountCents: 3_900 }],
      totalCents: 33_900,
    } as const;
    expect(asChanged(quote, { ...now, lines: [...now.lines], taxes: [...now.taxes] })).toMatchObject({
      subtotalCents: 30_000,
      price: { taxes: now.taxes, totalCents: 33_900 },
      rooms: ['ON'],
    });
  });

  it('is as it was without that', () => {
    expect(asChanged(quote, undefined)).toBe(quote);
  });
});
