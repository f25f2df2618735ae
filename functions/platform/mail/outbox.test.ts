import { expect, test } from 'vitest';
import { first, present } from '../../../src/domain/present.ts';
import { createApp } from '../../app.ts';
import { mails } from '../../capabilities.ts';
import type { Dependencies } from '../dependencies.ts';
import { runScheduled } from '../../scheduled.ts';
import { confirmBody, hold, prove, startSite, withHst, type TestSite } from '../../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../../testing/site-data.ts';
import type { Message } from './message.ts';
import { countStatements } from '../../testing/counted.ts';
import { countTrips } from '../../testing/trips.ts';
import { deliverOutbox, gathering, nextAttemptAt } from './outbox.ts';
import { CLAIM_DUE } from './sql.ts';
import { resendTransport, type MailTransport, type SendOutcome } from './transports.ts';

const PRICE = 49_500;

/** A provider that sends once per key, and answers as told: by default, that it has sent. */
function provider(
  answer: (attempt: number, message: Message) => SendOutcome | Promise<SendOutcome> = () => ({ outcome: 'sent' }),
) {
  const calls: { key: string; message: Message }[] = [];
  const inboxes = new Map<string, Message>();
  const transport: MailTransport = {
    async send(message, key) {
      calls.push({ key, message });
      const outcome = await answer(calls.length, message);
      if (outcome.outcome === 'sent' && !inboxes.has(key)) inboxes.set(key, message);
      return outcome;
    },
  };
  return { transport, calls, accept: (key: string, message: Message) => inboxes.set(key, message), inboxes };
}

const start = (transport: MailTransport | null, changes: Partial<Dependencies> = {}) =>
  startSite(siteDataOf([scheduledClass({ id: 'a', minimum: 2, capacity: 20 })]), { transport, ...changes });

/** Books one seat; its only mail is the buyer's. */
async function book(site: TestSite, participants: { email: string }[] = [], quantity = 1): Promise<Response> {
  const { reference } = await hold(site, [{ eventId: 'a', quantity }]);
  const response = await site.post(
    `/Website/confirm-booking/${reference}`,
    confirmBody(withHst(quantity * PRICE), {
      participants: participants.map(({ email }) => ({ eventId: 'a', email, firstName: 'Grace', lastName: '' })),
    }),
  );
  expect(response.status).toBe(200);
  return response;
}

async function bookProved(...wanted: Parameters<typeof book>): Promise<void> {
  const { reference } = await (await book(...wanted)).json<{ reference: string }>();
  await prove(wanted[0], reference);
}

const outbox = (site: TestSite) =>
  site.rows('SELECT kind, recipient, state, attempts FROM outbox ORDER BY created_at, kind, recipient');

test('what was taken back after an attempt that failed is not sent by the next one', async () => {
  const { transport, calls, inboxes } = provider((attempt) =>
    attempt === 1 ? { outcome: 'retry', reason: 'the provider answered 500' } : { outcome: 'sent' },
  );
  const site = await start(transport);
  await book(site);
  expect(calls).toHaveLength(1);
  await site.rows(`UPDATE bookings SET state = 'cancelled', revision = revision + 1`);
  site.wait(2);
  await deliverOutbox(site.needs, mails);
  expect(inboxes.size).toBe(0);
  expect(await site.rows('SELECT state, last_error FROM outbox')).toEqual([
    { state: 'failed', last_error: 'there is nothing to send any more' },
  ]);
});

test('the buyer gets one mail as soon as the booking is confirmed', async () => {
  const { transport, calls } = provider();
  const site = await start(transport);
  await book(site);
  expect(calls.map(({ message }) => message.to)).toEqual(['ada@example.ca']);
  expect(await outbox(site)).toEqual([
    { kind: 'proof_request', recipient: 'ada@example.ca', state: 'sent', attempts: 1 },
  ]);
  site.wait(60 * 24);
  await runScheduled(site.needs);
  expect(calls).toHaveLength(1);
});

