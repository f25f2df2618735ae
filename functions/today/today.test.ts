import { expect, test } from 'vitest';
import type { OfficeMoney } from '../../src/domain/accounting/contract.ts';
import { enquiryPath } from '../../src/domain/enquiries/calls.ts';
import { completeEnquiries } from '../../src/domain/enquiries/examples.ts';
import type { FollowUps } from '../../src/domain/follow-ups/follow-ups.ts';
import type { FoundClasses } from '../../src/domain/classes/office-classes.ts';
import type { Inbox } from '../../src/domain/inbox/inbox.ts';
import type { FoundBookings } from '../../src/domain/office/bookings.ts';
import type { FoundQuotes } from '../../src/domain/quotes/quote.ts';
import { todayLists, type Today } from '../../src/domain/today/today.ts';
import { runScheduled } from '../scheduled.ts';
import { open, startOffice, type OfficeSite, type StaffMember } from '../testing/office.ts';
import { head, QUOTES } from '../testing/quotes.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';
import { bookClass, guaranteed } from '../testing/training.ts';
import { lists } from './sql.ts';

const START = Date.parse('2027-01-12T14:00:00Z');

/** Two quotes that their clients have: one ends on the last day that Today tells of, the other on the day after. */
async function quoteThatEnds(site: OfficeSite, { headers }: StaffMember) {
  for (const validUntil of ['2027-01-08', '2027-01-09'])
    expect((await site.post(QUOTES, { ...head, validUntil }, headers)).status).toBe(201);
  await site.rows(`UPDATE quotes SET state = 'sent', sheet = '{}'`);
}

/** An order by a quote that was accepted, with a private class. */
const acceptedOrder = (site: OfficeSite, order: string | undefined) =>
  site.rows(
    `INSERT INTO quotes (id, number, year, sequence, token, state, revision, version, language, contact, country, lines, note,
  valid_until, sheet, total_cents, created_at, changed_at, decided_at, order_id)
SELECT 'accepted', 'Q-2026-0900', 2026, 900, printf('%064d', 1), 'accepted', 1, 1, 'en', contact, 'CA',
  '[{"id":"l","kind":"private"}]', '', '2026-12-31', '{}', 1, 1, 1, 2, id FROM bookings WHERE id = ?1`,
    order,
  );

/** Three years ahead, where no other list looks. */
const farAway = {
  sessions: [{ start: '2030-01-14T14:00:00Z', end: '2030-01-14T21:00:00Z' }],
  salesEnd: '2030-01-13T14:00:00Z',
};

