import { expect, test, vi } from 'vitest';
import { createApp } from '../app.ts';
import { runScheduled } from '../scheduled.ts';
import { confirmBody, hold, prove, withHst, type TestSite } from '../testing/harness.ts';
import { books, mailsOf, payAtOf, PRICE, startShop, type CardShop } from '../testing/shop.ts';
import { scheduledClass } from '../testing/site-data.ts';

const oneClass = (changes = {}) => [scheduledClass({ id: 'a', minimum: 1, capacity: 1, ...changes })];
const TOTAL = withHst(PRICE);
const CREATE = 'POST /v1/checkout/sessions';
const body = (changes = {}) => confirmBody(TOTAL, { paymentMethod: 'card', ...changes });
const clock = (site: CardShop) => runScheduled(site.needs);

async function confirm(site: TestSite, reference: string, changes = {}, headers = {}) {
  const answer = await site.post(`/Website/confirm-booking/${reference}`, body(changes), headers);
  return { status: answer.status, ...(await answer.json<{ code?: string; payAt?: string; state?: string }>()) };
}

const sessions = async ({ double }: CardShop) => {
  const answer = await double.fetch(
    new Request('https://stripe.test/v1/checkout/sessions?limit=100', {
      headers: { authorization: 'Bearer sk_test_a' },
    }),
  );
  return (await answer.json<{ data: { status: string }[] }>()).data.map(({ status }) => status);
};

test.each([
  ['fails', { kind: 'error' }, 1],
  ['fails after its work', { kind: 'error', after_work: true }, 2],
  ['is cut', { kind: 'cut' }, 1],
  ['is cut after its work', { kind: 'cut', after_work: true }, 1],
  ['is answered by something in front of it', { kind: 'gateway', after_work: true }, 1],
  ['is not answered', { kind: 'timeout', ms: 60_000, after_work: true }, 1],
  ['comes too often', { kind: 'rate_limit' }, 1],
] as const)('where the opening of a page %s, the seats are kept and trying again goes on', async (_, fault, pages) => {
  const site = await startShop(oneClass(), { patience: fault.kind === 'timeout' ? 300 : 20_000 });
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const key = { 'idempotency-key': 'one-key-of-the-browser' };
  site.double.control.fail({ ...fault, call: CREATE });
  expect(await confirm(site, reference, {}, key)).toMatchObject({ status: 503, code: 'payment_unavailable' });
  expect(await books(site)).toMatchObject({ bookings: ['awaiting_payment'], invoices: [] });

  const again = await confirm(site, reference, {}, key);
  expect(again).toMatchObject({ status: 200, state: 'awaiting_payment' });
  expect(await sessions(site)).toHaveLength(pages);
  await site.pay(again.payAt ?? '');
  const { payments, ...rest } = await books(site);
  expect(rest).toEqual({ bookings: ['confirmed'], refunds: [], invoices: ['2026-000001'] });
  expect(payments.filter((state) => state === 'paid')).toHaveLength(1);
});

test('a page whose opening was cut short is found again by the clock, and ends with its booking', async () => {
  const site = await startShop(oneClass());
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  site.double.control.fail({ kind: 'cut', after_work: true, call: CREATE });
  await confirm(site, reference);
  expect(await books(site)).toMatchObject({ payments: ['asked'] });
  await site.pass(2);
  await clock(site);
  expect(await books(site)).toMatchObject({ payments: ['open'] });
  expect(await sessions(site)).toEqual(['open']);
  site.wait(40);
  await clock(site);
  expect(await books(site)).toMatchObject({ bookings: ['expired'], payments: ['ended'] });
  expect(await sessions(site)).toEqual(['expired']);
});