test('rule 41: what somebody waits for leaves before mails that strangers can cause', async () => {
  const { transport, calls } = provider();
  const site = await start(transport);
  const queue = (kind: string, id: string, at: number) =>
    site.rows(
      `INSERT INTO outbox (id, kind, about, recipient, message, next_attempt_at, created_at)
       VALUES (?1, ?2, ?1, 'x@example.ca', '{"to":"x@example.ca","subject":"","attachments":[]}', ?3, ?3)`,
      id,
      kind,
      at,
    );
  for (let index = 0; index < 12; index += 1) await queue('waitlist_joined', `many-${index}`, index);
  for (const kind of ['password_link', 'booking_confirmation', 'payment_receipt']) await queue(kind, kind, 1_000);
  const message: Message = { from: '', to: 'x@example.ca', subject: '', html: '', text: '', attachments: [] };
  await deliverOutbox(
    site.needs,
    mails.map((mail) => ({ ...mail, render: () => Promise.resolve(message) })),
  );
  const order = calls.map(({ key }) => key);
  expect(order).toHaveLength(15);
  expect(order.slice(0, 5)).toEqual(
    expect.arrayContaining(['password_link', 'booking_confirmation', 'payment_receipt']),
  );
});

test('a provider that fails is tried again later, waiting longer each time', async () => {
  const { transport, calls, inboxes } = provider((attempt) =>
    attempt < 4 ? { outcome: 'retry', reason: 'the provider answered 500' } : { outcome: 'sent' },
  );
  const site = await start(transport);
  await book(site);
  for (const [minutes, attempts] of [
    [0.9, 1],
    [0.1, 2],
    [4.9, 2],
    [0.1, 3],
    [14.9, 3],
    [0.1, 4],
    [1_000, 4],
  ] as const) {
    site.wait(minutes);
    await deliverOutbox(site.needs, mails);
    expect(calls).toHaveLength(attempts);
  }
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
  expect(new Set(calls.map(({ message }) => JSON.stringify(message))).size).toBe(1);
  expect(inboxes.size).toBe(1);
  expect(site.logged.filter(({ event }) => event === 'mail_delayed')).toHaveLength(3);
});

test('every attempt sends the same mail, whatever has changed since the first', async () => {
  const { transport, calls } = provider((attempt) =>
    attempt === 1 ? { outcome: 'retry', reason: 'the provider answered 500' } : { outcome: 'sent' },
  );
  const site = await start(transport);
  await book(site);
  await site.rows(`UPDATE classes SET time_zone = 'America/Halifax', sequence = 1`);
  site.wait(1);
  await deliverOutbox(site.needs, mails);
  expect(calls).toHaveLength(2);
  expect(calls[1]).toEqual(calls[0]);
});

test('a link that opens something is not to be read in the database, while its mail waits', async () => {
  const { transport, calls } = provider(() => ({ outcome: 'retry', reason: 'the provider answered 500' }));
  const site = await start(transport);
  await book(site);
  const link = /\/booking#(\S+)/.exec(first(calls).message.text)?.[1];
  expect(link).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(await site.rows('SELECT * FROM outbox'))).not.toContain(link);
  expect(await site.rows(`SELECT message IS NOT NULL AS kept FROM outbox`)).toEqual([{ kept: 1 }]);
});

test('a mail is never given up', () => {
  expect(nextAttemptAt(1, 0)).toBe(60_000);
  expect(nextAttemptAt(1_000, 0)).toBe(6 * 3_600_000);
});

test('a provider that hangs is left after the time-out and tried again', async () => {
  const { transport, calls } = provider((attempt) =>
    attempt === 1 ? new Promise<never>(() => {}) : { outcome: 'sent' },
  );
  const site = await start(null);
  await book(site);
  site.needs.transport = transport;
  await deliverOutbox(site.needs, mails, { timeoutMs: 20 });
  expect(await outbox(site)).toMatchObject([{ state: 'pending', attempts: 1 }]);
  site.wait(1);
  await deliverOutbox(site.needs, mails, { timeoutMs: 20 });
  expect(await outbox(site)).toMatchObject([{ state: 'sent', attempts: 2 }]);
  expect(calls).toHaveLength(2);
});

