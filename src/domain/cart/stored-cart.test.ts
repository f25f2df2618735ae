import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_LINES } from '../booking/hold-contract.ts';
import { only } from '../present.ts';
import { seatsOf, startOf, withPrice } from './cart.ts';
import { parseCart, writeCart } from './stored-cart.ts';
import { seatsIn } from './stored-seats.ts';

const oldEntry = (id: string | number, rest: object = {}) => ({
  Events: [{ eventId: id, eventDateTime: '2026-12-08T14:00:00Z', room: 'A' }],
  listParticipants: [{ eventIndex: 0, firstName: 'Ana' }],
  Qty: 2,
  PriceOfEvent: 495,
  ...rest,
});

const parse = (...entries: unknown[]) => parseCart(JSON.stringify(entries));

describe('parseCart', () => {
  it('opens a cart saved by the old site, its price in cents', () => {
    const { lines, lost } = parse(oldEntry('a'));
    expect(lost).toBe(0);
    const line = only(lines);
    expect(line).toMatchObject({ eventId: 'a', quantity: 2, priceCents: 49_500, participants: [{ firstName: 'Ana' }] });
    expect(startOf(line)).toBe('2026-12-08T14:00:00Z');
  });

  it('takes numbers written as texts, and an id written as a number', () => {
    const { lines } = parse(oldEntry(4711, { Qty: '3', PriceOfEvent: '495.50' }));
    expect(lines).toMatchObject([{ eventId: '4711', quantity: 3, priceCents: 49_550 }]);
  });

  it('drops the bad entry, keeps the good one and counts what was lost', () => {
    const bad = [
      null,
      7,
      {},
      oldEntry('x', { Events: [] }),
      oldEntry('x', { Qty: 0 }),
      oldEntry('x', { PriceOfEvent: '' }),
      oldEntry('x', { Qty: 'two' }),
    ];
    const { lines, lost } = parse(...bad, oldEntry('good'));
    expect(lines.map(({ eventId }) => eventId)).toEqual(['good']);
    expect(lost).toBe(bad.length);
  });

  it('keeps an entry whose enrichment has another shape, without that enrichment', () => {
    const { lines, lost } = parse(
      oldEntry('a', { language: 'English', sessions: [{ startDate: 1 }], listParticipants: 'none' }),
    );
    expect(lost).toBe(0);
    expect(lines).toMatchObject([{ language: undefined, sessions: undefined, participants: [] }]);
  });

  it.each([
    ['timeZone', 'Foo/Bar'],
    ['timeZone', ''],
    ['sessions', [{ start: '2027-99-99T99:99:99Z', end: 'x' }]],
  ])('keeps an entry of which no browser can tell the times, without them: %s %j', (name, value) => {
    const { lines, lost } = parse(oldEntry('a', { [name]: value }));
    expect(lost).toBe(0);
    expect(lines).toMatchObject([{ eventId: 'a', [name]: undefined }]);
  });

  it('reads nothing from nothing, and counts a text that is no cart as one loss', () => {
    expect(parseCart(null)).toEqual({ lines: [], lost: 0 });
    expect(parseCart('{oops')).toEqual({ lines: [], lost: 1 });
    expect(parseCart('{"a":1}')).toEqual({ lines: [], lost: 1 });
  });

  it('joins two entries of one class', () => {
    const { lines, lost } = parse(oldEntry('a'), oldEntry('b'), oldEntry('a', { Qty: 4 }));
    expect(lines.map(({ eventId, quantity }) => [eventId, quantity])).toEqual([
      ['a', 6],
      ['b', 2],
    ]);
    expect(lost).toBe(0);
  });
});

describe('writeCart', () => {
  const text = fc.string({ maxLength: 20 });
  const instant = fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
    .map((date) => date.toISOString());
  /** Fields of whose meaning nothing is known. */
  const unknownFields = fc.dictionary(fc.stringMatching(/^old[A-Z]$/), fc.jsonValue({ maxDepth: 1 }));
  const event = fc
    .tuple(unknownFields, fc.string({ minLength: 1, maxLength: 120 }), text)
    .map(([rest, eventId, eventDateTime]) => ({ ...rest, eventId, eventDateTime }));
  const participant = fc
    .tuple(unknownFields, fc.record({ eventIndex: fc.nat(), firstName: text, lastName: text, email: text }))
    .map(([rest, person]) => ({ ...rest, ...person }));
  const entry = fc.record(
    {
      Events: fc.array(event, { minLength: 1, maxLength: 3 }),
      listParticipants: fc.array(participant, { maxLength: 3 }),
      Qty: fc.integer({ min: 1, max: 999 }),
      PriceOfEvent: fc.nat(10_000_000).map((cents) => cents / 100),
      certificateText: text,
      language: fc.constantFrom('en', 'fr'),
      titleCourse: text,
      sessions: fc.array(fc.record({ start: instant, end: instant }), { maxLength: 2 }),
      titles: fc.record({ en: text, fr: text }, { requiredKeys: [] }),
      timeZone: fc.constantFrom('America/Toronto', 'America/Vancouver', 'UTC'),
    },
    { requiredKeys: ['Events', 'listParticipants', 'Qty', 'PriceOfEvent'] },
  );
  const cart = fc.uniqueArray(entry, { maxLength: MAX_LINES, selector: ({ Events: [first] }) => first?.eventId });

  it('gives back all that was stored, what it does not know too', () => {
    fc.assert(
      fc.property(cart, (stored) => {
        const { lines, lost } = parseCart(JSON.stringify(stored));
        expect(lost).toBe(0);
        expect(JSON.parse(writeCart(lines))).toEqual(JSON.parse(JSON.stringify(stored)));
      }),
    );
  });

  it('writes a changed price in dollars, as the old site reads it', () => {
    const { lines } = parse(oldEntry('a'));
    expect(JSON.parse(writeCart(withPrice(lines, 'a', 52_050)))).toMatchObject([{ PriceOfEvent: 520.5 }]);
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
    expect(seatsIn(raw)).toBe(seatsOf(parseCart(raw).lines));
  });
});
