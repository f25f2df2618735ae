import { expect, test } from 'vitest';
import { holdTime } from './caps.ts';

const MINUTE = 60_000;
const at = (minutes: number) => 1_000_000_000 + minutes * MINUTE;

test('rule 5: a first hold lives its minutes', () => {
  expect(holdTime(at(0), 30, null)).toEqual({ endsAt: at(30), since: at(0) });
});

test('rule 36: a hold that is taken anew goes on from the first, up to 60 minutes in all', () => {
  expect(holdTime(at(20), 30, { since: at(0), endsAt: at(30) })).toEqual({ endsAt: at(50), since: at(0) });
  expect(holdTime(at(45), 30, { since: at(0), endsAt: at(50) })).toEqual({ endsAt: at(60), since: at(0) });
  expect(holdTime(at(60), 30, { since: at(0), endsAt: at(60) })).toEqual({ pauseEndsAt: at(70) });
  expect(holdTime(at(59.5), 30, { since: at(0), endsAt: at(60) })).toEqual({ pauseEndsAt: at(70) });
});

test('rule 36: after a pause a cart begins anew, and not a moment before', () => {
  expect(holdTime(at(70) - 1, 30, { since: at(0), endsAt: at(60) })).toEqual({ pauseEndsAt: at(70) });
  expect(holdTime(at(70), 30, { since: at(0), endsAt: at(60) })).toEqual({ endsAt: at(100), since: at(70) });
});