test('a provider that hangs does not keep the buyer waiting', async () => {
  let wake: (outcome: SendOutcome) => void = () => {};
  const { transport, calls } = provider(() => new Promise((resolve) => (wake = resolve)));
  const site = await start(transport);
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const left: Promise<unknown>[] = [];
  const answer = await createApp(site.needs).fetch(
    new Request(`https://gct.example/Website/confirm-booking/${reference}`, {
      method: 'POST',
      body: JSON.stringify(confirmBody(withHst(PRICE))),
      headers: {
        'content-type': 'application/json',
        origin: 'https://gct.example',
        'idempotency-key': 'a-key-of-its-own',
      },
    }),
    {},
    { waitUntil: (promise: Promise<unknown>) => void left.push(promise), passThroughOnException() {} } as never,
  );
  expect(answer.status).toBe(200);
  expect(left).toHaveLength(1);
  await expect.poll(() => calls.length).toBe(1);
  wake({ outcome: 'sent' });
  await left[0];
  expect(await outbox(site)).toMatchObject([{ state: 'sent' }]);
});

test('a mail that was accepted before the line was cut is sent again under its key, and arrives once', async () => {
  const provided = provider(() => {
    const { key, message } = present(provided.calls.at(-1), 'the call');
    provided.accept(key, message);
    if (provided.calls.length === 1) throw new Error('connection lost');
    return { outcome: 'sent' };
  });
  const site = await start(provided.transport);
  await book(site);
  site.wait(1);
  await deliverOutbox(site.needs, mails);
  expect(provided.calls).toHaveLength(2);
  expect(provided.inboxes.size).toBe(1);
  expect(await outbox(site)).toMatchObject([{ state: 'sent', attempts: 2 }]);
});

test('twenty deliveries at once send each mail once', async () => {
  const { transport, calls } = provider();
  const site = await start(null);
  for (let buyer = 0; buyer < 12; buyer += 1) await book(site);
  site.needs.transport = transport;
  await Promise.all(Array.from({ length: 20 }, () => deliverOutbox(site.needs, mails)));
  expect(calls).toHaveLength(12);
  expect(new Set(calls.map(({ key }) => key)).size).toBe(12);
});

test('what is written of the mails of a delivery takes one trip before they are sent, and one after', async () => {
  const { transport, calls } = provider();
  const site = await start(null);
  for (let buyer = 0; buyer < 4; buyer += 1) await book(site);
  const trips = countTrips(site.needs.db);
  // It is claimed, and what each mail says is read.
  expect(await trips.of(() => deliverOutbox({ ...site.needs, db: trips.db, transport }, mails))).toBe(1 + 4 + 2);
  expect(calls).toHaveLength(4);
  expect(new Set((await outbox(site)).map(({ state }) => state))).toEqual(new Set(['sent']));
});

test.each([
  ['kept before it is sent', `UPDATE OF message ON outbox WHEN NEW.message IS NOT NULL`, 'pending', 2],
  ['marked as sent', `UPDATE OF state ON outbox WHEN NEW.state = 'sent'`, 'pending', 3],
])('a mail that cannot be %s holds up no other', async (_, when, state, sent) => {
  const { transport, calls } = provider();
  const site = await start(null);
  for (let buyer = 0; buyer < 3; buyer += 1) await book(site);
  const [one] = await site.rows<{ id: string }>('SELECT id FROM outbox');
  await site.needs.db.exec(
    // eslint-disable-next-line no-restricted-syntax -- an id of the test's own, where nothing can be bound
    `CREATE TRIGGER broken BEFORE ${when} AND NEW.id = '${one?.id ?? ''}' BEGIN SELECT RAISE(ABORT, 'in the way'); END`,
  );
  const delivery = deliverOutbox({ ...site.needs, transport }, mails);
  await delivery.catch(() => undefined);
  expect(calls).toHaveLength(sent);
  expect(await site.rows('SELECT state FROM outbox WHERE id = ?1', one?.id)).toEqual([{ state }]);
  expect(await site.rows(`SELECT id FROM outbox WHERE state = 'sent'`)).toHaveLength(2);
  await site.needs.db.exec('DROP TRIGGER broken');
  site.wait(2);
  await deliverOutbox({ ...site.needs, transport }, mails);
  expect(await site.rows(`SELECT id FROM outbox WHERE state = 'sent'`)).toHaveLength(3);
  expect(new Set(calls.map(({ key }) => key)).size).toBe(3);
});

