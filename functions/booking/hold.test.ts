import { expect, test } from 'vitest';
import { present } from '../../src/domain/present.ts';
import { hold, holdBody, meddling, startSite, type TestSite } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const HOLD = '/Website/hold-seats';

async function seatsLeft(site: TestSite, id: string): Promise<number> {
  const detail = (await (await site.get(`/Website/event-detail/${id}`)).json()) as { seatsLeft: number };
  return detail.seatsLeft;
}

async function refusal(site: TestSite, lines: Parameters<typeof holdBody>[0], changes = {}) {
  const response = await site.post(HOLD, holdBody(lines, changes));
  const body = (await response.json()) as { code: string; lines: unknown[] };
  expect([response.status, body.code]).toEqual([409, 'seats_refused']);
  return body.lines;
}

test('a hold takes its seats from the public ones for 30 minutes', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', capacity: 7 })]));
  const held = await hold(site, [{ eventId: 'a', quantity: 3 }]);
  expect(held).toEqual({
    reference: expect.stringMatching(/^[\w-]{22,}$/),
    expiresAt: '2026-11-20T15:30:00Z',
    serverTime: '2026-11-20T15:00:00Z',
    extended: false,
    lines: [{ eventId: 'a', quantity: 3, unitCents: 49_500 }],
  });
  expect(await seatsLeft(site, 'a')).toBe(4);
  site.wait(29.9);
  expect(await seatsLeft(site, 'a')).toBe(4);
  site.wait(0.1);
  expect(await seatsLeft(site, 'a')).toBe(7);
});

test('30 buyers at once get exactly the 7 seats there are', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', capacity: 7 })]));
  const answers = await Promise.all(Array.from({ length: 30 }, () => site.post(HOLD, holdBody([{ eventId: 'a' }]))));
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(7);
  for (const answer of answers.filter(({ status }) => status !== 201)) {
    expect(await answer.json()).toMatchObject({
      code: 'seats_refused',
      lines: [{ eventId: 'a', reason: 'full', seatsLeft: 0 }],
    });
  }
  expect(await site.rows('SELECT SUM(quantity) AS taken FROM seat_claims')).toEqual([{ taken: 7 }]);
});

// The control of the test above: were it to sell only 7, the buyers there would not be at once either.
test('a count followed by an insert oversells', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', capacity: 7 })]));
  const { db } = site.needs;
  const naive = async (buyer: number) => {
    const row = await db
      .prepare(`SELECT capacity - (SELECT COALESCE(SUM(quantity), 0) FROM seat_claims) AS seats FROM classes`)
      .first<{ seats: number }>();
    const { seats } = present(row, 'the class');
    if (seats < 1) return false;
    await db.batch([
      db
        .prepare(
          `INSERT INTO bookings (id, reference, language, state, created_at, hold_expires_at)
          VALUES (?1, ?2, 'en', 'held', 0, 9e15)`,
        )
        .bind(`naive-${buyer}`, `naive-reference-of-${1000 + buyer}-long`),
      db
        .prepare(
          `INSERT INTO booking_lines (booking_id, class_id, position, quantity, unit_cents, seats_left_after)
          VALUES (?1, 'a', 0, 1, 49500, ?2)`,
        )
        .bind(`naive-${buyer}`, seats - 1),
    ]);
    return true;
  };
  const sold = await Promise.all(Array.from({ length: 30 }, (_, buyer) => naive(buyer)));
  expect(sold.filter(Boolean).length).toBeGreaterThan(7);
});

test('buyers of several seats at once never take more than there are', async () => {
  const site = await startSite(
    siteDataOf([scheduledClass({ id: 'a', capacity: 10 }), scheduledClass({ id: 'b', capacity: 5 })]),
  );
  const lines = [
    { eventId: 'a', quantity: 2 },
    { eventId: 'b', quantity: 2 },
  ];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => site.post(HOLD, holdBody(index % 2 ? lines : [...lines].reverse()))),
  );
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(2);
  expect(await seatsLeft(site, 'a')).toBe(6);
  expect(await seatsLeft(site, 'b')).toBe(1);
});

test('all lines are held or none', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' }), scheduledClass({ id: 'b', capacity: 1 })]));
  expect(await refusal(site, [{ eventId: 'a' }, { eventId: 'b', quantity: 2 }])).toEqual([
    { eventId: 'b', reason: 'fewer_left', seatsLeft: 1 },
  ]);
  expect(await seatsLeft(site, 'a')).toBe(7);
  expect(await site.rows('SELECT id FROM bookings')).toEqual([]);
});

