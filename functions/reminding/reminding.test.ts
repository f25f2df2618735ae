import { expect, test } from 'vitest';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import type { Due, OfficeMoney } from '../../src/domain/accounting/contract.ts';
import type { Today } from '../../src/domain/today/today.ts';
import type { OfficeReminders } from '../../src/domain/reminding/contract.ts';
import { present } from '../../src/domain/present.ts';
import { addAccount, PASSWORD } from '../testing/accounts.ts';
import { booked, managed, moveBody, pay } from '../testing/changes.ts';
import type { Message } from '../platform/mail/message.ts';
import { linkToken } from '../platform/secrets.ts';
import { asContact, confirmBody, TEST_SECRET } from '../testing/harness.ts';
import { open, startOffice, type StaffMember } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';
import { reminding } from './index.ts';

const classes = [
  scheduledClass({
    id: 'a',
    sessions: [{ start: '2027-06-15T18:00:00Z', end: '2027-06-15T23:00:00Z' }],
    salesEnd: '2027-06-15T17:00:00Z',
  }),
];

/** Booked on November 20 for $559.35, and due on the 27th. */
async function start(language: 'en' | 'fr' = 'en') {
  const site = await startOffice({}, siteDataOf(classes));
  const view = await booked(site, [{ eventId: 'a' }], { language });
  const [row] = await site.rows<{ id: string; due_on: string }>('SELECT booking_id AS id, due_on FROM invoices');
  const { id, due_on: dueOn } = present(row);
  const clock = () => present(reminding.tasks?.[0]).run(site.needs);
  const sent = async () =>
    (await site.rows<{ stage: number }>('SELECT stage FROM payment_reminders ORDER BY id')).map(({ stage }) => stage);
  /** Days after the due date, at ten in Toronto. */
  const after = (days: number) => {
    const date = new Date(Date.parse(`${dueOn}T15:00:00Z`) + days * 86_400_000);
    site.at(date.toISOString());
  };
  /** With no-break spaces as any others. */
  const reminders = async () =>
    (
      await site.rows<{ message: string }>(
        `SELECT message FROM local_mail WHERE message LIKE '%Reminder:%' OR message LIKE '%Rappel%' ORDER BY received_at`,
      )
    ).map(({ message }) => JSON.parse(message.replaceAll('\u00a0', ' ')) as Message);
  const invoices = async () =>
    (await site.rows<{ number: string }>('SELECT number FROM invoices ORDER BY number')).map(({ number }) => number);
  const { number, reference } = view;
  return { site, id, dueOn, number, reference, invoices, clock, sent, after, reminders };
}

const at = (id: string, rest = '') => `/Website/office/bookings/${id}/reminders${rest}`;

async function ask(
  site: Awaited<ReturnType<typeof startOffice>>,
  { headers }: StaffMember,
  path: string,
  body?: object,
) {
  const answer = await (body ? site.post(path, body, headers) : site.get(path, headers));
  return answer.json<OfficeReminders & { code?: string }>();
}

test('the clock reminds 7, 21 and 45 days after the due date, once each, of what is open then', async () => {
  const { site, id, number, invoices, clock, sent, after, reminders } = await start();
  // The due date is a Friday; so are the days after one, three and six weeks, and 45 days after is a Monday.
  const expected: [number, number[]][] = [
    [6, []],
    [7, [1]],
    [20, [1]],
    [21, [1, 2]],
    [44, [1, 2]],
    [45, [1, 2, 3]],
    [80, [1, 2, 3]],
  ];
  for (const [days, stages] of expected) {
    after(days);
    await clock();
    await clock();
    expect(await sent(), `${days} days`).toEqual(stages);
    await site.deliver();
  }
  const mails = await reminders();
  expect(mails).toHaveLength(3);
  const token = await linkToken(TEST_SECRET, 'manage booking', id);
  const [invoice] = await invoices();
  expect(mails.map(({ subject }) => subject)).toEqual(
    Array<string>(3).fill(`Reminder: $559.35 is open on invoice ${invoice}, booking ${number}`),
  );
  expect(mails[0]?.text).toContain(`Invoice ${invoice} of November 20, 2026, due on November 27, 2026: $559.35 open`);
  expect(mails[0]?.text).toContain(`#${token}`);
});