/** An office in whose every list something stands, eleven days before the first class. */
async function start() {
  const near = { minimum: 3 };
  const room = scheduledClass({ id: 'room', delivery: 'in-person', placeId: 'ottawa' });
  // Nobody booked these, and nobody promised them.
  const empty = [scheduledClass({ id: 'empty' }), scheduledClass({ ...room, id: 'empty-room' })];
  const site = await startOffice(
    {},
    siteDataOf([
      guaranteed('online'),
      scheduledClass({ ...near, id: 'small' }),
      room,
      scheduledClass({ id: 'off' }),
      ...empty,
      ...['far', 'empty-far'].map((id) => scheduledClass({ ...farAway, id })),
    ]),
  );
  await site.rows(`UPDATE classes SET state = 'confirmed' WHERE id IN ('room', 'far')`);
  await site.rows(`UPDATE classes SET trainer = NULL WHERE id IN ('far', 'empty-far')`);
  const stella = await site.staff('stella@example.ca');
  await bookClass(site, 'online', 'ada@example.ca', [{ firstName: 'Ada', email: 'ada@example.ca' }]);
  await bookClass(site, 'small', 'zoe@example.ca', [{ firstName: 'Zoé', email: 'z@example.ca' }]);
  await bookClass(site, 'off', 'cal@example.ca', [{ firstName: 'Cal', email: 'cal@example.ca' }]);
  await bookClass(site, 'off', 'dan@example.ca', [{ firstName: 'Dan', email: 'dan@example.ca' }]);
  await site.rows(`UPDATE classes SET state = 'cancelled' WHERE id = 'off'`);
  await site.rows(`INSERT INTO payments (id, booking_id, method, state, amount_cents, created_at, paid_at)
    SELECT 'over', id, 'transfer', 'paid', total_cents + 10000, created_at, created_at FROM bookings WHERE contact_key = 'dan@example.ca'`);
  const [first] = await site.rows<{ id: string }>(`SELECT id FROM bookings WHERE contact_key = 'ada@example.ca'`);
  site.at(new Date(START - 11 * 86_400_000).toISOString());
  stella.headers = await site.cookieOf('stella@example.ca');
  await open(site, stella);
  await bookClass(site, 'online', 'bob@example.ca', [{ firstName: 'Bob', email: 'bob@example.ca' }]);
  const envelope = { language: 'en', page: '/', form: 'contact-form', website: '' };
  for (const kind of ['contact', 'quote'] as const)
    await site.post(enquiryPath(kind), { ...completeEnquiries[kind], ...envelope });
  const ada = await site.cookieOf('ada@example.ca');
  await site.post('/Website/support-request', { topic: 'sound', eventId: null, phone: '', message: 'No sound.' }, ada);
  const at = site.needs.now().getTime();
  for (const [id, why] of [
    ['bad-address', '550 no such person'],
    ['needless', 'there is nothing to send any more'],
  ])
    await site.rows(
      `INSERT INTO outbox (id, kind, about, recipient, state, next_attempt_at, created_at, last_error)
VALUES (?1, 'class_reminder', ?1, 'nobody@example.ca', 'failed', ?2, ?2, ?3)`,
      ...[id, at, why],
    );
  await site.rows(
    `INSERT INTO refunds (id, booking_id, amount_cents, state, created_at) VALUES ('r', ?1, 500, 'asked', ?2)`,
    ...[first?.id, at - 3 * 3_600_000],
  );
  await site.rows(
    `INSERT INTO payments (id, booking_id, method, state, amount_cents, created_at) VALUES ('disputed', ?1, 'card', 'ended', 500, ?2)`,
    ...[first?.id, at],
  );
  await site.rows(
    `INSERT INTO disputes (id, booking_id, payment_id, state, amount_cents, opened_at, changed_at)
VALUES ('d', ?1, 'disputed', 'open', 500, ?2, ?2)`,
    ...[first?.id, at],
  );
  await site.rows(
    `INSERT INTO payments (id, booking_id, method, state, amount_cents, created_at, paid_at) VALUES ('bounced', ?1, 'cheque', 'paid', 500, ?2, ?2)`,
    ...[first?.id, at],
  );
  await site.rows(
    `INSERT INTO refunds (id, booking_id, payment_id, amount_cents, state, created_at, done_at, made_by, taken_back)
VALUES ('b', ?1, 'bounced', 500, 'done', ?2, ?2, 'dashboard', 'returned')`,
    ...[first?.id, at],
  );
  await site.rows(
    `INSERT INTO waitlist (id, token, class_id, language, email, email_key, quantity, state, joined_at, offer_id, offer_ends_at)
VALUES ('w', ?1, 'online', 'en', 'w@example.ca', 'w@example.ca', 2, 'offered', ?2, ?3, ?4)`,
    ...['t'.repeat(64), at, first?.id, at + 3_600_000],
  );
  const block = { client: 'City of Ottawa', email: '', until: '2027-01-03', reason: 'Names follow.' };
  const lines = [{ eventId: 'small', quantity: 2, priceCents: 49_500 }];
  const held = await site.post('/Website/office/holds', { language: 'en', lines, block }, stella.headers);
  expect(held.status, await held.clone().text()).toBe(201);
  await site.post(
    '/Website/office/holds',
    { language: 'en', lines, block: { ...block, until: '2027-01-10' } },
    stella.headers,
  );
  await site.rows(
    `INSERT INTO follow_ups (id, about, about_id, day, text, account_id, created_at, revision)
VALUES ('f', 'booking', ?1, '2027-01-01', 'Ring her.', 1, ?2, 1)`,
    ...[first?.id, at],
  );
  await site.rows(`INSERT INTO trainer_absences (id, trainer, first_day, last_day, kind, account_id, at)
    VALUES ('away', 'Ada Tremblay', '2027-01-11', '2027-01-15', 'holiday', 1, 1)`);
  await site.rows(`INSERT INTO class_substitutes SELECT id, starts_at, NULL FROM classes WHERE id = 'online'`);
  await quoteThatEnds(site, stella);
  await acceptedOrder(site, first?.id);
  const get = async <Value>(path: string) => (await site.get(`/Website/office/${path}`, stella.headers)).json<Value>();
  const read = async () => new Map((await get<Today>('today')).lists.map((list) => [list.name, list]));
  return { site, stella, get, read };
}

