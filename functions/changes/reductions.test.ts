import { expect, test } from 'vitest';
import type { ManagedRecord } from './record.ts';
import { reductionsOf } from './reductions.ts';

const line = (eventId: string, quantity: number, discountCents: number) => ({
  ...{ eventId, quantity, discountCents, unitCents: 60_000, keptCents: 0 },
  province: 'ON' as const,
});

const happened = (kind: string, detail: object, at = 0) => ({ kind, at, who: 'staff', detail });

function reductions(charged: object[], history: object[], creditNotes: object[] = []) {
  return Object.fromEntries(reductionsOf({ charged, history, creditNotes } as unknown as ManagedRecord));
}

const reduced = happened('credited', { eventId: 'a', of: 'price', netCents: 12_000 });

test('a reduction goes with the seats that are given back or moved, and stays with the class that it was of', () => {
  const moved = happened('moved', { eventId: 'a', toEventId: 'b', seats: 1 });
  const cancelled = happened('seats_cancelled', { eventId: 'a', seats: 1 });
  const feeBack = happened('credited', { eventId: 'a', of: 'fee', netCents: 700 });
  // 15,000 off three seats by a code and 12,000 by the office: 9,000 a seat, of which 4,000 are the office's.
  const charged = [line('a', 1, 9_000), line('b', 1, 9_000), line('c', 1, 5_000)];
  expect(reductions(charged, [reduced, moved, cancelled, feeBack])).toEqual({ a: 4_000, b: 4_000, c: 0 });
  const added = happened('seats_added', { eventId: 'a', seats: 2 });
  expect(reductions([line('a', 2, 10_000)], [reduced, added, cancelled])).toEqual({ a: 8_000 });
});

test('events that do not say the sum take it from the note of the same moment, and no more than there is', () => {
  const older = happened('credited', { eventId: 'a', of: 'price' }, 5);
  const note = { created_at: 5, document: { reductionCents: 12_000 } };
  expect(reductions([line('a', 2, 20_000)], [older], [note])).toEqual({ a: 12_000 });
  expect(reductions([line('a', 2, 11_000)], [older], [note])).toEqual({ a: 11_000 });
});
