import { describe, expect, it } from 'vitest';
import {
  enriched,
  eventIdOf,
  parseCart,
  seatsOf,
  startOf,
  subtotalOf,
  titleOf,
  withQuantity,
  withSeats,
  without,
  type SeatWish,
} from './cart.ts';
import { seatsIn } from './stored-seats.ts';
import type { EventDetail } from '../catalogue/classes.ts';

const oldEntry = (id: string | number, rest: object = {}) => ({
  Events: [{ eventId: id, eventDateTime: '2026-12-08T14:00:00Z', room: 'A' }],
  listParticipants: [{ eventIndex: 0, firstName: 'Ana' }],
  Qty: 2,
  PriceOfEvent: 495,
  ...rest,
});

const wish = (eventId: string, rest: Partial<SeatWish> = {}): SeatWish => ({
  eventId,
  priceCents: 49_500,
  language: 'en',
  titles: { en: 'Excel Level 1', fr: 'Excel, niveau 1' },
  timeZone: 'America/Toronto',
  start: '2026-12-08T14:00:00Z',
  ...rest,
});

describe('parseCart', () => {
  it('opens a cart saved by the old site', () => {
    const { entries, lost } = parseCart(JSON.stringify([oldEntry('a')]));
    expect(lost).toBe(0);
    expect(entries[0]).toMatchObject({ Qty: 2, PriceOfEvent: 495, listParticipants: [{ firstName: 'Ana' }] });
    expect(eventIdOf(entries[0]!)).toBe('a');
    expect(startOf(entries[0]!)).toBe('2026-12-08T14:00:00Z');
  });

  it('takes numbers written as texts, and an id written as a number', () => {
    const { entries } = parseCart(JSON.stringify([oldEntry(4711, { Qty: '3', PriceOfEvent: '495.50' })]));
    expect(entries[0]).toMatchObject({ Qty: 3, PriceOfEvent: 495.5 });
    expect(eventIdOf(entries[0]!)).toBe('4711');
  });

  it('drops the bad entry, keeps the good one and counts what was lost', () => {
    const bad = [
      null,
      7,
      {},
      oldEntry('x', { Qty: 0 }),
      oldEntry('x', { PriceOfEvent: '' }),
      oldEntry('x', { Qty: 'two' }),
    ];
    const { entries, lost } = parseCart(JSON.stringify([...bad, oldEntry('good')]));
    expect(entries.map(eventIdOf)).toEqual(['good']);
    expect(lost).toBe(bad.length);
  });

  it('keeps an entry whose enrichment has another shape, without that enrichment', () => {
    const { entries, lost } = parseCart(
      JSON.stringify([oldEntry('a', { language: 'English', sessions: [{ startDate: 1 }], listParticipants: 'none' })]),
    );
    expect(lost).toBe(0);
    expect(entries[0]).toMatchObject({ language: undefined, sessions: undefined, listParticipants: [] });
  });

  it('reads nothing from nothing, and counts a text that is no cart as one loss', () => {
    expect(parseCart(null)).toEqual({ entries: [], lost: 0 });
    expect(parseCart('{oops')).toEqual({ entries: [], lost: 1 });
    expect(parseCart('{"a":1}')).toEqual({ entries: [], lost: 1 });
  });

  it('joins two entries of one class', () => {
    const { entries, lost } = parseCart(JSON.stringify([oldEntry('a'), oldEntry('b'), oldEntry('a', { Qty: 4 })]));
    expect(entries.map((entry) => [eventIdOf(entry), entry.Qty])).toEqual([
      ['a', 6],
      ['b', 2],
    ]);
    expect(lost).toBe(0);
  });
});

