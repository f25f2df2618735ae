import { expect, test } from 'vitest';
import { callers, isOffice, isOpen, type Caller } from '../../../src/domain/accounts/access.ts';
import type { Call } from '../../../src/domain/api/call.ts';
import { capabilities } from '../../capabilities.ts';
import { addAccount, PASSWORD } from '../../testing/accounts.ts';
import { addStaff, startOffice } from '../../testing/office.ts';
import { startSubstitutes } from '../../testing/substitutes.ts';

const site = await startOffice();
await addAccount(site, 'trainer@example.ca', PASSWORD, { role: 'trainer', teaches: 'Ada Tremblay' });
await addStaff(site, 'new@example.ca', 'owner');
const locked = await site.staff('locked@example.ca', 'owner');
site.wait(40);
const staff = await site.staff('stella@example.ca');
const owner = await site.staff('olive@example.ca', 'owner');

/** Who asks, and as what the guards know them. */
const askers: Record<string, { is: Caller | 'nobody'; headers: Record<string, string>; isOpened?: true }> = {
  anonymous: { is: 'nobody', headers: {} },
  client: { is: 'client', headers: await site.cookieOf('ada@example.ca') },
  trainer: { is: 'trainer', headers: await site.cookieOf('trainer@example.ca') },
  'owner without a second factor': { is: 'owner', headers: await site.cookieOf('new@example.ca') },
  'owner whose office is locked': { is: 'owner', headers: locked.headers },
  staff: { is: 'staff', headers: staff.headers, isOpened: true },
  owner: { is: 'owner', headers: owner.headers, isOpened: true },
};

const closed = capabilities
  .flatMap(({ calls }) => calls?.(site.needs) ?? [])
  .map(({ call }) => call)
  .filter(({ access }) => !isOpen(access));

const ask = (call: Call, headers: Record<string, string>) => {
  const path = call.path.replace(/\{\w+\}/g, 'nothing-has-this-id');
  return call.method === 'GET' ? site.get(path, headers) : site.post(path, {}, headers);
};

const cells = closed.flatMap((call) =>
  Object.entries(askers).map(([name, asker]) => [`${call.method} ${call.path}`, name, call, asker] as const),
);

test('every role there is takes part', () => {
  const asking = new Set(Object.values(askers).map(({ is }) => is));
  expect(callers.filter((caller) => caller !== 'visitor' && caller !== 'link' && !asking.has(caller))).toEqual([]);
});

test.each(cells)('%s, asked by %s', async (_name, _asker, call, { is, headers, isOpened }) => {
  const answer = await ask(call, headers);
  const code = answer.ok ? 'ok' : (await answer.json<{ code: string; message: string }>()).code;
  if (is === 'nobody') return expect([answer.status, code]).toEqual([401, 'unauthorized']);
  if (!call.access.includes(is)) return expect([answer.status, code]).toEqual([404, 'not_found']);
  if (!isOffice(call.access) || call.beforeSecondFactor) return expect(code).not.toMatch(/unauthorized|_required$/);
  if (!isOpened) return expect([answer.status, code]).toEqual([403, 'second_factor_required']);
  if (call.sudo) return expect([answer.status, code]).toEqual([403, 'sudo_required']);
  return expect(code).not.toMatch(/unauthorized|second_factor_required|sudo_required/);
});

test('what is about money, prices or an account asks for the second factor again', () => {
  const asking = closed.filter(({ sudo }) => sudo).map(({ path }) => path.replace('/Website/office/', ''));
  expect(asking.sort()).toEqual([
    'bookings/{id}/cancel-order',
    'bookings/{id}/cancel-seats',
    'bookings/{id}/contact',
    'bookings/{id}/credit',
    'bookings/{id}/credit-notes',
    'bookings/{id}/credit-order',
    'bookings/{id}/credit/pay-out',
    'bookings/{id}/exemption',
    'bookings/{id}/move-seats',
    'bookings/{id}/payments',
    'bookings/{id}/payments/take-back/undo',
    'bookings/{id}/payments/together',
    'bookings/{id}/payments/together/undo',
    'bookings/{id}/payments/{payment}/take-back',
    'bookings/{id}/refunds',
    'bookings/{id}/refunds/sent',
    'bookings/{id}/refunds/take-back',
    'bookings/{id}/refunds/take-back/undo',
    'bookings/{id}/seats',
    'bookings/{id}/write-off',
    'bookings/{id}/write-off/take-back',
    'classes/{id}/back-to-schedule/price',
    'classes/{id}/cost-rates',
    'classes/{id}/costs',
    'classes/{id}/price',
    'costs',
    'holds/{id}/book',
    'packages',
    'packages/{id}/extend',
    'packages/{id}/void',
    'people/{id}/close',
    'people/{id}/copy',
    'people/{id}/erase',
    'people/{id}/role',
    'promo-codes',
    'quotes/{id}/accept',
    'quotes/{id}/extend',
    'quotes/{id}/send',
  ]);
});

test('what is denied is answered as if it did not exist, to the letter', async () => {
  const missing = await site.get('/Website/there-is-no-such-call', owner.headers);
  const text = await missing.text();
  for (const call of closed) {
    for (const { is, headers } of Object.values(askers)) {
      if (is === 'nobody' || call.access.includes(is)) continue;
      const answer = await ask(call, headers);
      expect([answer.status, await answer.text()], call.path).toEqual([missing.status, text]);
    }
  }
});

test('rule 39: of what trainers do with a class, who stands in for another day reads it, and nothing else; of their own day they tick', async () => {
  const { site: own, of, come, standIn } = await startSubstitutes();
  await standIn();
  await come('2027-01-13T15:00:00Z');
  const [seat] = await own.rows<{ id: string }>(`SELECT id FROM participants WHERE class_id = 'a'`);
  const tick = (session: number) => ({ session, marks: [{ participantId: seat?.id, state: 'present' }] });
  const bodies: Record<string, object> = {
    '/Website/trainer/classes/{id}/links': { kind: 'join', title: 'Meeting', url: 'https://meet.example/1' },
    '/Website/trainer/classes/{id}/remove-link': { linkId: 'any' },
    '/Website/trainer/classes/{id}/attendance': tick(3),
  };
  const ofClasses = closed.filter(({ access, path }) => access.includes('trainer') && path.includes('{id}'));
  const headers = await of('bo');
  const answered: Record<string, number> = {};
  for (const { method, path } of ofClasses) {
    const at = path.replace('{id}', 'a');
    const answer = method === 'GET' ? await own.get(at, headers) : await own.post(at, bodies[path] ?? {}, headers);
    answered[`${method} ${path.replace('/Website/trainer/', '')}`] = answer.status;
  }
  expect(answered).toEqual({
    'GET classes/{id}': 200,
    'POST classes/{id}/links': 404,
    'POST classes/{id}/remove-link': 404,
    'POST classes/{id}/attendance': 404,
  });
  expect((await own.post('/Website/trainer/classes/a/attendance', tick(2), headers)).status).toBe(204);
  expect(await own.rows('SELECT session FROM session_attendance')).toEqual([{ session: 2 }]);
});

test('rule 38: what the office changes has the name of an act', () => {
  const nameless = closed.filter(
    ({ access, method, act, beforeSecondFactor }) =>
      isOffice(access) && method === 'POST' && !beforeSecondFactor && act === undefined,
  );
  expect(nameless.map(({ path }) => path)).toEqual([]);
});