test('each list is counted of the statement that it is made from, and agrees with the screen that it leads to', async () => {
  const { site, get, read } = await start();
  const today = await read();
  expect([...today.keys()]).toEqual([...todayLists]);
  const now = site.needs.now().getTime();
  const clocks = {
    ...{ account: 0, now, today: '2027-01-01', midnight: Date.parse('2027-01-01T05:00Z') },
    before: Date.parse('2027-01-16T05:00Z'),
    blocksBefore: now + 7 * 86_400_000,
    ...{
      returnedSince: 0,
      newSince: now - 86_400_000,
      owedBefore: now - 86_400_000,
      refundsBefore: now - 7_200_000,
      quotesUntil: '2027-01-08',
    },
  };
  for (const [name, { count, rows }] of today) {
    const all = await site.rows(lists[name].statement, ...lists[name].values(clocks));
    expect([name, count], name).toEqual([name, all.length]);
    expect(rows.length, name).toBe(Math.min(5, count));
    expect(count, name).toBeGreaterThan(0);
  }
  const inbox = (kind: string) => get<Inbox>(`enquiries?state=unanswered&kind=${kind}`);
  expect(today.get('help')?.count).toBe((await inbox('help')).entries.length);
  expect(today.get('enquiries')?.count).toBe((await inbox('forms')).entries.length);
  expect(today.get('follow_ups')?.count).toBe((await get<FollowUps>('follow-ups?state=due')).followUps.length);
  expect(today.get('quotes_ending')?.count).toBe((await get<FoundQuotes>('quotes?state=ending')).quotes.length);
  for (const state of ['needs_link', 'needs_room', 'below_minimum'] as const) {
    const { classes } = await get<FoundClasses>(`classes?state=${state}&to=2027-01-15`);
    expect([state, today.get(state)?.count]).toEqual([state, classes.length]);
  }
  for (const state of ['needs_trainer', 'trainer_away'] as const) {
    const { classes } = await get<FoundClasses>(`classes?state=${state}&from=2026-01-01&to=2036-01-01`);
    expect([state, today.get(state)?.count]).toEqual([state, classes.length]);
  }
  expect(today.get('overdue')?.count).toBe((await get<FoundBookings>('bookings?open=overdue')).bookings.length);
  const { bookings } = await get<FoundBookings>('bookings?state=confirmed&booked=day');
  expect(today.get('new_bookings')?.count).toBe(bookings.length);
  expect((await get<FoundBookings>('bookings')).bookings.length).toBeGreaterThan(bookings.length);
});

test('a list by itself has all its rows, and no other list', async () => {
  const { site, get, read } = await start();
  for (const number of [1, 2, 3, 4, 5, 6])
    await site.rows(
      `INSERT INTO outbox (id, kind, about, recipient, state, next_attempt_at, created_at, last_error)
VALUES (?1, 'class_reminder', ?1, 'nobody@example.ca', 'failed', 1, 1, '550')`,
      `more-${number}`,
    );
  expect((await read()).get('failed_mails')).toMatchObject({ count: 7, rows: { length: 5 } });
  const { lists: alone } = await get<Today>('today?list=failed_mails');
  expect(alone.map(({ name, count, rows }) => [name, count, rows.length])).toEqual([['failed_mails', 7, 7]]);
});

