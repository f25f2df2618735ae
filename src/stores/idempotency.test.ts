import { describe, expect, it } from 'vitest';
import { keyFor, keyOf, parseKeys, settle } from './idempotency.ts';

describe('keyOf', () => {
  it('repeats the key for the same request and makes a new one for another', () => {
    const saved = { fingerprint: 'a', key: 'k1' };
    expect(keyOf(saved, 'a', () => 'k2')).toBe('k1');
    expect(keyOf(saved, 'b', () => 'k2')).toBe('k2');
    expect(keyOf(undefined, 'a', () => 'k2')).toBe('k2');
  });
});

describe('keyFor', () => {
  it('keeps the key until the call has its answer', () => {
    const first = keyFor('confirm', { total: 1 });
    expect(keyFor('confirm', { total: 1 })).toBe(first);
    expect(keyFor('confirm', { total: 2 })).not.toBe(first);
    const second = keyFor('confirm', { total: 2 });
    settle('confirm');
    expect(keyFor('confirm', { total: 2 })).not.toBe(second);
  });
});

describe('parseKeys', () => {
  it('drops what is no key', () => {
    const good = { fingerprint: 'f', key: 'k' };
    expect(parseKeys({ a: good, b: null, c: { key: 1 } })).toEqual({ a: good });
    expect(parseKeys(undefined)).toEqual({});
    expect(parseKeys('x')).toEqual({});
  });
});
