import { expect, test } from 'vitest';
import { present } from '../../src/domain/present.ts';
import type { ClassWaitlist, WaitedClasses } from '../../src/domain/waitlist/office-calls.ts';
import { runScheduled } from '../scheduled.ts';
import { confirmBody, hold, withHst } from '../testing/harness.ts';
import { startOffice } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const LISTS = '/Website/office/waitlists';

async function start() {
  const site = await startOffice(
    {},
    siteDataOf([scheduledClass({ id: 'a', capacity: 3 }), scheduledClass({ id: 'b' })]),
  );
  const { reference } = await hold(site, [{ eventId: 'a', quantity: 3 }]);
  const join = async (email: string, quantity = 1, isProved = true) => {
    await site.post('/Website/join-waitlist', { language: 'en', eventId: 'a', quantity, email });
    if (isProved) await site.rows(`UPDATE waitlist SET proved_at = joined_at WHERE email = ?1`, email);
    site.wait(1);
  };
  await join('grace@example.ca', 2);
  await join('lin@example.ca');
  await join('unproved@example.ca', 1, false);
  const { headers } = await site.staff('stella@example.ca');
  const list = async () => (await site.get(`${LISTS}/a`, headers)).json<ClassWaitlist>();
  const offer = (id = 'a') => site.post(`${LISTS}/${id}/offer`, {}, headers);
  const remove = (party: string, id = 'a') =>
    site.post(`${LISTS}/${id}/remove`, { party, reason: 'asked by telephone' }, headers);
  const free = () => site.post(`/Website/release-hold/${reference}`, {});
  const partyOf = async (email: string) => present((await list()).parties.find((one) => one.email === email));
  return { ...site, headers, list, offer, remove, free, partyOf };
}

const inShort = ({ parties }: ClassWaitlist) => parties.map(({ email, position, state }) => [email, position, state]);

test('classes that somebody waits for, and who does, in the order of offers', async () => {
  const site = await start();
  const { classes } = await (await site.get(LISTS, site.headers)).json<WaitedClasses>();
  expect(classes).toMatchObject([{ id: 'a', free: 0, parties: 2, seats: 3, offered: 0 }]);
  expect(inShort(await site.list())).toEqual([
    ['grace@example.ca', 1, 'waiting'],
    ['lin@example.ca', 2, 'waiting'],
    ['unproved@example.ca', null, 'waiting'],
  ]);
  expect(await site.rows(`SELECT subject, subject_id FROM office_acts WHERE act = 'file_opened'`)).toEqual([
    { subject: 'waitlist', subject_id: 'a' },
  ]);
});

test('rule 29: what is offered by hand goes to whose turn it is, as the clock’s offers do, and is mailed once', async () => {
  const site = await start();
  expect((await site.offer()).status).toBe(409);
  await site.free();
  expect((await site.offer()).status).toBe(204);
  expect(inShort(await site.list())[0]).toEqual(['grace@example.ca', null, 'offered']);
  expect((await site.offer()).status).toBe(204);
  // Nobody is left who has proved the address.
  expect((await site.offer()).status).toBe(409);
  expect((await site.offer('b')).status).toBe(409);
  await runScheduled(site.needs);
  expect(await site.rows(`SELECT recipient FROM outbox WHERE kind = 'waitlist_offer' ORDER BY recipient`)).toEqual([
    { recipient: 'grace@example.ca' },
    { recipient: 'lin@example.ca' },
  ]);
  expect((await site.list()).free).toBe(0);
});

test('whom the office takes off waits no more, and seats that were offered are free again', async () => {
  const site = await start();
  await site.free();
  await site.offer();
  const { id } = await site.partyOf('grace@example.ca');
  expect((await site.list()).free).toBe(1);
  expect((await site.remove(id, 'b')).status).toBe(409);
  expect((await site.remove(id)).status).toBe(204);
  expect((await site.remove(id)).status).toBe(409);
  expect((await site.list()).free).toBe(3);
  expect((await site.partyOf('grace@example.ca')).state).toBe('left');
  const acts = await site.rows(
    `SELECT act, subject_id, reason, before, after FROM office_acts WHERE subject = 'waitlist' AND act <> 'file_opened' ORDER BY id`,
  );
  expect(acts).toMatchObject([
    { act: 'waitlist_offered', subject_id: 'a' },
    { act: 'waitlist_removed', subject_id: 'a', reason: 'asked by telephone' },
  ]);
  expect(JSON.stringify(acts)).not.toContain('@');
});

test('an offer that is booked stays', async () => {
  const site = await start();
  await site.free();
  await site.offer();
  const { id } = await site.partyOf('grace@example.ca');
  const [{ reference = '' } = {}] = await site.rows<{ reference: string }>(
    `SELECT reference FROM bookings WHERE id = (SELECT offer_id FROM waitlist WHERE id = ?1)`,
    id,
  );
  const booked = await site.post(`/Website/confirm-booking/${reference}`, confirmBody(withHst(99_000)));
  expect(booked.status, await booked.clone().text()).toBe(200);
  expect((await site.remove(id)).status).toBe(409);
});