test('a mail that had nothing to say stays out of it when the reasons of failed ones are forgotten, after a month', async () => {
  const { site } = await start();
  const failed = async () => (await site.rows<{ id: string }>(lists.failed_mails.statement)).map(({ id }) => id).sort();
  const before = await failed();
  expect(before).toEqual(['bad-address']);
  site.wait(31 * 24 * 60);
  for (let night = 0; night < 24; night += 1) {
    site.wait(60);
    await runScheduled(site.needs);
  }
  const rows = await site.rows(
    `SELECT id, last_error IS NULL AS forgotten FROM outbox WHERE id IN ('bad-address', 'needless') ORDER BY id`,
  );
  expect(rows).toEqual([
    { id: 'bad-address', forgotten: 1 },
    { id: 'needless', forgotten: 0 },
  ]);
  expect(await failed()).toEqual(expect.arrayContaining(before));
  expect(await failed()).not.toContain('needless');
});

test('below the minimum are classes that somebody has booked: those of nobody have a list of their own', async () => {
  const { site, get, read } = await start();
  const small = (await read()).get('below_minimum')?.rows.map(({ id }) => id);
  expect(small).toContain('small');
  expect(small).not.toContain('empty');
  const ids = async (state: string) =>
    (await get<FoundClasses>(`classes?state=${state}&to=2027-01-15`)).classes.map(({ id }) => id).sort();
  expect(await ids('below_minimum')).toEqual(small?.toSorted());
  expect(await ids('nobody')).toEqual(expect.arrayContaining(['empty', 'empty-room']));
  await site.rows(`UPDATE classes SET minimum = 0 WHERE id = 'small'`);
  expect((await read()).get('below_minimum')?.rows.map(({ id }) => id)).not.toContain('small');
});

test('what was written off is overdue no more', async () => {
  const { site, read } = await start();
  const [one] = (await read()).get('overdue')?.rows ?? [];
  await site.rows(
    `INSERT INTO write_offs (id, booking_id, amount_cents, written_at) VALUES ('o', ?1, ?2, 1)`,
    ...[one?.id, one?.cents],
  );
  const left = (await read()).get('overdue')?.rows ?? [];
  expect(left).toHaveLength(1);
  expect(left.map(({ id }) => id)).not.toContain(one?.id);
});

test('a refund that failed stands there as long as that is owed, whichever way it goes back then', async () => {
  const { site, read, get } = await start();
  const [booking] = (await read()).get('refunds')?.rows ?? [];
  await site.rows(`UPDATE refunds SET state = 'done', done_at = 1`);
  expect((await read()).get('refunds')?.count).toBe(0);
  const owed =
    (
      await site.rows<{ cents: number }>(
        `SELECT SUM(total_cents) AS cents FROM invoices WHERE booking_id = ?1`,
        booking?.id,
      )
    )[0]?.cents ?? 0;
  const put = (sql: string) => site.rows(sql, booking?.id, owed);
  // With the 500 that went back above, 700 too much came in, and their refund failed.
  await put(`INSERT INTO payments (id, booking_id, method, state, amount_cents, created_at, paid_at)
    VALUES ('p', ?1, 'cheque', 'paid', ?2 + 500 + 700, 1, 1)`);
  await put(`INSERT INTO refunds (id, booking_id, amount_cents, state, created_at)
    SELECT 'failed', ?1, 700, 'failed', 2 WHERE ?2 > 0`);
  expect((await read()).get('refunds')?.rows).toMatchObject([{ id: booking?.id, cents: 700 }]);
  const stuck = async () => (await get<OfficeMoney>('money')).stuck.map(({ id, state }) => [id, state]);
  expect(await stuck()).toEqual([['failed', 'failed']]);
  await put(`INSERT INTO refunds (id, booking_id, amount_cents, state, created_at, done_at)
    SELECT 'cheque', ?1, 700, 'done', 3, 4 WHERE ?2 > 0`);
  expect((await read()).get('refunds')?.count).toBe(0);
  expect(await stuck()).toEqual([]);
});