test('each line in the way is refused with its own reason', async () => {
  const site = await startSite(
    siteDataOf([
      scheduledClass({ id: 'fine' }),
      scheduledClass({ id: 'full', capacity: 1 }),
      scheduledClass({ id: 'few', capacity: 2 }),
      scheduledClass({ id: 'cancelled', cancelled: true }),
      scheduledClass({ id: 'ended', salesEnd: '2026-11-20T15:00:00Z' }),
      scheduledClass({ id: 'dearer', priceCents: 52_000 }),
    ]),
  );
  await hold(site, [{ eventId: 'full' }]);
  const ids = ['fine', 'full', 'few', 'cancelled', 'ended', 'dearer', 'nowhere'];
  expect(
    await refusal(
      site,
      ids.map((eventId) => ({ eventId, quantity: eventId === 'few' ? 3 : 1 })),
    ),
  ).toEqual([
    { eventId: 'full', reason: 'full', seatsLeft: 0 },
    { eventId: 'few', reason: 'fewer_left', seatsLeft: 2 },
    { eventId: 'cancelled', reason: 'cancelled' },
    { eventId: 'ended', reason: 'sale_ended' },
    { eventId: 'dearer', reason: 'price_changed', priceCents: 52_000 },
    { eventId: 'nowhere', reason: 'unknown' },
  ]);
});

test('sales end by the clock of the server, at the very instant', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', salesEnd: '2026-11-20T16:00:00Z' })]));
  site.wait(59.9);
  await hold(site, [{ eventId: 'a' }]);
  site.wait(0.1);
  expect(await refusal(site, [{ eventId: 'a' }])).toEqual([{ eventId: 'a', reason: 'sale_ended' }]);
});

// Whatever has been read before: the statement that takes the seats checks all of it again.
test.each([
  ['its last seat is taken', `UPDATE classes SET capacity = 0`],
  ['it is cancelled', `UPDATE classes SET state = 'cancelled'`],
  ['its sales end', `UPDATE classes SET sales_end_at = 0`],
  ['its price changes', `UPDATE classes SET price_cents = 1`],
])('a class is refused when %s between the look and the write', async (_, change) => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]), {});
  const refused = await meddling(
    site,
    () => site.rows(change),
    () => refusal(site, [{ eventId: 'a' }]),
  );
  expect(refused).toHaveLength(1);
  expect(await site.rows('SELECT id FROM bookings')).toEqual([]);
});

test('a hold that replaces another gives its seats back in the same step', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', capacity: 3 })]));
  const first = await hold(site, [{ eventId: 'a', quantity: 2 }]);
  const second = await hold(site, [{ eventId: 'a', quantity: 3 }], { replaces: first.reference });
  expect(await seatsLeft(site, 'a')).toBe(0);
  expect(await (await site.get(`/website/booking/${first.reference}`)).json()).toMatchObject({ state: 'released' });
  expect(await (await site.get(`/website/booking/${second.reference}`)).json()).toMatchObject({ state: 'held' });
});

test('of two carts that replace one hold at once, one holds in the end, no longer than the first', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', capacity: 9 })]));
  const first = await hold(site, [{ eventId: 'a', quantity: 2 }]);
  site.wait(29);
  const { reference } = await hold(site, [{ eventId: 'a' }], { replaces: first.reference });
  site.wait(29);
  const answers = await Promise.all(
    [1, 2, 3].map((quantity) => site.post(HOLD, holdBody([{ eventId: 'a', quantity }], { replaces: reference }))),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const held = await site.rows<{ ends: number; seats: number }>(
    `SELECT hold_expires_at AS ends, SUM(quantity) AS seats FROM bookings
     JOIN booking_lines ON booking_id = bookings.id WHERE state = 'held' GROUP BY bookings.id`,
  );
  expect(held.map(({ ends }) => new Date(ends).toISOString())).toEqual(['2026-11-20T16:00:00.000Z']);
  expect(await seatsLeft(site, 'a')).toBe(9 - present(held[0]).seats);
});

test('a refused replacement leaves the earlier hold as it was', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', capacity: 3 })]));
  const first = await hold(site, [{ eventId: 'a', quantity: 2 }]);
  expect(await refusal(site, [{ eventId: 'a', quantity: 4 }], { replaces: first.reference })).toEqual([
    { eventId: 'a', reason: 'fewer_left', seatsLeft: 3 },
  ]);
  expect(await (await site.get(`/website/booking/${first.reference}`)).json()).toMatchObject({ state: 'held' });
});