test('whoever asks while mails are gathered starts no delivery, and whoever asks later does', async () => {
  let queued = 0;
  const left: number[] = [];
  const deliver = gathering(() => Promise.resolve(void left.push(queued)), 40);
  const ask = () => {
    queued += 1;
    return deliver();
  };
  await Promise.all([ask(), ask(), ask()]);
  // All that was queued by then left with the one.
  expect(left).toEqual([3]);
  await ask();
  expect(left).toEqual([3, 4]);
});

test('where mails are gathered, those of several requests leave in one delivery', async () => {
  const { transport, calls } = provider();
  const site = await start(transport, { gatherMs: 200 });
  const held = [await hold(site, [{ eventId: 'a' }]), await hold(site, [{ eventId: 'a' }])];
  const asked = countStatements(site);
  await Promise.all(
    held.map(({ reference }) => site.post(`/Website/confirm-booking/${reference}`, confirmBody(withHst(PRICE)))),
  );
  expect(asked.filter((sql) => sql === CLAIM_DUE)).toHaveLength(1);
  expect(calls).toHaveLength(2);
});

test('a delivery that dies while it gathers keeps nobody else from the next', async () => {
  let begun = 0;
  const deliver = gathering(() => {
    begun += 1;
    return begun === 1 ? Promise.reject(new Error('the request was ended')) : Promise.resolve();
  }, 20);
  await expect(deliver()).rejects.toThrow();
  await deliver();
  expect(begun).toBe(2);
});

test('a delivery that died leaves its mail to the next one, after the lease', async () => {
  const { transport, calls } = provider();
  const site = await start(null);
  await book(site);
  await site.rows(`UPDATE outbox SET lease = 'dead', leased_until_at = ?1`, site.needs.now().getTime() + 60_000);
  site.needs.transport = transport;
  site.wait(0.9);
  await deliverOutbox(site.needs, mails);
  expect(calls).toHaveLength(0);
  site.wait(0.1);
  await deliverOutbox(site.needs, mails);
  expect(calls).toHaveLength(1);
});

test('a mail that the provider refuses is not tried again, and staff find it in the log', async () => {
  const { transport, calls } = provider(() => ({ outcome: 'refused', reason: 'the provider answered 422' }));
  const site = await start(transport);
  await book(site);
  site.wait(60 * 24);
  await deliverOutbox(site.needs, mails);
  expect(calls).toHaveLength(1);
  expect(await outbox(site)).toMatchObject([{ state: 'failed' }]);
  expect(site.logged).toContainEqual(expect.objectContaining({ event: 'mail_refused' }));
});

test('without a provider, mails wait', async () => {
  const site = await start(null);
  await book(site);
  expect(await outbox(site)).toMatchObject([{ state: 'pending', attempts: 0 }]);
  expect(site.logged).toContainEqual({ level: 'warn', event: 'mail_not_configured' });
});

test('a mail whose subject could begin another header is refused', async () => {
  const { transport, calls } = provider();
  const site = await start(transport);
  await site.rows(`UPDATE course_entries SET title = ?1`, 'Excel\r\nBcc: everyone@example.ca');
  await book(site);
  expect(calls).toHaveLength(0);
  expect(await outbox(site)).toMatchObject([{ state: 'failed' }]);
});

