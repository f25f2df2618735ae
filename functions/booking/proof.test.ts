import { expect, test } from 'vitest';
import { addAccount, cookieOf, PASSWORD, startAccounts } from '../testing/accounts.ts';
import { confirmBody, hold, prove, startSite, withHst, type TestSite } from '../testing/harness.ts';
import { tokenOf } from '../testing/changes.ts';
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
  expect(await (await site.get(`/Website/booking/${booked.reference}`)).json()).toMatchObject({
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
  expect(token).toBe(await tokenOf(site, reference));
  expect((await site.post(`/Website/prove-booking/${token}`, {})).status).toBe(204);
  expect(await stateOf(site)).toBe('confirmed');
});

test('rule 41: neither the reference nor a token that was made up proves anything', async () => {
  const site = await startSite(oneClass());
  const { reference } = await book(site);
  const token = await tokenOf(site, reference);
  const [row] = await site.rows<{ id: string }>('SELECT id FROM bookings');
  for (const secret of [row?.id, 'A'.repeat(43), token.slice(0, -1), `x${token}`]) {
    expect((await site.post(`/Website/prove-booking/${secret}`, {})).status, secret).toBe(404);
  }
  expect((await site.post(`/Website/prove-booking/${reference}`, {})).status).toBe(204);
  expect(await stateOf(site)).toBe('tentative');
});

test('rule 41: a hold is not proved before it is booked', async () => {
  const site = await startSite(oneClass());
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  expect((await site.post(`/Website/prove-booking/${await tokenOf(site, reference)}`, {})).status).toBe(404);
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
