import { expect, test } from 'vitest';
import { limits } from '../../src/domain/api/limits.ts';
import { caps } from '../../src/domain/booking/caps.ts';
import { first, present } from '../../src/domain/present.ts';
import type { WaitView } from '../../src/domain/waitlist/contract.ts';
import { d1Limiter } from '../platform/limits/limiter.ts';
import { runScheduled } from '../scheduled.ts';
import { pay } from '../testing/changes.ts';
import { confirmBody, hold, startSite, withHst, type TestSite } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

// Rules 29 and 41: what an offer proves, and for whom it counts.

const PRICE = 49_500;

/** Full classes, each with somebody who waits, to whom all of its seats are offered: the references of the offers. */
async function offers(site: TestSite, emails: readonly string[], quantity = 1): Promise<string[]> {
  const tokens: string[] = [];
  for (const [index, email] of emails.entries()) {
    const { reference } = await hold(site, [{ eventId: `c${index}`, quantity }]);
    const wish = { language: 'en', eventId: `c${index}`, quantity, email };
    const from = { 'cf-connecting-ip': `203.0.${index}.9` };
    expect((await site.post('/Website/join-waitlist', wish, from)).status).toBe(201);
    await site.deliver();
    const mails = await site.rows<{ message: string }>('SELECT message FROM local_mail ORDER BY rowid DESC LIMIT 1');
    const token = present(/waitlist#([\w-]+)/.exec(first(mails).message)?.[1]);
    expect((await site.post(`/Website/confirm-waitlist/${token}`, {}, from)).status).toBe(200);
    await site.post(`/Website/release-hold/${reference}`, {});
    tokens.push(token);
  }
  await runScheduled(site.needs);
  const views = await Promise.all(
    tokens.map(async (token) => (await site.get(`/Website/waitlist/${token}`)).json<WaitView>()),
  );
  return views.map(({ reference }) => present(reference));
}

const start = (count: number, capacity = 1) =>
  startSite(siteDataOf(Array.from({ length: count }, (_, index) => scheduledClass({ id: `c${index}`, capacity }))), {
    capRoom: 1,
  });

async function book(site: TestSite, reference: string, email: string, address: string, quantity = 1) {
  const body = confirmBody(withHst(quantity * PRICE));
  const sent = { ...body, contact: { ...body.contact, email } };
  const answer = await site.post(`/Website/confirm-booking/${reference}`, sent, { 'cf-connecting-ip': address });
  return answer.json<{ code?: string; invoice: { number: string } | null }>();
}

test('rule 41: who waited with this address has proved it: an offer is booked at once, and asks for no other proof', async () => {
  const site = await start(1);
  const [reference = ''] = await offers(site, ['grace@example.ca']);
  const booked = await book(site, reference, 'Grace@example.ca', '192.0.2.1');
  expect(booked.invoice?.number).toBe('2026-000001');
  expect(await site.rows('SELECT proved_by FROM bookings WHERE proved_at IS NOT NULL')).toEqual([
    { proved_by: 'link' },
  ]);
  expect(await site.rows(`SELECT id FROM outbox WHERE kind = 'proof_request'`)).toEqual([]);
});

test('rule 41: a mailbox has so many mails of seats in a day, also where offers that stand at once name its owner', async () => {
  const { most } = limits.namedMailOfNetwork;
  const site = await start(most + 2);
  const references = await offers(
    site,
    Array.from({ length: most + 2 }, (_, index) => `w${index}@example.ca`),
  );
  site.needs.limiter = d1Limiter(site.needs);
  for (const [index, reference] of references.entries()) {
    const body = confirmBody(withHst(PRICE));
    const participants = [{ eventId: `c${index}`, email: 'lin@third.example', firstName: 'Lin', lastName: 'Wu' }];
    const sent = { ...body, participants, contact: { ...body.contact, email: `w${index}@example.ca` } };
    const answer = await site.post(`/Website/confirm-booking/${reference}`, sent, { 'cf-connecting-ip': '192.0.2.1' });
    expect(answer.status).toBe(200);
  }
  expect(
    await site.rows(`SELECT office_tells, COUNT(*) AS seats FROM participants WHERE email <> '' GROUP BY office_tells`),
  ).toEqual([
    { office_tells: 0, seats: most },
    { office_tells: 1, seats: 2 },
  ]);
});

test('rule 41: an offer that is booked with another address waits for its proof', async () => {
  const site = await start(1);
  const [reference = ''] = await offers(site, ['grace@example.ca']);
  expect((await book(site, reference, 'grace+2@example.ca', '192.0.2.1')).invoice).toBeNull();
  expect(await site.rows(`SELECT recipient FROM outbox WHERE kind = 'proof_request'`)).toEqual([
    { recipient: 'grace+2@example.ca' },
  ]);
});

test('rule 41: offers that are booked with other addresses count for the network that books them, and for no other', async () => {
  const count = caps.bookingsOfNetwork + 2;
  const site = await start(count);
  site.needs.limiter = d1Limiter(site.needs);
  const references = await offers(
    site,
    Array.from({ length: count }, (_, index) => `w${index}@example.ca`),
  );
  const who = 'network null';
  const all = Array.from({ length: limits.proofNetwork.most }, () => ({ rule: limits.proofNetwork, who }));
  expect(await site.needs.limiter.take(all)).toEqual({ allowed: true });
  const codes: (string | undefined)[] = [];
  for (const [index, reference] of references.entries()) {
    const address = index === count - 1 ? '203.0.113.9' : '192.0.2.1';
    codes.push((await book(site, reference, `b${index}@example.ca`, address)).code);
  }
  expect(codes).toEqual([...Array<undefined>(caps.bookingsOfNetwork).fill(undefined), 'too_many_held', undefined]);
});

test('rules 36 and 41: a mailbox that has never paid owes no more seats by offers than by bookings', async () => {
  const site = await start(5, 10);
  const emails = Array.from({ length: 5 }, (_, index) => `ada+${index}@example.ca`);
  const references = await offers(site, emails, 10);
  const take = async (index: number) =>
    (await book(site, references[index] ?? '', emails[index] ?? '', `192.0.${index}.1`, 10)).code;
  expect([await take(0), await take(1)]).toEqual([undefined, undefined]);
  const both = await Promise.all([take(2), take(3)]);
  expect(both.sort()).toEqual(['too_many_held', undefined]);
  expect(await take(4)).toBe('too_many_held');
  expect(await site.rows('SELECT COUNT(*) AS invoices FROM invoices')).toEqual([{ invoices: 3 }]);
  // What is paid makes room again.
  await pay(site, references[0] ?? '', withHst(10 * PRICE));
  expect(await take(4)).toBeUndefined();
});

test('rule 29: who leaves the list while an offer is being booked gives nothing back', async () => {
  const site = await start(1);
  const [reference = ''] = await offers(site, ['grace@example.ca']);
  await book(site, reference, 'lin@example.ca', '192.0.2.1');
  const mails = await site.rows<{ message: string }>(
    `SELECT message FROM local_mail WHERE message LIKE '%waitlist#%' ORDER BY rowid DESC LIMIT 1`,
  );
  const token = /waitlist#([\w-]+)/.exec(first(mails).message)?.[1];
  const left = await site.post(`/Website/leave-waitlist/${token}`, {});
  expect([left.status, (await left.json<WaitView>()).state]).toEqual([200, 'booked']);
  expect(
    await site.rows(
      'SELECT bookings.state, waitlist.state AS wait FROM waitlist JOIN bookings ON bookings.id = offer_id',
    ),
  ).toEqual([{ state: 'confirmed', wait: 'offered' }]);
});

const viewOf = async (site: TestSite) => {
  const mails = await site.rows<{ message: string }>(
    `SELECT message FROM local_mail WHERE message LIKE '%waitlist#%' ORDER BY rowid DESC LIMIT 1`,
  );
  const token = /waitlist#([\w-]+)/.exec(first(mails).message)?.[1];
  return (await site.get(`/Website/waitlist/${token}`)).json<WaitView>();
};

test.each([
  ['before the clock has seen it', false],
  ['after the clock has told that it lapsed', true],
])('rule 29: an offer that is booked in the moment in which it lapses is booked, %s', async (_when, told) => {
  const site = await start(1);
  const [reference = ''] = await offers(site, ['grace@example.ca']);
  site.at(present((await viewOf(site)).offerEndsAt));
  expect(await viewOf(site)).toMatchObject({ state: 'lapsed', reference: null, offerEndsAt: null });
  if (told) await runScheduled(site.needs);
  // Nobody else waits, so the seat is still there.
  expect((await book(site, reference, 'grace@example.ca', '192.0.2.1')).invoice?.number).toBe('2026-000001');
  expect(await viewOf(site)).toMatchObject({ state: 'booked', reference: null });
  await runScheduled(site.needs);
  expect(await viewOf(site)).toMatchObject({ state: 'booked' });
  expect(await site.rows('SELECT state FROM waitlist')).toEqual([{ state: 'booked' }]);
});

test('rule 29: an offer stands as long as its seats are kept, and no longer', async () => {
  const site = await start(1);
  const [reference = ''] = await offers(site, ['grace@example.ca']);
  const { offerEndsAt } = await viewOf(site);
  // A card that fails in the last minute keeps the seats a little longer.
  const later = Date.parse(present(offerEndsAt)) + 10 * 60_000;
  await site.rows('UPDATE bookings SET hold_expires_at = ?1 WHERE reference = ?2', later, reference);
  site.at(present(offerEndsAt));
  expect(await viewOf(site)).toMatchObject({
    ...{ state: 'offered', reference },
    offerEndsAt: new Date(later).toISOString().replace('.000Z', 'Z'),
  });
  site.at(new Date(later).toISOString());
  expect(await viewOf(site)).toMatchObject({ state: 'lapsed', reference: null, offerEndsAt: null });
});
