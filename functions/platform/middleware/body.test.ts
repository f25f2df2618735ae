import { Hono } from 'hono';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { addAccount, startAccounts } from '../../testing/accounts.ts';
import { startSite } from '../../testing/harness.ts';
import { siteDataOf } from '../../testing/site-data.ts';
import { digestOf } from '../secrets.ts';
import { readJson } from './body.ts';

const Anything = v.looseObject({});

async function read(body: BodyInit): Promise<string> {
  const app = new Hono();
  app.post('/', async (c) => {
    const outcome = await readJson(c, Anything);
    return c.text('problem' in outcome ? outcome.problem.code : 'read');
  });
  return (await app.request('/', { method: 'POST', body })).text();
}

test.each([
  '{}',
  ' {"a":1}\n',
  '{"a":{"a":1},"b":[{"a":1},{"a":2}]}',
  '{"a":"\\"b\\":","b":"{\\"a\\":1}"}',
  '{"a" :": \\\\","__proto__":1}',
  '{"é":"\\u00e9"}',
])('%s is read', async (body) => {
  expect(await read(body)).toBe('read');
});

test.each([
  ['with a byte order mark', '\uFEFF{}'],
  ['of no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ['in UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0])],
  ['that names a key twice', '{"a":1,"a":1}'],
  ['that names a key twice in other signs', '{"a":1,"\\u0061":1}'],
  ['that names a key twice further in', '{"b":[{"a":1,"c":{"a":2},"a":3}]}'],
  ['that is cut', '{"a":'],
  ['of nothing', ''],
  ['that is a list', '[]'],
  ['of a longer list than any call takes', `{"lines":[${'{},'.repeat(250)}{}]}`],
  ['deeper than any stack', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
])('a body %s is refused', async (_, body) => {
  expect(await read(body)).toBe('bad_request');
});

test('a list as long as a schema may let it be is read', async () => {
  expect(await read(`{"lines":[${'{},'.repeat(249)}{}]}`)).toBe('read');
});

test('a refusal is no longer than what was sent, whatever that is', async () => {
  const site = await startSite(siteDataOf([]));
  const sent = `{"language":"en","lines":[${'{},'.repeat(20_000)}{}]}`;
  const headers = { 'content-type': 'application/json', origin: site.needs.origin, 'idempotency-key': 'a-key-of-mine' };
  const answer = await site.request('/Website/hold-seats', { method: 'POST', body: sent, headers });
  expect(answer.status).toBe(400);
  expect((await answer.text()).length).toBeLessThan(sent.length);
});

test('a body of many quotes and spaces takes no longer than others', async () => {
  expect(await read(JSON.stringify({ a: `${'"\\'.repeat(8_000)}:` }))).toBe('read');
  expect(await read(`{"a":"" ${' '.repeat(60_000)}}`)).toBe('read');
});

test('a call takes one e-mail: a second one, in whatever letters, is refused and no mail is sent', async () => {
  const site = await startAccounts();
  await addAccount(site, 'grace@example.ca', null);
  const ask = (query: string) =>
    site.request(`/Website/update-login-password-email?${query}`, {
      method: 'POST',
      headers: { origin: 'https://gct.example' },
    });
  for (const query of [
    'Email=ada@example.ca&Email=grace@example.ca',
    'Email=ada@example.ca&email=grace@example.ca',
    'Email=ada@example.ca&EMAIL=ada@example.ca',
  ]) {
    const answer = await ask(query);
    expect([answer.status, await answer.json()], query).toMatchObject([400, { fields: { Email: 'required' } }]);
  }
  expect(await site.rows('SELECT * FROM outbox')).toEqual([]);
  expect((await ask('Email=ada@example.ca&utm_source=a&utm_source=b')).status).toBe(204);

  const digest = await digestOf('x');
  const twice = await site.post(
    '/Website/validate-login',
    `{"Email":"ada@example.ca","passwordEncrypted":"${digest}","Email":"grace@example.ca"}`,
  );
  expect([twice.status, await site.rows('SELECT * FROM login_attempts')]).toEqual([400, []]);
});

test('a form that names a field twice is refused', async () => {
  const site = await startAccounts();
  const answer = await site.post('/Website/subscribe-newsletter', 'email=a%40example.ca&email=b%40example.ca', {
    'content-type': 'application/x-www-form-urlencoded',
    'idempotency-key': '',
  });
  expect([answer.status, await site.rows('SELECT * FROM newsletter_subscribers')]).toEqual([400, []]);
});