/** The database, but the batch that holds such a statement fails: before it is written, or after, as when a worker dies. */
function dying(db: D1Database, matching: RegExp, when: 'before' | 'after'): D1Database {
  const texts = new WeakMap<object, string>();
  let alive = true;
  const raw = new WeakMap<object, D1PreparedStatement>();
  return new Proxy(db, {
    get(target, name) {
      if (name === 'prepare') {
        return (sql: string) => {
          const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
            const proxy = new Proxy(statement, {
              get(inner, key) {
                if (key === 'bind') return (...values: unknown[]) => wrap(inner.bind(...values));
                const value = Reflect.get(inner, key) as unknown;
                return typeof value === 'function' ? (value.bind(inner) as unknown) : value;
              },
            });
            raw.set(proxy, statement);
            texts.set(proxy, sql);
            return proxy;
          };
          return wrap(target.prepare(sql));
        };
      }
      if (name === 'batch') {
        return async (statements: D1PreparedStatement[]) => {
          const hit = alive && statements.some((one) => matching.test(texts.get(one) ?? ''));
          if (hit) alive = false;
          if (hit && when === 'before') throw new Error('the worker died');
          const answer = await target.batch(statements.map((one) => raw.get(one) ?? one));
          if (hit) throw new Error('the worker died');
          return answer;
        };
      }
      const value = Reflect.get(target, name) as unknown;
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

test.each([
  ['before it waits', /INSERT INTO payments/, 'before'],
  ['once it waits', /INSERT INTO payments/, 'after'],
  ['before it is confirmed', /INSERT INTO invoices/, 'before'],
  ['once it is confirmed', /INSERT INTO invoices/, 'after'],
] as const)('a worker that dies %s leaves nothing half done', async (_, matching, when) => {
  const site = await startShop(oneClass());
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const key = { 'idempotency-key': 'one-key-of-the-browser' };
  const whole = site.needs.db;
  const app = createApp({ ...site.needs, db: dying(whole, matching, when) });
  const dies = (path: string, init: RequestInit) =>
    app.fetch(new Request(`https://gct.example${path}`, init), {}, {
      waitUntil: () => {},
      passThroughOnException: () => {},
    } as never);
  const sent = {
    method: 'POST',
    body: JSON.stringify(body()),
    headers: { 'content-type': 'application/json', origin: 'https://gct.example', ...key },
  };
  await dies(`/Website/confirm-booking/${reference}`, sent);
  const { payAt } = await confirm(site, reference, {}, key);
  if (matching.source.includes('invoices')) {
    site.double.control.plan({ mode: 'never', times: 50 });
    await site.pay(payAt ?? '');
    await dies(`/Website/pay-booking/${reference}`, { ...sent, body: '{}' });
    await site.pass(2);
    await clock(site);
  } else await site.pay(payAt ?? '');
  expect(await books(site)).toEqual({
    bookings: ['confirmed'],
    payments: ['paid'],
    refunds: [],
    invoices: ['2026-000001'],
  });
  expect((await mailsOf(site)).filter((kind) => kind === 'booking_confirmation')).toHaveLength(1);
});

test('who comes back without having paid has the seats as before, and may choose otherwise', async () => {
  const site = await startShop(oneClass());
  const ordered = await site.order([{ eventId: 'a' }]);
  const payAt = payAtOf(ordered);
  const { reference } = ordered;
  const back = await site.post(`/Website/withdraw-payment/${reference}`, {});
  expect(await back.json()).toEqual({ state: 'held', payAt: null });
  expect(await books(site)).toMatchObject({ bookings: ['held'], payments: ['ended'] });
  expect(await sessions(site)).toEqual(['expired']);
  await site.pay(payAt);
  expect(await books(site)).toMatchObject({ bookings: ['held'], payments: ['ended'] });
  expect(await confirm(site, reference, { paymentMethod: 'invoice' })).toMatchObject({
    state: 'confirmed',
    payAt: null,
  });
  await prove(site, reference);
  expect(await books(site)).toMatchObject({ bookings: ['confirmed'], invoices: ['2026-000001'] });
  // Doing it again changes nothing.
  expect(await (await site.post(`/Website/withdraw-payment/${reference}`, {})).json()).toMatchObject({
    state: 'confirmed',
  });
});

test('another order ends the page of the one before; the same one keeps it', async () => {
  const site = await startShop(oneClass({ capacity: 2 }));
  const { reference, ...ordered } = await site.order([{ eventId: 'a' }]);
  const first = payAtOf({ reference, ...ordered });
  expect((await confirm(site, reference)).payAt).toBe(first);
  const second = await confirm(site, reference, { purchaseOrder: 'PO-2' });
  expect(second.payAt).not.toBe(first);
  expect(await sessions(site)).toEqual(['open', 'expired']);
  await site.pay(second.payAt ?? '');
  expect(await books(site)).toMatchObject({ bookings: ['confirmed'], payments: ['ended', 'paid'] });
});

test('a page that was paid in another tab is not withdrawn: the booking stands', async () => {
  const site = await startShop(oneClass());
  site.double.control.plan({ mode: 'never', times: 50 });
  const ordered = await site.order([{ eventId: 'a' }]);
  await site.pay(payAtOf(ordered));
  const back = await site.post(`/Website/withdraw-payment/${ordered.reference}`, {});
  expect(await back.json()).toEqual({ state: 'confirmed', payAt: null });
});

test('while the card company does not answer, nothing is withdrawn and nothing is given back', async () => {
  const site = await startShop(oneClass());
  const ordered = await site.order([{ eventId: 'a' }]);
  payAtOf(ordered);
  site.double.control.fail({ kind: 'cut', times: 10 });
  const back = await site.post(`/Website/withdraw-payment/${ordered.reference}`, {});
  expect([back.status, (await back.json<{ code: string }>()).code]).toEqual([503, 'payment_unavailable']);
  expect(back.headers.get('retry-after')).toBe('5');
  expect(await books(site)).toMatchObject({ bookings: ['awaiting_payment'] });
  site.double.control.heal();
  expect(await (await site.post(`/Website/withdraw-payment/${ordered.reference}`, {})).json()).toMatchObject({
    state: 'held',
  });
});

test('a card company that does not answer keeps a run of the clock for seconds, not for as long as there is something to ask', async () => {
  const site = await startShop(oneClass({ capacity: 10 }));
  for (let buyer = 0; buyer < 6; buyer += 1) {
    const { reference } = await hold(site, [{ eventId: 'a' }]);
    const contact = { ...confirmBody(0).contact, email: `p${buyer}@example.ca` };
    expect((await confirm(site, reference, { contact })).status).toBe(200);
  }
  site.wait(2);
  let [now, asked] = [0, 0];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const page = () => {
    [now, asked] = [now + 8_000, asked + 1];
    return Promise.resolve({ outcome: 'unknown', reason: 'no answer' } as const);
  };
  const { cards } = site.needs;
  await runScheduled({ ...site.needs, cards: cards && { ...cards, page } });
  vi.restoreAllMocks();
  expect(asked).toBe(3);
});
