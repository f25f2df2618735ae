import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../../scripts/lib/build.ts';
import { freePort, runScheduled, startServer, type Server } from '../../scripts/lib/server.ts';
import { startStripeDouble, type StripeServer } from '../../scripts/stripe/server.ts';
import type { ConfirmedView } from '../../src/domain/booking/contract.ts';
import type { EventDetail } from '../../src/domain/catalogue/classes.ts';
import { only, present } from '../../src/domain/present.ts';
import { freshDatabase } from '../fresh-database.ts';
import { bookingClient, onlineClass, order } from './booking-client.ts';
import { localDatabase } from './database.ts';

const SEATS = 2;
const WEBHOOK_SECRET = 'whsec_kills';
const SECRET_KEY = 'sk_test_kills';
const OPENING = 'POST /v1/checkout/sessions';

const persistTo = mkdtempSync(join(tmpdir(), 'gct-kills-'));
const { rows, run } = localDatabase(persistTo);
let port: number;
let server: Server;
let company: StripeServer;

const restart = async () => {
  server = await startServer({
    port,
    persistTo,
    vars: {
      LIMITS: 'off',
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: company.url,
    },
  });
};

/** As when the machine goes down: nothing is put in order before. */
async function kill(): Promise<void> {
  await server.stop('SIGKILL');
}

beforeAll(async () => {
  await build();
  await freshDatabase(persistTo);
  port = await freePort();
  const webhook = { url: `http://localhost:${port}/Website/card-events`, secret: WEBHOOK_SECRET };
  company = await startStripeDouble({ port: 0, webhook });
  await restart();
});

afterAll(async () => {
  await server.stop();
  await company.stop();
  rmSync(persistTo, { recursive: true, force: true });
});

let buyers = 0;
/** Every buyer has a network of their own. */
const newClient = () => bookingClient(server.url, server.url, `2001:db8:${(buyers += 1).toString(16)}::1`);

/** For those who are killed in the same way: nobody has booked their classes before. */
const courses = ['excel-charts', 'excel-dashboards'];

interface Order {
  event: EventDetail;
  reference: string;
  /** What the buyer sends, and sends again. */
  confirm: () => Promise<{ status: number; body: ConfirmedView }>;
  email: string;
}

/** Two seats of a class, held and about to be paid by card. */
async function heldOrder(course: string): Promise<Order> {
  const client = newClient();
  const event = await onlineClass(server.url, course);
  const hold = await client.hold(event, SEATS);
  expect(hold.status).toBe(201);
  const { reference } = hold.body;
  const [request, key, email] = [order(event, SEATS), randomUUID(), `buyer-${buyers}@example.ca`];
  const body = { ...request, contact: { ...request.contact, email }, paymentMethod: 'card' as const };
  return {
    ...{ event, reference, email },
    confirm: async () => (await client.confirm(reference, body, key)) as { status: number; body: ConfirmedView },
  };
}

