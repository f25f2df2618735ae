import { expect, test } from 'vitest';
import { addAccount, cookieOf, PASSWORD, startAccounts } from '../testing/accounts.ts';
import { asContact, confirmBody, hold, prove, startSite, withHst, type TestSite } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';
import type { Message } from '../platform/mail/message.ts';

const PRICE = 49_500;
const oneClass = () => siteDataOf([scheduledClass({ id: 'a', minimum: 1 })]);
const people = [{ eventId: 'a', firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.ca' }];

async function book(site: TestSite, headers = {}) {
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const body = confirmBody(withHst(PRICE), { participants: people });
  const answer = await site.post(`/Website/confirm-booking/${reference}`, body, headers);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json<{ reference: string; invoice: { number: string } | null; proofDueAt: string | null }>();
}

const stateOf = async (site: TestSite) =>
  (await (await site.get('/Website/event-detail/a')).json<{ state: string }>()).state;

const inbox = async (site: TestSite) =>
  (await site.rows<{ message: string }>('SELECT message FROM local_mail')).map(
    ({ message }) => JSON.parse(message) as Message,
  );

test('rule 41: until the buyer proves the address, nobody else is written to, nothing guaranteed and no invoice issued', async () => {
  const site = await startSite(oneClass());
  const booked = await book(site);
  expect(booked).toMatchObject({ invoice: null, proofDueAt: '2026-11-25T15:00:00Z' });
  expect(await stateOf(site)).toBe('tentative');
  expect((await inbox(site)).map(({ to }) => to)).toEqual(['ada@example.ca']);
  expect(await site.rows('SELECT number FROM invoices')).toEqual([]);

  await prove(site, booked.reference);
  expect(await stateOf(site)).toBe('confirmed');
  expect((await inbox(site)).map(({ to }) => to).sort()).toEqual(
    expect.arrayContaining(['ada@example.ca', 'grace@example.ca']),
  );
  expect(await (await site.get(`/Website/booking/${await asContact(site, booked.reference)}`)).json()).toMatchObject({
    proofDueAt: null,
    invoice: { number: '2026-000001', issuedOn: '2026-11-20', dueOn: '2026-11-27' },
  });
  expect(await site.rows('SELECT proved_by, from_address FROM bookings')).toEqual([
    { proved_by: 'link', from_address: null },
  ]);
});

test('rule 41: the link in the buyer’s mail is what proves', async () => {
  const site = await startSite(oneClass());
  const { reference } = await book(site);
  const [mail] = await inbox(site);
  const [, token = ''] = /\/booking#(\S+)/.exec(mail?.text ?? '') ?? [];
  expect(token).toBe(await asContact(site, reference));
  expect((await site.post(`/Website/prove-booking/${token}`, { mine: true })).status).toBe(204);
  expect(await stateOf(site)).toBe('confirmed');
});

test('rule 41: neither the reference nor a token that was made up proves anything', async () => {
  const site = await startSite(oneClass());
  const { reference } = await book(site);
  const token = await asContact(site, reference);
  const [row] = await site.rows<{ id: string }>('SELECT id FROM bookings');
  for (const secret of ['A'.repeat(43), token.slice(0, -1), `x${token}`]) {
    expect((await site.post(`/Website/prove-booking/${secret}`, { mine: true })).status, secret).toBe(404);
  }
  // An id is its contact's, logged in, whether or not there is such a booking.
  for (const id of [row?.id, crypto.randomUUID()]) {
    expect((await site.post(`/Website/prove-booking/${id}`, { mine: true })).status, id).toBe(401);
  }
  for (const mine of [true, false]) {
    const answer = await site.post(`/Website/prove-booking/${reference}`, { mine });
    expect(await answer.json()).toMatchObject({ code: 'link_needed' });
  }
  expect(await stateOf(site)).toBe('tentative');
  expect(await site.rows('SELECT state, proved_at FROM bookings')).toEqual([{ state: 'confirmed', proved_at: null }]);
});

test('rule 41: what a stranger booked in a client’s name is asked about, and neither opening it nor a script proves it', async () => {
  const site = await startAccounts({}, oneClass());
  const { reference } = await book(site);
  const ada = cookieOf(await site.logIn('ada@example.ca'));
  const token = await asContact(site, reference);
  const opened = async (secret: string, headers = {}) =>
    (await site.get(`/Website/manage-booking/${secret}`, headers)).json();
  expect(await opened(reference)).toMatchObject({ asksWhose: false, totalCents: withHst(PRICE) });
  expect(await opened(reference, ada)).toMatchObject({ asksWhose: true, totalCents: withHst(PRICE) });
  expect(await opened(token)).toMatchObject({ asksWhose: true });
  // What pages of before sent by themselves.
  for (const secret of [reference, token]) {
    expect((await site.post(`/Website/prove-booking/${secret}`, {}, ada)).status).toBe(400);
  }
  expect(await site.rows('SELECT proved_at FROM bookings')).toEqual([{ proved_at: null }]);
  expect(await site.rows('SELECT number FROM invoices')).toEqual([]);
  const known = await site.get('/Website/known-buyer', ada);
  expect(await known.json()).toMatchObject({ billing: null, people: [] });

  expect((await site.post(`/Website/prove-booking/${reference}`, { mine: true }, ada)).status).toBe(204);
  expect(await opened(reference, ada)).toMatchObject({ asksWhose: false, proved: true });
  expect(await site.rows('SELECT proved_by FROM bookings')).toEqual([{ proved_by: 'session' }]);
});

test('rule 43: the reader of the contact’s mail sees nothing that was typed before they have said that it is theirs', async () => {
  const site = await startAccounts({}, oneClass());
  const { reference } = await book(site);
  const ada = cookieOf(await site.logIn('ada@example.ca'));
  const token = await asContact(site, reference);
  const read = async (path: string, headers = {}) => (await site.get(`/Website/${path}`, headers)).text();
  const typed = /Grace|Hopper|grace@|Byron|555|Main St|Institute/;
  const bySecret = async (secret: string, headers = {}) =>
    Promise.all(['booking', 'manage-booking'].map((call) => read(`${call}/${secret}`, headers)));
  for (const text of [...(await bySecret(token)), ...(await bySecret(reference, ada))]) {
    expect(text).not.toMatch(typed);
    expect(text).toContain('ada@example.ca');
    expect(text).toContain(String(withHst(PRICE)));
  }
  // Who booked sees what they have typed.
  for (const text of await bySecret(reference)) expect(text).toMatch(/Grace/);
  await site.post(`/Website/prove-booking/${token}`, { mine: true });
  for (const text of await bySecret(token)) expect(text).toMatch(/Grace/);

  const other = await book(site);
  const theirs = await asContact(site, other.reference);
  await site.post(`/Website/prove-booking/${theirs}`, { mine: false });
  for (const text of await bySecret(theirs)) expect(text).not.toMatch(typed);
});

test('rule 41: a booking that is not the contact’s ends at once, and nobody is written to', async () => {
  const site = await startSite(oneClass());
  const { reference } = await book(site);
  const token = await asContact(site, reference);
  const seatsLeft = async () =>
    (await (await site.get('/Website/event-detail/a')).json<{ seatsLeft: number }>()).seatsLeft;
  const before = await seatsLeft();
  expect((await site.post(`/Website/prove-booking/${token}`, { mine: false })).status).toBe(204);
  expect(await seatsLeft()).toBe(before + 1);
  expect(await site.rows('SELECT state, proof_due_at, from_network FROM bookings')).toEqual([
    { state: 'cancelled', proof_due_at: null, from_network: null },
  ]);
  expect(await site.rows('SELECT active FROM participants')).toEqual([{ active: 0 }]);
  await site.deliver();
  expect((await inbox(site)).map(({ subject }) => subject)).toHaveLength(1);
  // Nor is it bought by the other answer afterwards, or ended once it stands.
  expect((await site.post(`/Website/prove-booking/${token}`, { mine: true })).status).toBe(204);
  expect(await site.rows('SELECT proved_at FROM bookings')).toEqual([{ proved_at: null }]);
});

test('a booking that stands is not ended by the answer that it is not the contact’s', async () => {
  const site = await startSite(oneClass());
  const { reference } = await book(site);
  await prove(site, reference);
  const answer = await site.post(`/Website/prove-booking/${await asContact(site, reference)}`, { mine: false });
  expect(await answer.json()).toMatchObject({ code: 'closed' });
  expect(await site.rows('SELECT state FROM bookings')).toEqual([{ state: 'confirmed' }]);
});

test('rule 41: a hold is not proved before it is booked', async () => {
  const site = await startSite(oneClass());
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  expect((await site.post(`/Website/prove-booking/${await asContact(site, reference)}`, { mine: true })).status).toBe(
    404,
  );
  expect(await site.rows('SELECT proved_at FROM bookings')).toEqual([{ proved_at: null }]);
});

test('rule 41: who is logged in as the contact has proved the address, and has the invoice at once', async () => {
  const site = await startAccounts({}, oneClass());
  const booked = await book(site, cookieOf(await site.logIn('ada@example.ca')));
  expect(booked).toMatchObject({ invoice: { number: '2026-000001' }, proofDueAt: null });
  expect(await stateOf(site)).toBe('confirmed');
  expect((await site.rows('SELECT kind FROM outbox ORDER BY kind')).map((row) => row.kind)).toEqual([
    'booking_confirmation',
    'joining_instructions',
    'office_booking',
  ]);
});

test('rule 41: a session of somebody else proves nothing', async () => {
  const site = await startAccounts({}, oneClass());
  await addAccount(site, 'eve@example.ca', PASSWORD);
  const booked = await book(site, cookieOf(await site.logIn('eve@example.ca')));
  expect(booked.invoice).toBeNull();
});

test('rule 21: an invoice is issued on the day of the proof, and due before the class whatever the day', async () => {
  const start = {
    sessions: [{ start: '2026-11-30T14:00:00Z', end: '2026-11-30T21:00:00Z' }],
    salesEnd: '2026-11-27T14:00:00Z',
  };
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', ...start })]));
  const booked = await book(site);
  // Booked on Friday, and proved on Wednesday; a week later would be in the class's own week.
  expect(booked.proofDueAt).toBe('2026-11-25T15:00:00Z');
  site.at('2026-11-25T14:59:00Z');
  await prove(site, booked.reference);
  expect(await site.rows('SELECT issued_on, due_on FROM invoices')).toEqual([
    { issued_on: '2026-11-25', due_on: '2026-11-27' },
  ]);
});
