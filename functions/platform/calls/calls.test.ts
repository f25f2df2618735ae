import { Hono } from 'hono';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { anybody, callers, isOpen, members, roles, type Caller } from '../../../src/domain/accounts/access.ts';
import { fillPath } from '../../../src/domain/api/address.ts';
import type { Call } from '../../../src/domain/api/call.ts';
import { capabilities } from '../../capabilities.ts';
import { addAccount, cookieOf, PASSWORD, startAccounts } from '../../testing/accounts.ts';
import { startSite } from '../../testing/harness.ts';
import { siteDataOf } from '../../testing/site-data.ts';
import { ok } from '../answers.ts';
import type { AppEnv } from '../dependencies.ts';
import { guardsOf, mountCalls, type Edge } from './mount.ts';
import { answer, type Route } from './route.ts';

const site = await startSite(siteDataOf([]));
const edge: Edge = {
  needs: site.needs,
  sessions: { brought: () => false, read: () => Promise.resolve(null), forget: () => undefined },
  deliver: () => Promise.resolve(),
};
const routes = capabilities.flatMap(({ calls }) => calls?.(site.needs) ?? []);
const nameOf = ({ method, path }: Call) => `${method} ${path}`;
const byName = routes.map((route) => [nameOf(route.call), route] as const);

const declared = Object.values(
  import.meta.glob<Record<string, unknown>>('../../../src/domain/**/calls.ts', { eager: true }),
)
  .flatMap((module) => Object.values(module))
  .filter((value): value is Call => typeof value === 'object' && value !== null && 'method' in value);

/** What a change has to have, or else it is not let in; `from: 'anywhere'` is a decision for each such call. */
const fromAnywhere = ['POST /Website/unsubscribe-newsletter', 'POST /Website/card-events'];

function flawsOf({ call, ...route }: Route): string[] {
  const guards = guardsOf(edge, { call, ...route }).map(({ name }) => name);
  return [
    ...(call.method === 'GET' && (call.body ?? call.form ?? call.keyed) ? ['a read that is sent something'] : []),
    ...(call.path.startsWith('/Website/') || call.path.startsWith('/website/') ? [] : ['outside /Website']),
    ...(call.access.length === 0 ? ['open to nobody'] : []),
    ...(isOpen(call.access) || guards.includes('requireRole') ? [] : ['no session is asked for']),
    ...(call.method === 'GET' || fromAnywhere.includes(nameOf(call))
      ? []
      : [
          ...(guards.includes('sameOrigin') ? [] : ['no origin']),
          ...(guards.includes('limited') ? [] : ['no limit']),
          ...((call.body ?? call.query) ? [] : ['no schema']),
        ]),
  ];
}

test('every declared call has one handler, and every handler a declared call', () => {
  expect(byName.map(([name]) => name).sort()).toEqual(declared.map(nameOf).sort());
  expect(new Set(byName.map(([name]) => name)).size).toBe(routes.length);
});

test.each(byName)('%s has what a call must have', (_, route) => {
  expect(flawsOf(route)).toEqual([]);
});

test('a change without a schema is found, and so is one that comes from anywhere unasked', () => {
  const change = { method: 'POST', path: '/Website/made-up', access: anybody, answer: v.object({}) } as const;
  expect(flawsOf(answer(change, () => ok({})))).toEqual(['no schema']);
  const hook = { ...change, body: 'raw', from: 'anywhere' } as const;
  expect(flawsOf(answer(hook, () => ok({})))).toEqual(['no origin', 'no limit']);
});

test.each(byName.filter(([, { call }]) => call.body !== undefined))(
  '%s reads no more than 64 kB',
  async (_, { call }) => {
    const app = new Hono<AppEnv>();
    const route = { call: { ...call, access: anybody }, handle: () => Promise.resolve(ok({})) } as unknown as Route;
    mountCalls(app, edge, [route]);
    const answered = await app.request(pathOf(call), {
      method: 'POST',
      headers: { origin: site.needs.origin, 'content-type': 'application/json' },
      body: JSON.stringify({ much: 'x'.repeat(65_536) }),
    });
    expect(answered.status).toBe(413);
  },
);

const parts = {
  reference: 'r'.repeat(24),
  token: 't'.repeat(43),
  secret: 's'.repeat(43),
  id: 'a',
  eventId: 'a',
  number: '1',
  kind: 'contact',
};
const pathOf = (call: Call) => fillPath(call.path, parts).replace('/Website/', '/website/');

describe('who may make which call', async () => {
  const people = await startAccounts();
  for (const role of roles) await addAccount(people, `${role}@example.ca`, PASSWORD, { role });
  const cookieFor = async (caller: Caller) =>
    caller === 'visitor' ? {} : cookieOf(await people.logIn(`${caller}@example.ca`));

  function expected(call: Call, caller: Caller): 'open' | 'login' | 'hidden' {
    if (isOpen(call.access) || call.access.includes(caller)) return 'open';
    return caller === 'visitor' ? 'login' : 'hidden';
  }

  const rows = declared.flatMap((call) =>
    callers.filter((caller) => caller !== 'link').map((caller) => [caller, nameOf(call), call] as const),
  );
  test.each(rows)('%s: %s', async (caller, _, call) => {
    const cookie = await cookieFor(caller);
    const path = pathOf(call);
    const answered = await (call.method === 'GET' ? people.get(path, cookie) : people.post(path, {}, cookie));
    const text = await answered.text();
    const isHidden = answered.status === 404 && text.includes('There is no such call.');
    expect(isHidden ? 'hidden' : answered.status === 401 ? 'login' : 'open', text).toBe(expected(call, caller));
  });
});

test('a raw body is handed over as it came, whatever its type and wherever it is from', async () => {
  const hook = {
    method: 'POST',
    path: '/Website/payment-events',
    access: anybody,
    body: 'raw',
    answer: v.object({ read: v.string() }),
    from: 'anywhere',
  } as const satisfies Call;
  const app = new Hono<AppEnv>();
  mountCalls(app, edge, [answer(hook, ({ body }) => ok({ read: body }))]);
  const answered = await app.request('/website/payment-events', { method: 'POST', body: '{ "spaces":  1 }' });
  expect([answered.status, await answered.json()]).toEqual([200, { read: '{ "spaces":  1 }' }]);
});

test('members are all roles', () => expect(members).toEqual(roles));
