import { expect, test } from 'vitest';
import { only } from '../../src/domain/present.ts';
import { cookieOf, startAccounts } from '../testing/accounts.ts';
import { bookedUnproved, managed, moveBody } from '../testing/changes.ts';
import { asContact, confirmBody, hold, startSite, tryProve, withHst, type TestSite } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const PRICE = 49_500;
const later = {
  sessions: [{ start: '2027-02-09T14:00:00Z', end: '2027-02-09T21:00:00Z' }],
  salesEnd: '2027-02-09T13:00:00Z',
};
const classes = [scheduledClass({ id: 'a', capacity: 12, minimum: 3 }), scheduledClass({ id: 'b', ...later })];

const forHerself = (email = 'ada@example.ca') => ({
  buyer: 'myself' as const,
  contact: { ...confirmBody(0).contact, organisation: '', email },
});

const book = async (site: TestSite, eventId: string, email?: string) =>
  (await bookedUnproved(site, [{ eventId }], forHerself(email))).reference;

/** The code of the refusal of a proof. */
async function proving(site: TestSite, reference: string): Promise<string | undefined> {
  const answer = await tryProve(site, reference);
  return answer.status === 204 ? undefined : (await answer.json<{ code: string }>()).code;
}

const booked = async (site: TestSite, eventId: string, email?: string) => {
  const reference = await book(site, eventId, email);
  expect(await proving(site, reference)).toBeUndefined();
  return reference;
};

test('rule 33: who buys for herself proves one seat of a class, whatever the spelling of her address, and guarantees none by more', async () => {
  const site = await startSite(siteDataOf(classes));
  await booked(site, 'a');
  for (const email of ['ada@example.ca', 'ada+2@example.ca', 'ADA+3@example.ca']) {
    expect(await proving(site, await book(site, 'a', email))).toBe('duplicate_participant');
  }
  await booked(site, 'b');
  await booked(site, 'a', 'grace@example.ca');
  expect(await site.rows(`SELECT id FROM classes WHERE state = 'confirmed'`)).toEqual([]);
});

test('rule 33: of two that are proved at the same moment, one is', async () => {
  const site = await startSite(siteDataOf(classes));
  const both = [await book(site, 'a'), await book(site, 'a')];
  const codes = await Promise.all(both.map((reference) => proving(site, reference)));
  expect(codes.sort()).toEqual(['duplicate_participant', undefined]);
});

test('rule 42: whoever types the address of somebody who has bought for herself is not told so', async () => {
  const site = await startSite(siteDataOf(classes));
  await booked(site, 'a');
  expect(await book(site, 'a')).toMatch(/^reference-/);
});

test('rule 33: who is logged in is told beside the question for whom it is, and buys a second seat for an organisation', async () => {
  const site = await startAccounts({}, siteDataOf(classes));
  await booked(site, 'a');
  const cookie = cookieOf(await site.logIn('ada@example.ca'));
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const confirm = (changes: object) =>
    site.post(`/Website/confirm-booking/${reference}`, confirmBody(withHst(PRICE), changes), cookie);
  expect(await (await confirm(forHerself())).json()).toMatchObject({
    code: 'validation',
    fields: { buyer: 'not_for_oneself' },
  });
  expect((await confirm({})).status).toBe(200);
});

test('rule 33: nor does she move a seat to a class in which she has hers', async () => {
  const site = await startSite(siteDataOf(classes));
  await booked(site, 'a');
  const reference = await booked(site, 'b');
  const booking = await managed(site, reference);
  const body = moveBody(booking, [only(booking.participants).id], 'a');
  const answer = await site.post(`/Website/move-seats/${await asContact(site, reference)}`, body);
  expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'duplicate_participant' }]);
});

test('rule 33: a seat that she has given up bars no other', async () => {
  const site = await startSite(siteDataOf(classes));
  const reference = await booked(site, 'a');
  await site.rows(
    `UPDATE booking_lines SET quantity = 0 WHERE booking_id = (SELECT id FROM bookings WHERE reference = ?1)`,
    reference,
  );
  await booked(site, 'a');
});
