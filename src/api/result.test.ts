import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { HoldRefusal } from '../domain/booking/hold-contract.ts';
import { codeOfException, parseBody, resultOf } from './result.ts';

const expected = { answer: v.object({ id: v.string() }), refusal: HoldRefusal };

describe('resultOf', () => {
  it('gives the parsed answer', () => {
    expect(resultOf(200, { id: 'a', more: 1 }, expected)).toEqual({ ok: true, value: { id: 'a' } });
  });

  it('calls an answer of another shape unexpected', () => {
    expect(resultOf(200, '<html>', expected)).toEqual({ ok: false, code: 'unexpected' });
  });

  it('gives code, fields and request id of an error answer, and not its message', () => {
    const body = {
      code: 'validation',
      message: 'SQLITE: no such table',
      fields: { 'contact.email': 'email' },
      requestId: 'r1',
    };
    const result = resultOf(400, body, expected);
    expect(result).toEqual({ ok: false, code: 'validation', fields: { 'contact.email': 'email' }, requestId: 'r1' });
    expect(JSON.stringify(result)).not.toContain('SQLITE');
  });

  it('gives the refusals line by line', () => {
    const lines = [{ eventId: 'a', reason: 'fewer_left', seatsLeft: 2 }];
    const result = resultOf(409, { code: 'seats_refused', message: '', lines }, expected);
    expect(result).toMatchObject({ ok: false, code: 'seats_refused', details: { lines } });
  });

  it('has no details for another refusal', () => {
    expect(resultOf(409, { code: 'hold_expired', message: '' }, expected)).toEqual({ ok: false, code: 'hold_expired' });
  });

  it.each([
    [404, 'not_found'],
    [429, 'too_many_requests'],
    [503, 'database_unavailable'],
    [504, 'timeout'],
    [500, 'unexpected'],
    [302, 'unexpected'],
  ])('reads a bare status %i as %s', (status, code) => {
    expect(resultOf(status, 'Bad gateway', expected)).toEqual({ ok: false, code });
  });

  it('does not trust a code it does not know', () => {
    expect(resultOf(500, { code: 'E_WHATEVER', message: 'x' }, expected)).toEqual({ ok: false, code: 'unexpected' });
  });
});

describe('codeOfException', () => {
  it('tells giving up from being offline, also when wrapped', () => {
    const timeout = Object.assign(new Error('x'), { name: 'TimeoutError' });
    expect(codeOfException(new Error('fetch failed', { cause: timeout }))).toBe('timeout');
    expect(codeOfException(new TypeError('Failed to fetch'))).toBe('network');
    expect(codeOfException('thrown text')).toBe('network');
  });
});

describe('parseBody', () => {
  it('reads JSON, and leaves a text a text', () => {
    expect(parseBody('42')).toBe(42);
    expect(parseBody('The password is incorrect')).toBe('The password is incorrect');
  });
});
