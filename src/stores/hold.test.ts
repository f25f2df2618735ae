import { describe, expect, it } from 'vitest';
import { holds, ownRefusals } from './hold.ts';

const line = (eventId: string, quantity = 1, priceCents = 100) => ({ eventId, quantity, priceCents });
const held = (...lines: ReturnType<typeof line>[]) => ({
  lines: lines.map(({ eventId, quantity, priceCents }) => ({ eventId, quantity, unitCents: priceCents })),
});

describe('holds', () => {
  it('is for the same lines in any order', () => {
    expect(holds(held(line('a'), line('b', 2)), [line('b', 2), line('a')])).toBe(true);
  });

  it('is for the same seats at another price: which one counts is decided when they are booked', () => {
    expect(holds(held(line('a')), [line('a', 1, 200)])).toBe(true);
  });

  it('is not for another quantity or class', () => {
    expect(holds(held(line('a')), [line('a', 2)])).toBe(false);
    expect(holds(held(line('a')), [line('a'), line('b')])).toBe(false);
  });
});

describe('ownRefusals', () => {
  it('refuses an eleventh seat before asking', () => {
    expect(ownRefusals([line('a', 10), line('b', 12)])).toEqual([{ eventId: 'b', reason: 'too_many', seatsLeft: 10 }]);
  });
});