test('participants with an e-mail get joining instructions once the class is confirmed, each once', async () => {
  const { transport, calls } = provider();
  const site = await start(transport);
  await bookProved(site, [{ email: 'first@example.ca' }]);
  expect(calls.map(({ message }) => message.to)).toEqual(['ada@example.ca', 'ada@example.ca', 'info@gct.example']);
  await bookProved(site, [{ email: 'second@example.ca' }, { email: '' }], 2);
  await bookProved(site, [{ email: 'third@example.ca' }]);
  await runScheduled(site.needs);
  expect(calls.map(({ message }) => message.to).filter((to) => to !== 'ada@example.ca')).toEqual(
    expect.arrayContaining(['first@example.ca', 'second@example.ca', 'third@example.ca']),
  );
  expect(calls).toHaveLength(12);
});

test('joining instructions are not sent for a class that was cancelled meanwhile', async () => {
  const { transport, calls } = provider();
  const site = await start(null);
  await bookProved(site, [{ email: 'first@example.ca' }, { email: 'second@example.ca' }], 2);
  await site.rows(`UPDATE classes SET state = 'cancelled'`);
  site.needs.transport = transport;
  await deliverOutbox(site.needs, mails);
  expect(calls.map(({ message }) => message.to)).toEqual(['ada@example.ca', 'info@gct.example']);
});

test('what somebody waits for leaves first, and what goes to many at once last', async () => {
  const { transport } = provider();
  const site = await start(null);
  // More than are claimed at once, the earliest due last.
  const many = (kind: string) => Array.from({ length: 20 }, () => kind);
  const kinds = [...many('class_reminder'), ...many('proof_request'), ...many('password_link')];
  await site.rows(
    `INSERT INTO outbox (id, kind, about, recipient, next_attempt_at, created_at)
     SELECT 'm' || key, value, 'nothing ' || key, 'ada@example.ca', key, 0 FROM json_each(?1)`,
    JSON.stringify(kinds),
  );
  const asked: string[] = [];
  const render = (kind: string) => () => {
    asked.push(kind);
    return Promise.resolve(null);
  };
  site.needs.transport = transport;
  await deliverOutbox(
    site.needs,
    mails.map((mail) => ({ ...mail, render: render(mail.kind) })),
  );
  expect(asked).toEqual([...many('password_link'), ...many('proof_request'), ...many('class_reminder')]);
});

test('who takes no more mails at the moment is waited for, and that is no attempt', async () => {
  let taken = 0;
  const { transport, inboxes } = provider(() =>
    (taken += 1) % 3 === 0 ? { outcome: 'sent' } : { outcome: 'busy', waitMs: 20 },
  );
  const site = await start(transport);
  await bookProved(site, [{ email: 'grace@example.ca' }, { email: 'lin@example.ca' }], 2);
  const [begun, at] = [Date.now(), site.needs.now().getTime() + 3_600_000];
  await deliverOutbox({ ...site.needs, now: () => new Date(at + Date.now() - begun) }, mails);
  const rows = await outbox(site);
  expect(rows.length).toBeGreaterThan(3);
  // The request for a proof says nothing any more.
  expect(rows.filter(({ state }) => state !== 'failed')).toHaveLength(inboxes.size);
  expect(new Set(rows.map(({ attempts, state }) => `${String(attempts)} ${String(state)}`))).toEqual(
    new Set(['1 sent', '1 failed']),
  );
});

test('a provider that is busy throughout keeps a delivery no longer than it may take, and each mail its turn', async () => {
  const { transport, calls } = provider(() => ({ outcome: 'busy', waitMs: 60_000 }));
  const site = await start(transport);
  await bookProved(site);
  const before = await site.rows('SELECT id, next_attempt_at FROM outbox ORDER BY id');
  await deliverOutbox(site.needs, mails);
  const tried = calls.length;
  await deliverOutbox(site.needs, mails);
  expect(calls).toHaveLength(tried);
  expect(await site.rows('SELECT id, next_attempt_at FROM outbox ORDER BY id')).toEqual(before);
  site.wait(2);
  await deliverOutbox(site.needs, mails);
  expect(calls.length).toBeGreaterThan(tried);
  expect(site.logged.some(({ event }) => event === 'mail_provider_busy')).toBe(true);
  expect(await site.rows(`SELECT DISTINCT attempts FROM outbox WHERE state = 'pending'`)).toEqual([{ attempts: 0 }]);
});

