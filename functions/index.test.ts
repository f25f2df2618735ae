import { createExecutionContext } from 'cloudflare:test';
import { exports } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { parseEnvironment } from './platform/environment.ts';
import unconfigured from './index.ts';
import { bindings, freshDatabase } from './testing/harness.ts';

const assets = { fetch: () => new Response() };
const worker = exports as unknown as { default: { fetch(url: string, init?: RequestInit): Promise<Response> } };

test('an environment without a mode is production', () => {
  expect(parseEnvironment({ DB: bindings.DB, ASSETS: assets }).MODE).toBe('production');
});

test.each([
  ['a binding that is missing', { ASSETS: assets }, /DB: /],
  ['a mode nobody knows', { DB: bindings.DB, ASSETS: assets, MODE: 'debug' }, /MODE/],
  [
    'an origin with a path',
    { DB: bindings.DB, ASSETS: assets, ORIGIN: 'https://gct.example/' },
    /ORIGIN: expected an origin/,
  ],
  ['limits of nothing', { DB: bindings.DB, ASSETS: assets, LIMITS: '0' }, /LIMITS/],
])('an environment with %s is refused by its name', (_, environment, message) => {
  expect(() => parseEnvironment(environment)).toThrow(message);
});

test('a worker without its bindings fails with the headers of every answer', async () => {
  const context = createExecutionContext();
  const request = new Request('https://gct.example/about') as Parameters<typeof unconfigured.fetch>[0];
  const answer = await unconfigured.fetch(request, {}, context);
  expect([answer.status, await answer.text()]).toEqual([500, 'An error occurred']);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer.headers.get('strict-transport-security')).toContain('max-age=63072000');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['off', 'off'],
  ['5', 5],
  [undefined, undefined],
])('limits may be %s', (LIMITS, read) => {
  expect(parseEnvironment({ DB: bindings.DB, ASSETS: assets, LIMITS }).LIMITS).toBe(read);
});

test('the worker answers with its own bindings, and shows no mailbox unless told to be local', async () => {
  await freshDatabase();
  const call = await worker.default.fetch('https://gct.example/Website/event-detail/none');
  expect([call.status, await call.json()]).toMatchObject([404, { code: 'not_found' }]);
  expect((await worker.default.fetch('https://gct.example/local/mailbox')).status).toBe(404);
});

test('in production what anybody sees is kept, without being told to', async () => {
  await freshDatabase();
  const ages = [];
  for (let time = 0; time < 2; time += 1) {
    const answer = await worker.default.fetch('https://gct.example/Website/guaranteed-classes');
    ages.push([answer.status, answer.headers.get('age')]);
  }
  expect(ages).toEqual([
    [200, null],
    [200, expect.stringMatching(/^\d$/)],
  ]);
});

test('in production who calls without end is refused by what the platform counts, as it is configured', async () => {
  await freshDatabase();
  const ask = (init: RequestInit) => worker.default.fetch('https://gct.example/Website/event-detail/none', init);
  const from = (address: string) => ({ headers: { 'cf-connecting-ip': address } });
  // More than twice as many as in one period, since another may begin meanwhile.
  const statuses = await Promise.all(Array.from({ length: 1_250 }, async () => (await ask(from('192.0.2.1'))).status));
  expect(new Set(statuses)).toEqual(new Set([404, 429]));
  expect((await ask(from('198.51.100.1'))).status).toBe(404);
});
