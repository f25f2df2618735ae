import { Hono } from 'hono';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { anybody, isOpen, members, roles } from '../../../src/domain/accounts/access.ts';
import { fillPath } from '../../../src/domain/api/address.ts';
import type { Call } from '../../../src/domain/api/call.ts';
import { capabilities } from '../../capabilities.ts';
import { startSite } from '../../testing/harness.ts';
import { siteDataOf } from '../../testing/site-data.ts';
import { ok } from '../answers.ts';
import type { AppEnv } from '../dependencies.ts';
import { guardsOf, mountCalls, type Edge } from './mount.ts';
import { answer, type Route } from './route.ts';

const site = await startSite(siteDataOf([]));
const edge: Edge = {
  needs: site.needs,
  sessions: {
    brought: () => false,
    read: () => Promise.resolve(null),
    officeSeen: () => Promise.resolve(),
    forget: () => undefined,
  },
  deliver: () => Promise.resolve(),
};
const routes = capabilities.flatMap(({ calls }) => calls?.(site.needs) ?? []);
const nameOf = ({ method, path }: Call) => `${method} ${path}`;
const byName = routes.map((route) => [nameOf(route.call), route] as const);

const declared = Object.values(
  import.meta.glob<Record<string, unknown>>('../../../src/domain/**/*calls.ts', { eager: true }),
)
  .flatMap((module) => Object.values(module))
  .filter((value): value is Call => typeof value === 'object' && value !== null && 'method' in value);

/** What a change has to have, or else it is not let in; `from: 'anywhere'` is a decision for each such call. */
const fromAnywhere = ['POST /Website/unsubscribe-newsletter', 'POST /Website/card-events'];

/** What is pressed in a mail is answered by a page, with a script or without; any other change has a schema of its answer. */
const answeredByPage = ['POST /Website/confirm-newsletter', 'POST /Website/unsubscribe-newsletter'];

function flawsOf({ call, ...route }: Route): string[] {
  const guards = guardsOf(edge, { call, ...route }).map(({ name }) => name);
  return [
    ...(call.method === 'GET' && (call.body ?? call.form ?? call.keyed) ? ['a read that is sent something'] : []),
    ...(call.path.startsWith('/Website/') || call.path.startsWith('/website/') ? [] : ['outside /Website']),
    ...(call.access.length === 0 ? ['open to nobody'] : []),
    ...(typeof call.answer === 'object' || call.method === 'GET' || answeredByPage.includes(nameOf(call))
      ? []
      : ['no typed answer']),
    ...(isOpen(call.access) || guards.includes('requireRole') ? [] : ['no session is asked for']),
    ...(isOpen(call.access) || call.method === 'POST' || guards.includes('notFromElsewhere')
      ? []
      : ['asked from elsewhere']),
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

/** Whose mails go to nobody but who has proved the address, or has paid; and the booking that asks for its proof, which counts as such. */
const mailsWhoAsked = [
  'POST /Website/card-events',
  'POST /Website/confirm-booking/{reference}',
  'POST /Website/confirm-newsletter',
  'POST /Website/confirm-package/{token}',
  'POST /Website/pay-booking/{reference}',
  'POST /Website/prove-booking/{secret}',
  'POST /Website/prove-registration/{token}',
  'POST /Website/quote/{token}/accept',
  'POST /Website/quote/{token}/decline',
  'POST /Website/update-login-password',
  'POST /Website/withdraw-payment/{reference}',
];

/** Counts when its form is complete (`functions/enquiries/enquiries.test.ts`). */
const countsItself = ['POST /Website/send-enquiry/{kind}'];

test('rule 41: every call that may mail somebody who did not ask counts for its network, by all such calls together', () => {
  const uncounted = routes
    .filter(({ call, delivers }) => delivers && isOpen(call.access) && !call.limits?.includes('mailNetwork'))
    .map(({ call }) => nameOf(call));
  expect(uncounted.sort()).toEqual([...mailsWhoAsked, ...countsItself].sort());
});

test('a change without a schema is found, and so is one that comes from anywhere unasked', () => {
  const change = { method: 'POST', path: '/Website/made-up', access: anybody, answer: v.object({}) } as const;
  expect(flawsOf(answer(change, () => ok({})))).toEqual(['no schema']);
  const hook = { ...change, body: 'raw', from: 'anywhere' } as const;
  expect(flawsOf(answer(hook, () => ok({})))).toEqual(['no origin', 'no limit']);
});

test.each(byName.filter(([, { call }]) => call.method === 'POST'))(
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
  on: '2026-12-08',
  reference: 'r'.repeat(24),
  token: 't'.repeat(43),
  secret: 's'.repeat(43),
  id: 'a',
  eventId: 'a',
  number: '1',
  kind: 'contact',
  reply: 'a',
  table: 'figures',
  about: 'booking',
  payment: 'a',
  mail: 'a',
};
const pathOf = (call: Call) => fillPath(call.path, parts).replace('/Website/', '/website/');

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