test('in French, the reminder of a French booking', async () => {
  const { site, number, invoices, clock, after, reminders } = await start('fr');
  after(7);
  await clock();
  await site.deliver();
  const [invoice] = await invoices();
  const { subject, text } = present((await reminders())[0]);
  expect(subject).toBe(`Rappel : solde de 559,35 $, facture ${invoice}, réservation ${number}`);
  expect(text).toContain('Il reste');
  expect(text).toContain(`Facture ${invoice} du 20 novembre 2026, échéance le 27 novembre 2026 : solde de 559,35 $`);
});

test('of two open invoices of a booking, each is named with what is open of it', async () => {
  const { site, id, number, reference, invoices, clock, after, reminders } = await start();
  const stella = await site.staff('stella@example.ca');
  await open(site, stella, openOfficeForMoney.path);
  const { revision } = await managed(site, reference);
  const people = [{ firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.ca' }];
  const added = { revision, eventId: 'a', people, invoicedCents: 55_935, reason: 'She called.' };
  const answer = await site.post(`/Website/office/bookings/${id}/seats`, added, stella.headers);
  expect(answer.status, await answer.clone().text()).toBe(200);
  await pay(site, reference, 10_000);
  after(7);
  await clock();
  await site.deliver();
  const [first, second] = await invoices();
  const { subject, text } = present((await reminders())[0]);
  expect(subject).toBe(`Reminder: $1,018.70 is open on invoices ${first}, ${second}, booking ${number}`);
  expect(text).toContain(`Invoice ${first} of November 20, 2026, due on November 27, 2026: $459.35 open`);
  expect(text).toContain(`Invoice ${second} of November 20, 2026, due on November 27, 2026: $559.35 open`);
});

test('a later invoice of a booking postpones nothing of the earlier one, and is not reminded of before its day', async () => {
  const { site, id, reference, invoices, clock, sent, after, reminders } = await start();
  const stella = await site.staff('stella@example.ca', 'owner');
  after(6);
  const headers = await site.cookieOf('stella@example.ca');
  await open(site, { ...stella, headers });
  await open(site, { ...stella, headers }, openOfficeForMoney.path);
  const { revision } = await managed(site, reference);
  const people = [{ firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.ca' }];
  const added = { revision, eventId: 'a', people, invoicedCents: 55_935, reason: 'She called.' };
  expect((await site.post(`/Website/office/bookings/${id}/seats`, added, headers)).status).toBe(200);
  const money = await (await site.get('/Website/office/money?state=overdue', headers)).json<OfficeMoney>();
  expect(money.due).toMatchObject([{ dueOn: '2026-11-27', openCents: 2 * 55_935 }]);
  expect(money.ages).toEqual([
    { age: 'current', bookings: 1, cents: 55_935 },
    { age: 'month', bookings: 1, cents: 55_935 },
  ]);
  after(7);
  await clock();
  await site.deliver();
  expect(await sent()).toEqual([1]);
  const [first, second = ''] = await invoices();
  const { subject, text } = present((await reminders())[0]);
  expect(subject).toContain(`$559.35 is open on invoice ${first}, booking`);
  expect(text).not.toContain(second);
});

test('nobody is reminded while the office is closed, and who is found late is reminded once', async () => {
  const { site, dueOn, clock, sent, after } = await start();
  site.at(`${new Date(Date.parse(dueOn) + 8 * 86_400_000).toISOString().slice(0, 10)}T15:00:00Z`);
  await clock();
  expect(await sent()).toEqual([]);
  after(7);
  site.wait(-8 * 60);
  await clock();
  expect(await sent()).toEqual([]);
  after(49);
  await clock();
  expect(await sent()).toEqual([3]);
});

test('what is paid before its reminder leaves is not reminded of', async () => {
  const { site, reference, clock, sent, after, reminders } = await start();
  after(7);
  await clock();
  await pay(site, reference, 55_935);
  await site.deliver();
  expect(await reminders()).toEqual([]);
  after(21);
  await clock();
  expect(await sent()).toEqual([1]);
});

test.each(['booking', 'client'] as const)(
  'held back for a %s, with a reason, nobody is reminded until it goes on',
  async (of) => {
    const { site, id, clock, sent, after } = await start();
    after(7);
    const stella = await site.staff('stella@example.ca');
    const held = await ask(site, stella, at(id, '/hold-back'), { of, reason: 'They dispute it.' });
    expect(held.heldBack).toMatchObject([{ of, reason: 'They dispute it.', who: 'Stella' }]);
    expect((await ask(site, stella, at(id, '/hold-back'), { of, reason: 'Again' })).code).toBe('booking_changed');
    const list = await site.get('/Website/office/money', stella.headers);
    expect((await list.json<{ due: Due[] }>()).due[0]).toMatchObject({ heldBack: true, remindedOn: null });
    await clock();
    expect(await sent()).toEqual([]);
    const resumed = await ask(site, stella, at(id, '/resume'), { of, reason: 'Settled.' });
    expect(resumed.heldBack).toEqual([]);
    await clock();
    expect(await sent()).toEqual([1]);
    const acts = await site.rows<{ act: string; reason: string }>(
      `SELECT act, reason FROM office_acts WHERE act LIKE 'reminders_%' ORDER BY id`,
    );
    expect(acts).toEqual([
      { act: 'reminders_held_back', reason: 'They dispute it.' },
      { act: 'reminders_resumed', reason: 'Settled.' },
    ]);
  },
);

test('one is sent by hand, at most once a day, and never of what is not overdue', async () => {
  const { site, id, sent, after, reminders, clock } = await start();
  const early = await site.staff('early@example.ca');
  expect((await ask(site, early, at(id), { openCents: 55_935 })).code).toBe('closed');
  after(10);
  const stella = await site.staff('stella@example.ca');
  const now = await ask(site, stella, at(id));
  expect(now).toMatchObject({ openCents: 55_935, sent: [], heldBack: [] });
  expect((await ask(site, stella, at(id), { openCents: 1 })).code).toBe('booking_changed');
  await ask(site, stella, at(id, '/hold-back'), { of: 'booking', reason: 'Talked with them.' });
  const after1 = await ask(site, stella, at(id), { openCents: 55_935 });
  expect(after1.sent).toMatchObject([{ stage: 0, who: 'Stella' }]);
  expect((await ask(site, stella, at(id), { openCents: 55_935 })).code).toBe('already_sent');
  await site.deliver();
  expect(await reminders()).toHaveLength(1);
  await ask(site, stella, at(id, '/resume'), { of: 'booking', reason: 'Go on.' });
  await clock();
  // One was sent today.
  expect(await sent()).toEqual([0]);
});

test('nobody but the office reads, sends or holds back reminders', async () => {
  const { site, id } = await start();
  await addAccount(site, 'trainer@example.ca', PASSWORD, { role: 'trainer', teaches: 'Ada Tremblay' });
  const askers = [
    [{}, 401],
    [await site.cookieOf('ada@example.ca'), 404],
    [await site.cookieOf('trainer@example.ca'), 404],
  ] as const;
  for (const [headers, status] of askers) {
    expect((await site.get(at(id), headers)).status).toBe(status);
    for (const rest of ['', '/hold-back', '/resume']) {
      expect((await site.post(at(id, rest), { of: 'client', reason: 'x' }, headers)).status).toBe(status);
    }
  }
});

test('rule 33: who buys for herself is not reminded before the first session of the date that she moved to', async () => {
  const later = scheduledClass({
    id: 'later',
    sessions: [{ start: '2027-09-14T18:00:00Z', end: '2027-09-14T23:00:00Z' }],
    salesEnd: '2027-09-14T17:00:00Z',
  });
  const site = await startOffice({}, siteDataOf([...classes, later]));
  const { contact, billing } = confirmBody(1);
  const { reference } = await booked(site, [{ eventId: 'a' }], {
    buyer: 'myself',
    contact: { ...contact, organisation: '' },
    billing: { ...billing, province: 'QC', postalCode: 'H2X 1Y4' },
  });
  const before = await managed(site, reference);
  expect(before.documents).toMatchObject([{ dueOn: '2027-06-15' }]);
  const seats = before.participants.map(({ id }) => id);
  await site.post(`/Website/move-seats/${await asContact(site, reference)}`, moveBody(before, seats, 'later'));
  expect((await managed(site, reference)).documents).toMatchObject([{ dueOn: '2027-09-14' }]);
  const remindedOn = async (day: string) => {
    site.at(`${day}T15:00:00Z`);
    await present(reminding.tasks?.[0]).run(site.needs);
    return (await site.rows('SELECT 1 FROM payment_reminders')).length;
  };
  expect([await remindedOn('2027-07-05'), await remindedOn('2027-09-22')]).toEqual([0, 1]);
});

test('a promise keeps the clock from reminding until its day is over, stands beside what is overdue, and is forgotten', async () => {
  const { site, id, clock, sent, after } = await start();
  const stella = await site.staff('stella@example.ca');
  after(8);
  const come = async () => {
    Object.assign(stella.headers, await site.cookieOf('stella@example.ca'));
    await open(site, stella);
  };
  await come();
  const path = `/Website/office/bookings/${id}/promise`;
  for (const until of ['2026-12-04', '2028-12-04'])
    expect((await site.post(path, { until, note: '' }, stella.headers)).status, until).toBe(400);
  const noted = await ask(site, stella, path, { until: '2026-12-20', note: 'Said so on the phone' });
  expect(noted.promise).toMatchObject({
    until: '2026-12-20',
    note: 'Said so on the phone',
    who: 'Stella',
    isOver: false,
  });
  const due = async (state: string) => {
    const { due: rows } = await (
      await site.get(`/Website/office/money?state=${state}`, stella.headers)
    ).json<{ due: Due[] }>();
    return rows.map(({ promisedUntil }) => promisedUntil);
  };
  expect([await due('promised'), await due('overdue'), await due('broken')]).toEqual([
    ['2026-12-20'],
    ['2026-12-20'],
    [],
  ]);
  await clock();
  expect(await sent()).toEqual([]);
  // The day after, a Monday.
  after(24);
  await come();
  expect([await due('promised'), await due('broken')]).toEqual([[], ['2026-12-20']]);
  const today = await (await site.get('/Website/office/today?list=overdue', stella.headers)).json<Today>();
  expect(today.lists[0]?.rows).toMatchObject([{ id, promisedUntil: '2026-12-20' }]);
  await clock();
  expect(await sent()).toEqual([2]);
  expect(await ask(site, stella, `${path}/end`, {})).toMatchObject({ promise: null });
  expect((await site.post(`${path}/end`, {}, stella.headers)).status).toBe(409);
  expect(await due('broken')).toEqual([]);
});

test('a promise that was kept says nothing of what is open later', async () => {
  const { site, id, after } = await start();
  const stella = await site.staff('stella@example.ca');
  await ask(site, stella, `/Website/office/bookings/${id}/promise`, { until: '2026-12-20', note: '' });
  await site.rows(
    `INSERT INTO payments (id, booking_id, method, state, amount_cents, created_at, paid_at) VALUES ('p', ?1, 'cheque', 'paid', 55935, ?2, ?2)`,
    ...[id, site.needs.now().getTime() + 1],
  );
  await site.rows(
    `INSERT INTO refunds (id, booking_id, payment_id, amount_cents, state, created_at, done_at, made_by, taken_back)
     VALUES ('r', ?1, 'p', 55935, 'done', ?2, ?2, 'dashboard', 'returned')`,
    ...[id, site.needs.now().getTime() + 2],
  );
  after(8);
  Object.assign(stella.headers, await site.cookieOf('stella@example.ca'));
  await open(site, stella);
  expect((await ask(site, stella, at(id))).promise).toBeNull();
});