test('the office offers seats out of turn, with a reason, as far as they are free', async () => {
  const site = await start();
  const offerTo = (party: string) =>
    site.post(`${LISTS}/a/offer-to`, { party, reason: 'her director called' }, site.headers);
  const lin = await site.partyOf('lin@example.ca');
  expect((await offerTo(lin.id)).status).toBe(409);
  await site.free();
  expect((await offerTo(lin.id)).status).toBe(204);
  expect((await offerTo(lin.id)).status).toBe(409);
  expect((await offerTo((await site.partyOf('unproved@example.ca')).id)).status).toBe(409);
  expect(inShort(await site.list()).slice(0, 2)).toEqual([
    ['lin@example.ca', null, 'offered'],
    ['grace@example.ca', 1, 'waiting'],
  ]);
  expect(await site.rows(`SELECT recipient FROM outbox WHERE kind = 'waitlist_offer'`)).toEqual([
    { recipient: 'lin@example.ca' },
  ]);
  expect(await site.rows(`SELECT reason FROM office_acts WHERE act = 'waitlist_offered'`)).toEqual([
    { reason: 'her director called' },
  ]);
});

test('whom the office puts on the list has a name and a telephone number, where they were said, in the list and in its table', async () => {
  const site = await start();
  const add = (changes: object) =>
    site.post(`${LISTS}/a/parties`, { quantity: 1, language: 'en', ...changes }, site.headers);
  const said = { name: 'Rosalind Franklin', phone: '613-555-0176' };
  expect((await add({ email: 'rosalind@example.ca', ...said })).status).toBe(204);
  // Who asked on the site before is the same party, and can be called back from now on.
  expect((await add({ email: 'unproved@example.ca', ...said, name: 'Ida' })).status).toBe(204);
  expect((await add({ email: 'short@example.ca' })).status).toBe(204);
  expect((await add({ email: 'link@example.ca', name: 'see https://evil.example' })).status).toBe(400);
  expect((await add({ email: 'phone@example.ca', phone: 'ring me' })).status).toBe(400);
  expect(await site.partyOf('rosalind@example.ca')).toMatchObject(said);
  expect(await site.partyOf('unproved@example.ca')).toMatchObject({ name: 'Ida', phone: said.phone });
  expect(await site.partyOf('short@example.ca')).toMatchObject({ name: '', phone: '' });
  const table = await site.get(`${LISTS}/a/parties.csv?lang=fr`, site.headers);
  expect(table.headers.get('content-disposition')).toContain('a-waitlist.csv');
  const [head, ...rows] = (await table.text()).split('\r\n');
  expect(head).toContain('Rang;Nom;Courriel;Téléphone;Places;Depuis;État');
  expect(rows).toContainEqual(expect.stringMatching(/^4;Rosalind Franklin;rosalind@example\.ca;613-555-0176;1;2026-/));
  expect((await site.get(`${LISTS}/none/parties.csv`, site.headers)).status).toBe(404);
  expect(JSON.stringify(await site.rows(`SELECT after FROM office_acts WHERE act = 'waitlist_added'`))).not.toContain(
    'Rosalind',
  );
});

test('whom the office puts on the list waits behind the others without a mail, and can book what she is offered', async () => {
  const site = await start();
  const add = (email: string, quantity = 1, id = 'a') =>
    site.post(`${LISTS}/${id}/parties`, { email, quantity, language: 'fr' }, site.headers);
  expect((await add('new@example.ca')).status).toBe(204);
  expect((await add('NEW@example.ca')).status).toBe(409);
  // Who had not opened the link yet has now asked the office.
  expect((await add('unproved@example.ca')).status).toBe(204);
  expect((await add('big@example.ca', 4)).status).toBe(400);
  const free = await add('free@example.ca', 1, 'b');
  expect([free.status, await free.json()]).toMatchObject([409, { code: 'seats_free' }]);
  expect((await site.list()).parties.filter(({ position }) => position !== null).map(({ email }) => email)).toEqual([
    'grace@example.ca',
    'lin@example.ca',
    'unproved@example.ca',
    'new@example.ca',
  ]);
  expect(await site.rows(`SELECT 1 FROM outbox WHERE recipient = 'new@example.ca'`)).toEqual([]);
  await site.free();
  const { id } = await site.partyOf('new@example.ca');
  await site.post(`${LISTS}/a/offer-to`, { party: id, reason: 'asked' }, site.headers);
  await runScheduled(site.needs);
  const [mail] = await site.rows<{ text: string }>(
    `SELECT message ->> '$.text' AS text FROM local_mail WHERE message ->> '$.to' = 'new@example.ca'`,
  );
  const token = present(/#([\w-]{20,})/.exec(present(mail).text)?.[1]);
  expect(await (await site.get(`/Website/waitlist/${token}`)).json()).toMatchObject({
    state: 'offered',
    language: 'fr',
  });
});