describe('seatsIn', () => {
  const stored = [
    null,
    '',
    '{oops',
    '[]',
    '7',
    JSON.stringify([oldEntry('a'), oldEntry('b', { Qty: '3' }), oldEntry('a')]),
    JSON.stringify([null, 5, 'x', {}, { Events: [] }, { Events: 'x' }, oldEntry('', {}), oldEntry('x'.repeat(121))]),
    JSON.stringify([oldEntry('a', { Qty: 0 }), oldEntry('a', { Qty: 1.5 }), oldEntry('a', { Qty: 1000 })]),
    JSON.stringify([oldEntry('a', { Qty: null }), oldEntry('a', { Qty: '' }), oldEntry('a', { Qty: true })]),
    JSON.stringify([
      oldEntry('a', { PriceOfEvent: '' }),
      oldEntry('a', { PriceOfEvent: -1 }),
      oldEntry('a', { PriceOfEvent: 0 }),
    ]),
    JSON.stringify([oldEntry('a', { PriceOfEvent: '12.5' }), oldEntry('a', { PriceOfEvent: null }), oldEntry(0)]),
    JSON.stringify([
      oldEntry('a', { PriceOfEvent: ' ' }),
      oldEntry('a', { PriceOfEvent: [] }),
      oldEntry('a', { Qty: [2] }),
    ]),
  ];

  it.each(stored)('counts the same seats as the parsed cart', (raw) => {
    expect(seatsIn(raw)).toBe(seatsOf(parseCart(raw).entries));
  });
});

describe('withSeats', () => {
  it('makes a line of the old shape', () => {
    const { entries, outcome } = withSeats([], wish('a'), 2);
    expect(outcome).toBe('added');
    expect(entries[0]).toMatchObject({
      Events: [{ eventId: 'a', eventDateTime: '2026-12-08T14:00:00Z' }],
      listParticipants: [],
      Qty: 2,
      PriceOfEvent: 495,
      titleCourse: 'Excel Level 1',
    });
    expect(subtotalOf(entries)).toBe(99_000);
  });

  it('adds to the line of the same class and stops at 10 seats', () => {
    const first = withSeats([], wish('a'), 8).entries;
    const { entries, outcome } = withSeats(first, wish('a'), 5);
    expect(outcome).toBe('too_many');
    expect(entries).toHaveLength(1);
    expect(entries[0]!.Qty).toBe(10);
  });

  it('keeps the participants named before', () => {
    const { entries } = withSeats(parseCart(JSON.stringify([oldEntry('a')])).entries, wish('a'), 1);
    expect(entries[0]).toMatchObject({ Qty: 3, listParticipants: [{ firstName: 'Ana' }] });
  });

  it('refuses a 21st class', () => {
    let entries = parseCart('[]').entries;
    for (let index = 0; index < 20; index += 1) entries = withSeats(entries, wish(`c${index}`), 1).entries;
    const refused = withSeats(entries, wish('one-more'), 1);
    expect(refused.outcome).toBe('too_many_lines');
    expect(refused.entries).toHaveLength(20);
  });

  it('survives the way through storage', () => {
    const { entries } = withSeats([], wish('a'), 2);
    expect(parseCart(JSON.stringify(entries)).entries).toEqual(entries);
  });
});

describe('changes of a line', () => {
  const entries = withSeats(withSeats([], wish('a'), 2).entries, wish('b'), 1).entries;

  it('keeps the quantity between 1 and 10', () => {
    expect(withQuantity(entries, 'a', 4)[0]!.Qty).toBe(4);
    expect(withQuantity(entries, 'a', 0)[0]!.Qty).toBe(1);
    expect(withQuantity(entries, 'a', 40)[0]!.Qty).toBe(10);
    expect(withQuantity(entries, 'a', NaN)[0]!.Qty).toBe(1);
  });

  it('removes one class only', () => {
    expect(without(entries, 'a').map(eventIdOf)).toEqual(['b']);
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
    const [entry] = enriched(entries, event);
    expect(entry).toMatchObject({ certificateText: 'Certificate', PriceOfEvent: 495 });
    expect(titleOf(entry!, 'en')).toBe('Excel One');
    expect(startOf(entry!)).toBe('2027-01-01T14:00:00Z');
  });
});