test('a hold is extended once, by as much again', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  const { reference } = await hold(site, [{ eventId: 'a', quantity: 2 }]);
  site.wait(20);
  const extended = await site.post(`/Website/extend-hold/${reference}`, {});
  expect(extended.status).toBe(200);
  expect(await extended.json()).toEqual({
    reference,
    expiresAt: '2026-11-20T16:00:00Z',
    serverTime: '2026-11-20T15:20:00Z',
    extended: true,
    lines: [{ eventId: 'a', quantity: 2, unitCents: 49_500 }],
  });
  const again = await site.post(`/Website/extend-hold/${reference}`, {});
  expect([again.status, await again.json()]).toMatchObject([409, { code: 'already_extended' }]);
  site.wait(39);
  expect(await seatsLeft(site, 'a')).toBe(5);
});

test('ten extensions at once extend once', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => site.post(`/Website/extend-hold/${reference}`, {})),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await site.rows('SELECT hold_expires_at AS at FROM bookings')).toEqual([
    { at: Date.parse('2026-11-20T16:00:00Z') },
  ]);
});

test('a hold that has run out, was given back or never was cannot be extended', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  const lapsed = await hold(site, [{ eventId: 'a' }]);
  site.wait(30);
  const released = await hold(site, [{ eventId: 'a' }]);
  await site.post(`/Website/release-hold/${released.reference}`, {});
  for (const { reference } of [lapsed, released]) {
    const answer = await site.post(`/Website/extend-hold/${reference}`, {});
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'hold_expired' }]);
  }
  expect((await site.post('/Website/extend-hold/reference-of-nobody-at-all', {})).status).toBe(404);
});

test('seats given back are free at once, and giving them back again changes nothing', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  const { reference } = await hold(site, [{ eventId: 'a', quantity: 7 }]);
  for (let times = 0; times < 2; times += 1) {
    const answer = await site.post(`/Website/release-hold/${reference}`, {}, { 'idempotency-key': '' });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(await seatsLeft(site, 'a')).toBe(7);
  }
  expect((await site.post('/Website/release-hold/reference-of-nobody-at-all', {})).status).toBe(404);
});

test('a held booking is read by its reference only, and lapses by the clock', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  const { reference } = await hold(site, [{ eventId: 'a', quantity: 2 }]);
  const response = await site.get(`/Website/booking/${reference}`);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await response.json()).toMatchObject({
    state: 'held',
    contact: null,
    subtotalCents: 99_000,
    holdExpiresAt: '2026-11-20T15:30:00Z',
    lines: [{ eventId: 'a', quantity: 2, lineCents: 99_000, event: { titleCourse: 'Excel Level 1', seatsLeft: 5 } }],
  });
  site.wait(30);
  expect(await (await site.get(`/Website/booking/${reference}`)).json()).toMatchObject({ state: 'expired' });
  const foreign = await site.get('/Website/booking/reference-of-nobody-at-all');
  expect([foreign.status, foreign.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
  expect((await site.get(`/Website/booking/${reference}/calendar.ics`)).status).toBe(404);
});

test.each([
  ['no lines', { lines: [] }, { lines: 'required' }],
  ['eleven seats', { lines: [{ eventId: 'a', quantity: 11, priceCents: 1 }] }, { 'lines.0.quantity': 'too_many' }],
  ['no seat', { lines: [{ eventId: 'a', quantity: 0, priceCents: 1 }] }, { 'lines.0.quantity': 'invalid' }],
  ['half a seat', { lines: [{ eventId: 'a', quantity: 1.5, priceCents: 1 }] }, { 'lines.0.quantity': 'invalid' }],
  [
    'a class twice',
    {
      lines: [
        { eventId: 'a', quantity: 1, priceCents: 1 },
        { eventId: 'a', quantity: 1, priceCents: 1 },
      ],
    },
    { lines: 'duplicate' },
  ],
  ['no price', { lines: [{ eventId: 'a', quantity: 1 }] }, { 'lines.0.priceCents': 'required' }],
  ['no such language', { language: 'de' }, { language: 'invalid' }],
])('a hold with %s is refused field by field', async (_, changes, fields) => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  const response = await site.post(HOLD, { ...holdBody([{ eventId: 'a' }]), ...changes });
  expect([response.status, await response.json()]).toEqual([
    400,
    { code: 'validation', message: expect.any(String), fields },
  ]);
});
