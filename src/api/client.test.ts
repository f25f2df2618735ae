import { afterEach, expect, test, vi } from 'vitest';
import { updateLoginPasswordEmail } from '../domain/accounts/calls.ts';
import { bookingOf, extendHold, holdSeats } from '../domain/booking/calls.ts';
import { guaranteedClasses } from '../domain/catalogue/calls.ts';
import { sendEnquiry } from '../domain/enquiries/calls.ts';
import { api } from './client.ts';

type Answer = Response | Error;

/** A server that gives these answers, one after the other, and the last one again; what it was asked is kept. */
function answering(...answers: Answer[]) {
  const asked: { url: string; init: RequestInit & { headers: Headers } }[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit & { headers: Headers }) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push({ url, init });
    return answer instanceof Response ? Promise.resolve(answer.clone()) : Promise.reject(answer ?? new Error('none'));
  });
  return asked;
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const hold = { reference: 'r', expiresAt: '', serverTime: '', extended: false, lines: [] };
const classes = { classes: [] };

afterEach(() => vi.unstubAllGlobals());

test('a call takes the parts of its path, its body and its key, in this order', async () => {
  const asked = answering(json(hold, 201));
  const lines = [{ eventId: 'a', quantity: 1, priceCents: 49_500 }];
  expect(await api(holdSeats)({ language: 'en', lines }, 'key-of-the-hold')).toEqual({ ok: true, value: hold });
  await api(extendHold)('a/b', 'key-of-the-extension');
  await api(sendEnquiry)('contact', { name: 'Ada' }, 'key-of-the-form');
  expect(asked.map(({ url, init }) => [init.method, url, init.body, init.headers.get('idempotency-key')])).toEqual([
    ['POST', '/Website/hold-seats', JSON.stringify({ language: 'en', lines }), 'key-of-the-hold'],
    ['POST', '/Website/extend-hold/a%2Fb', '{}', 'key-of-the-extension'],
    ['POST', '/Website/send-enquiry/contact', '{"name":"Ada"}', 'key-of-the-form'],
  ]);
});

test('a query stands in the address, and no body is sent where none is declared', async () => {
  const asked = answering(new Response(null, { status: 204 }));
  expect(await api(updateLoginPasswordEmail)({ Email: 'a@b.ca' })).toEqual({ ok: true, value: undefined });
  expect(asked.map(({ url, init }) => [url, init.body])).toEqual([
    ['/Website/update-login-password-email?Email=a@b.ca', undefined],
  ]);
});

test.each<[string, Answer, number]>([
  ['no answer', new TypeError('Failed to fetch'), 2],
  ['a busy database', json({ code: 'database_unavailable', message: '' }, 503), 2],
  ['a failure that would be the same again', json({ code: 'unexpected', message: '' }, 500), 1],
  ['a booking that there is not', json({ code: 'not_found', message: '' }, 404), 1],
  ['a server that is too slow', Object.assign(new Error('slow'), { name: 'TimeoutError' }), 1],
])('a read: %s', async (_, first, times) => {
  const asked = answering(first, json(classes));
  const result = await api(guaranteedClasses)();
  expect(asked).toHaveLength(times);
  expect(result.ok).toBe(times === 2);
});

test('what changes something is never repeated by itself', async () => {
  const asked = answering(json({ code: 'database_unavailable', message: '' }, 503));
  expect(await api(extendHold)('r', 'key-of-the-extension')).toEqual({ ok: false, code: 'database_unavailable' });
  expect(asked).toHaveLength(1);
});

test.each<[string, string | undefined, number]>([
  ['shows it and repeats the call with what it got', 'token', 2],
  ['closes the question, and reads why nothing was sent', undefined, 1],
])('who is asked to be a person %s', async (_, token, times) => {
  vi.doMock('./challenge.ts', () => ({ passChallenge: () => Promise.resolve(token) }));
  const asked = answering(json({ code: 'challenge_required', message: '', siteKey: 'key' }, 403), json(hold, 201));
  const result = await api(holdSeats)({ language: 'en', lines: [] }, 'key-of-the-hold');
  expect(asked.map(({ init }) => [init.headers.get('x-challenge'), init.headers.get('idempotency-key')])).toEqual(
    [
      [null, 'key-of-the-hold'],
      ['token', 'key-of-the-hold'],
    ].slice(0, times),
  );
  expect(result).toEqual(token ? { ok: true, value: hold } : { ok: false, code: 'challenge_required' });
  vi.doUnmock('./challenge.ts');
});

test('a refusal carries what its call declares', async () => {
  const lines = [{ eventId: 'a', reason: 'full', seatsLeft: 0 }];
  answering(json({ code: 'seats_refused', message: '', lines }, 409));
  const refused = await api(holdSeats)({ language: 'en', lines: [] }, 'key-of-the-hold');
  expect(refused).toMatchObject({ ok: false, code: 'seats_refused', details: { lines } });
});

test('an answer of another shape than declared is unexpected, and nothing is thrown', async () => {
  answering(new Response('<html>', { status: 200 }));
  expect(await api(bookingOf)('r')).toEqual({ ok: false, code: 'unexpected' });
  answering(new TypeError('Failed to fetch'));
  expect(await api(bookingOf)('r')).toEqual({ ok: false, code: 'network' });
});