test('what each list says: who, what and how many', async () => {
  const { site, read } = await start();
  const today = await read();
  const row = (name: (typeof todayLists)[number]) => today.get(name)?.rows;
  expect(row('help')).toMatchObject([{ title: { en: 'help' }, who: 'Ada' }]);
  expect(row('failed_mails')).toMatchObject([{ id: 'bad-address', who: 'nobody@example.ca' }]);
  expect(row('refunds')).toMatchObject([{ cents: 500 }]);
  expect(row('needs_link')).toMatchObject([{ id: 'online', at: '2027-01-12T14:00:00Z' }, { id: 'small' }]);
  expect(row('needs_room')).toMatchObject([{ id: 'room', who: 'Ada Tremblay' }]);
  expect(row('needs_trainer')).toMatchObject([{ id: 'online' }, { id: 'far', who: '', at: '2030-01-14T14:00:00Z' }]);
  expect(row('below_minimum')).toContainEqual(expect.objectContaining({ id: 'small', count: 1, of: 3 }));
  const due = await site.rows<{ day: string }>('SELECT DISTINCT due_on AS day FROM invoices ORDER BY due_on');
  expect(row('overdue')).toHaveLength(2);
  for (const { at } of row('overdue') ?? []) expect(due.map(({ day }) => day)).toContain(at?.slice(0, 10));
  expect(row('quotes_ending')).toMatchObject([
    {
      title: { en: 'Q-2027-0001' },
      who: 'Ada Byron, Example Institute',
      quote: { phone: '613-555-0199', remindedOn: null },
    },
  ]);
  expect(row('to_schedule')).toMatchObject([{ who: 'Ada Byron, Example Institute' }]);
  expect(row('offers')).toMatchObject([{ id: 'online', count: 2, who: 'w@example.ca' }]);
  expect(row('blocks')).toMatchObject([{ who: 'City of Ottawa', count: 2, at: '2027-01-04T05:00:00Z' }]);
  expect(row('new_bookings')).toMatchObject([{ who: 'Ada Byron, Example Institute' }]);
});

test('a key of one act is no key of another, though the same mail is named', async () => {
  const { site, stella, read } = await start();
  const headers = { ...stella.headers, 'idempotency-key': 'one-key-of-two-tabs' };
  const act = (what: string) => site.post(`/Website/office/mails/bad-address/${what}`, {}, headers);
  expect((await act('set-aside')).status).toBe(204);
  // Answered for itself: there is nothing to send any more that was set aside.
  expect((await act('retry')).status).toBe(404);
  expect((await act('set-aside')).status).toBe(204);
  expect((await read()).get('failed_mails')?.count).toBe(0);
});

test('a mail that failed is sent again or set aside, once, and either is written down', async () => {
  const { site, stella, read } = await start();
  const act = (what: string) => site.post(`/Website/office/mails/bad-address/${what}`, {}, stella.headers);
  expect((await act('set-aside')).status).toBe(204);
  expect((await read()).get('failed_mails')?.count).toBe(0);
  expect((await act('retry')).status).toBe(404);
  await site.rows(`UPDATE outbox SET set_aside_at = NULL, kind = 'enquiry_again' WHERE id = 'bad-address'`);
  expect((await act('retry')).status).toBe(204);
  await site.deliver();
  const [mail] = await site.rows(`SELECT state, attempts FROM outbox WHERE id = 'bad-address'`);
  expect(mail).toEqual({ state: 'failed', attempts: 1 });
  expect(await site.rows(`SELECT act, subject_id FROM office_acts WHERE subject = 'mail' ORDER BY id`)).toEqual([
    { act: 'mail_set_aside', subject_id: 'bad-address' },
    { act: 'mail_retried', subject_id: 'bad-address' },
  ]);
});