test.each([
  [{}, '{}', { outcome: 'busy', waitMs: 1_000 }],
  [{ 'retry-after': '3' }, '{"name":"rate_limit_exceeded"}', { outcome: 'busy', waitMs: 3_000 }],
  [{ 'retry-after': '3600' }, '{}', { outcome: 'retry' }],
  [{ 'retry-after': 'soon' }, '{}', { outcome: 'retry' }],
  [{ 'retry-after': '1' }, '{"name":"daily_quota_exceeded"}', { outcome: 'retry' }],
])('a 429 with %j and %s', async (headers, body, outcome) => {
  const post = () => Promise.resolve(new Response(body, { status: 429, headers: headers as Record<string, string> }));
  const message: Message = { from: 'a@b.ca', to: 'c@d.ca', subject: '', html: '', text: '', attachments: [] };
  expect(await resendTransport('key', post).send(message, 'row', AbortSignal.timeout(1_000))).toMatchObject(outcome);
});

test('the provider is called with the key, the mail and its attachments', async () => {
  const posted: [string, RequestInit][] = [];
  const answers = [200, 500, 429, 422, 401, 409].map((status) => new Response('{}', { status }));
  const transport = resendTransport('secret-key', (async (url: string, init: RequestInit) => {
    posted.push([url, init]);
    return present(answers[posted.length - 1], 'an answer');
  }) as typeof fetch);
  const message: Message = {
    from: 'bookings@gct.example',
    to: 'ada@example.ca',
    subject: 'Hello',
    html: '<p>Hello</p>',
    text: 'Hello',
    attachments: [{ filename: 'sessions.ics', contentType: 'text/calendar', content: 'QkVHSU4=' }],
  };
  const outcomes: string[] = [];
  for (const _ of answers) outcomes.push((await transport.send(message, 'row-1', AbortSignal.timeout(1_000))).outcome);
  expect(outcomes).toEqual(['sent', 'retry', 'busy', 'refused', 'retry', 'retry']);
  const [url, init] = first(posted);
  expect(url).toBe('https://api.resend.com/emails');
  expect(init.headers).toMatchObject({ authorization: 'Bearer secret-key', 'idempotency-key': 'row-1' });
  expect(JSON.parse(init.body as string)).toEqual({
    from: 'bookings@gct.example',
    to: ['ada@example.ca'],
    subject: 'Hello',
    html: '<p>Hello</p>',
    text: 'Hello',
    attachments: [{ filename: 'sessions.ics', content: 'QkVHSU4=', content_type: 'text/calendar' }],
  });
});

test('a key of the provider that was withdrawn keeps its mails, and the new one sends each once', async () => {
  const sent: string[] = [];
  const answered: number[] = [];
  const resend = (async (_: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const status = headers.get('authorization') === 'Bearer new' ? 200 : 401;
    answered.push(status);
    if (status === 200) sent.push(headers.get('idempotency-key') ?? '');
    return new Response('{}', { status });
  }) as typeof fetch;
  const site = await start(resendTransport('old', resend));
  await book(site);
  expect(await outbox(site)).toMatchObject([{ state: 'pending', attempts: 1 }]);
  site.needs.transport = resendTransport('new', resend);
  site.wait(1);
  await runScheduled(site.needs);
  await runScheduled(site.needs);
  expect(answered).toEqual([401, 200]);
  expect(sent).toHaveLength(1);
  expect(await outbox(site)).toMatchObject([{ state: 'sent', attempts: 2 }]);
});
