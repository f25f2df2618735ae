import { describe, expect, it } from 'vitest';
import {
  enriched,
  startOf,
  subtotalOf,
  titleOf,
  withPrice,
  withQuantity,
  withSeats,
  without,
  type CartLine,
  type SeatWish,
} from './cart.ts';
import type { EventDetail } from '../catalogue/classes.ts';
import { only } from '../present.ts';

const wish = (eventId: string, rest: Partial<SeatWish> = {}): SeatWish => ({
  eventId,
  priceCents: 49_500,
  language: 'en',
  titles: { en: 'Excel Level 1', fr: 'Excel, niveau 1' },
  timeZone: 'America/Toronto',
  start: '2026-12-08T14:00:00Z',
  ...rest,
});

describe('withSeats', () => {
  it('makes a line of what the list of classes knows', () => {
    const { lines, outcome } = withSeats([], wish('a'), 2);
    expect(outcome).toBe('added');
    expect(lines).toMatchObject([
      {
        eventId: 'a',
        start: '2026-12-08T14:00:00Z',
        participants: [],
        quantity: 2,
        priceCents: 49_500,
        taughtTitle: 'Excel Level 1',
      },
    ]);
    expect(subtotalOf(lines)).toBe(99_000);
  });

  it('adds to the line of the same class and stops at 10 seats', () => {
    const eight = withSeats([], wish('a'), 8).lines;
    const { lines, outcome } = withSeats(eight, wish('a'), 5);
    expect(outcome).toBe('too_many');
    expect(lines.map(({ quantity }) => quantity)).toEqual([10]);
  });

  it('keeps the participants named before', () => {
    const ana = { firstName: 'Ana', lastName: '', email: '' };
    const named = withSeats([], wish('a'), 2).lines.map((line): CartLine => ({ ...line, participants: [ana] }));
    expect(only(withSeats(named, wish('a'), 1).lines)).toMatchObject({ quantity: 3, participants: [ana] });
  });

  it('keeps a title that the list of classes does not know', () => {
    const { lines } = withSeats(withSeats([], wish('a'), 1).lines, wish('a', { titles: { fr: 'Excel, 1' } }), 1);
    expect(only(lines)).toMatchObject({
      taughtTitle: 'Excel Level 1',
      titles: { en: 'Excel Level 1', fr: 'Excel, 1' },
    });
  });

  it('refuses a 21st class', () => {
    let lines: CartLine[] = [];
    for (let index = 0; index < 20; index += 1) lines = withSeats(lines, wish(`c${index}`), 1).lines;
    const refused = withSeats(lines, wish('one-more'), 1);
    expect(refused.outcome).toBe('too_many_lines');
    expect(refused.lines).toHaveLength(20);
  });
});

describe('changes of a line', () => {
  const lines = withSeats(withSeats([], wish('a'), 2).lines, wish('b'), 1).lines;

  it.each([
    [4, 4],
    [0, 1],
    [40, 10],
    [NaN, 1],
  ])('keeps the quantity between 1 and 10: %d becomes %d', (wanted, quantity) => {
    expect(withQuantity(lines, 'a', wanted).map((line) => line.quantity)).toEqual([quantity, 1]);
  });

  it('takes over a price of one class only', () => {
    expect(withPrice(lines, 'b', 52_050).map(({ priceCents }) => priceCents)).toEqual([49_500, 52_050]);
  });

  it('removes one class only', () => {
    expect(without(lines, 'a').map(({ eventId }) => eventId)).toEqual(['b']);
  });

  it('takes over what the API tells, but not its price', () => {
    const event = {
      id: 'a',
      certificateText: 'Certificate',
      language: 'fr',
      titleCourse: 'Excel, niveau 1',
      sessions: [{ start: '2027-01-01T14:00:00Z', end: '2027-01-01T21:00:00Z' }],
      titles: { en: 'Excel One', fr: 'Excel, niveau 1' },
      timeZone: 'America/Toronto',
      priceCents: 1,
    } as unknown as EventDetail;
    const [line, other] = enriched(lines, event);
    expect(line).toMatchObject({ certificateText: 'Certificate', taughtTitle: 'Excel, niveau 1', priceCents: 49_500 });
    expect(line && titleOf(line, 'en')).toBe('Excel One');
    expect(line && titleOf(line, 'fr')).toBe('Excel, niveau\u00a01');
    expect(line && startOf(line)).toBe('2027-01-01T14:00:00Z');
    expect(other).toEqual(lines[1]);
  });
});