async function payOn(payAt: string | null): Promise<void> {
  const fields = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123', name: 'Robin Tremblay' };
  const answer = await fetch(present(payAt, 'a page to pay on'), {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  expect([302, 303]).toContain(answer.status);
}

/** Two minutes on: what waited for its time, or for a lease to end, is due. */
async function later(): Promise<void> {
  const by = 120_000;
  run(
    `UPDATE payments SET created_at = created_at - ${by};
     UPDATE outbox SET next_attempt_at = next_attempt_at - ${by}, leased_until_at = max(0, leased_until_at - ${by})`,
  );
  await runScheduled(server.url);
}

/** Waits for what is done after an answer. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600 && !(await holds()); tries += 1) await sleep(50);
  expect(await holds()).toBe(true);
}

const stateOf = async ({ reference }: Order) => (await newClient().booking(reference)).body.state;

interface Sessions {
  data: { metadata: { payment: string }; payment_status: string; amount_total: number }[];
}

/** The pages that the card company has opened, as they stand. */
async function allPages(): Promise<Sessions['data']> {
  const answer = await fetch(`${company.url}/v1/checkout/sessions?limit=100`, {
    headers: { authorization: `Bearer ${SECRET_KEY}` },
  });
  return ((await answer.json()) as Sessions).data;
}

/** Booked once, paid once, told once; and its seats are gone once. */
async function expectWhole({ reference, event, email }: Order): Promise<void> {
  const of = `(SELECT id FROM bookings WHERE reference = '${reference}')`;
  const found = only(
    rows<Record<string, string | number>>(`
      SELECT
        (SELECT state FROM bookings WHERE id = ${of}) AS state,
        (SELECT count(*) FROM invoices WHERE booking_id = ${of}) AS invoices,
        (SELECT max(sequence) - count(*) FROM invoices) AS gaps,
        (SELECT count(*) FROM participants WHERE booking_id = ${of} AND active = 1) AS people,
        (SELECT count(*) FROM payments WHERE booking_id = ${of} AND state = 'paid') AS payments,
        (SELECT count(*) FROM payments WHERE booking_id = ${of} AND state <> 'paid') AS others,
        (SELECT id FROM payments WHERE booking_id = ${of} AND state = 'paid') AS payment,
        (SELECT invoiced_cents - credited_cents - paid_cents + returned_cents FROM booking_balances WHERE booking_id = ${of}) AS open,
        (SELECT count(*) FROM refunds WHERE booking_id = ${of}) AS refunds,
        (SELECT sum(quantity) FROM booking_lines WHERE class_id = '${event.id}' AND claimed_until_at > ${Date.now()}) AS seats,
        (SELECT count(*) FROM outbox WHERE booking_id = ${of} AND state <> 'sent') AS unsent,
        (SELECT count(*) FROM outbox WHERE booking_id = ${of} AND kind = 'booking_confirmation') AS queued,
        (SELECT count(*) FROM local_mail WHERE message ->> '$.to' = '${email}' AND message ->> '$.subject' LIKE 'Booking confirmed%') AS mails
    `),
  );
  const { payment, ...counts } = found;
  expect(counts).toEqual({
    ...{ state: 'confirmed', invoices: 1, gaps: 0, people: SEATS, payments: 1, others: 0, open: 0, refunds: 0 },
    ...{ seats: SEATS, unsent: 0, queued: 1, mails: 1 },
  });
  const total = order(event, SEATS).totalCents;
  const pages = (await allPages()).filter(({ metadata }) => metadata.payment === payment);
  expect(pages).toMatchObject([{ payment_status: 'paid', amount_total: total }]);
  expect((await newClient().event(event.id)).body.seatsLeft).toBe(event.seatsLeft - SEATS);
}

/** The buyer comes back, pays where nothing was paid yet, and the clock does the rest. */
async function goOn(held: Order): Promise<void> {
  const answer = await held.confirm();
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  if (answer.body.payAt !== null) await payOn(answer.body.payAt);
  await company.double.control.settled();
  await until(async () => (await stateOf(held)) === 'confirmed');
  await later();
  await expectWhole(held);
}

test('killed while seats are held: whoever asks again has them once, and nobody else’s are lost', async () => {
  const event = await onlineClass(server.url, 'excel-level-1');
  const asked = Array.from({ length: 6 }, () => ({ client: newClient(), key: randomUUID() }));
  const underWay = asked.map(({ client, key }) => client.hold(event, 1, key));
  await Promise.any(underWay);
  await kill();
  await Promise.allSettled(underWay);
  await restart();
  const again = await Promise.all(asked.map(({ client, key }) => client.hold(event, 1, key)));
  expect(new Set(again.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(again.map(({ body }) => body.reference)).size).toBe(asked.length);
  expect((await newClient().event(event.id)).body.seatsLeft).toBe(event.seatsLeft - asked.length);
});

test('killed before the card company has heard of the payment: the seats wait, and it is paid once', async () => {
  const held = await heldOrder('excel-level-2');
  const before = await allPages();
  company.double.control.fail({ kind: 'timeout', call: OPENING, times: 5 });
  const confirming = held.confirm().then(
    () => 'answered',
    () => 'cut off',
  );
  await until(async () => (await stateOf(held)) === 'awaiting_payment');
  await kill();
  expect(await confirming).toBe('cut off');
  expect(await allPages()).toEqual(before);
  company.double.control.heal();
  await restart();
  expect(await stateOf(held)).toBe('awaiting_payment');
  await goOn(held);
});

test('killed when the page was opened and nobody knew its address: it is the same page, and it is paid once', async () => {
  const held = await heldOrder('excel-level-3');
  const before = (await allPages()).length;
  company.double.control.fail({ kind: 'timeout', after_work: true, call: OPENING, times: 5 });
  const confirming = held.confirm().then(
    () => 'answered',
    () => 'cut off',
  );
  await until(async () => (await allPages()).length > before);
  await kill();
  expect(await confirming).toBe('cut off');
  company.double.control.heal();
  await restart();
  await goOn(held);
  expect(await allPages()).toHaveLength(before + 1);
});

test('killed between payment and webhook, which never comes: the clock asks, and books it once', async () => {
  const held = await heldOrder('excel-pivottables');
  const { body } = await held.confirm();
  company.double.control.plan({ mode: 'never', times: 10 });
  await payOn(body.payAt);
  await kill();
  await restart();
  expect(await stateOf(held)).toBe('awaiting_payment');
  await later();
  expect(await stateOf(held)).toBe('confirmed');
  await later();
  await expectWhole(held);
  company.double.control.heal();
});

test('killed while the webhook is handled: told again, it is booked once', async () => {
  const held = await heldOrder('excel-formulas-and-functions');
  const { body } = await held.confirm();
  const { control } = company.double;
  const [told, sent] = [control.attempts().length, control.deliveries().length];
  await payOn(body.payAt);
  // The message is on its way or being handled, and no answer to it is back.
  expect(
    company.double.control
      .attempts()
      .slice(told)
      .filter(({ status }) => status === 204),
  ).toEqual([]);
  await kill();
  await restart();
  for (const { event } of control.deliveries().slice(sent)) await control.send(event, { copies: 2 });
  await until(async () => (await stateOf(held)) === 'confirmed');
  await later();
  await expectWhole(held);
});

/** What stands in the way of a mail: the mailbox takes none, or nobody can write down that it did. */
const STANDS_IN_THE_WAY = {
  'before the mail has left': `BEFORE INSERT ON local_mail`,
  'when the mail has left and nobody has written so': `BEFORE UPDATE OF state ON outbox WHEN NEW.state = 'sent'`,
};

test.each(Object.entries(STANDS_IN_THE_WAY))('killed %s: the mail is there once', async (_, trigger) => {
  const held = await heldOrder(courses.pop() ?? '');
  const { body } = await held.confirm();
  run(`CREATE TRIGGER in_the_way ${trigger} BEGIN SELECT RAISE(ABORT, 'in the way'); END`);
  await payOn(body.payAt);
  await until(async () => (await stateOf(held)) === 'confirmed');
  const mail = () =>
    rows<{ state: string; attempts: number }>(
      `SELECT state, attempts FROM outbox WHERE kind = 'booking_confirmation' AND recipient = '${held.email}'`,
    );
  await until(() => present(mail()[0]).attempts > 0);
  await kill();
  expect(only(mail()).state).toBe('pending');
  run('DROP TRIGGER in_the_way');
  await restart();
  await later();
  await later();
  await expectWhole(held);
});
