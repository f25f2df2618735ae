import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import type { OfficeClass } from '../../src/domain/classes/office-classes.ts';
import type { MyTraining } from '../../src/domain/training/contract.ts';
import { first, present } from '../../src/domain/present.ts';
import { addAccount, cookieOf, PASSWORD } from '../testing/accounts.ts';
import { booked, managed, person } from '../testing/changes.ts';
import { asContact } from '../testing/harness.ts';
import { startOffice } from '../testing/office.ts';
import { startShop } from '../testing/shop.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const GRACE = 'grace@example.ca';

async function start() {
  const site = await startOffice({}, siteDataOf([scheduledClass({ id: 'a' })]));
  const { headers } = await site.staff('stella@example.ca');
  const { reference } = await booked(site, [{ eventId: 'a', quantity: 2 }], { participants: [person('a', GRACE)] });
  const secret = await asContact(site, reference);
  const act = (path: string, body: object) => site.post(`/Website/office/classes/a/courseware${path}`, body, headers);
  const seats = async () =>
    (await (await site.get('/Website/office/classes/a', headers)).json<OfficeClass>()).courseware;
  const tell = async (said: object) => {
    const { id } = first((await managed(site, secret)).participants);
    return site.post(`/Website/participant-needs/${secret}`, { people: [{ id, needs: '', ...said }] });
  };
  return { site, headers, secret, act, seats, tell };
}

const ADDRESS = '12 Elm St\nSudbury ON P3A 1A1';

test('nobody is asked for an address, and none is kept, unless the office says that courseware goes by post', async () => {
  const { site, secret, act, seats, tell } = await start();
  expect(await seats()).toBeNull();
  expect((await managed(site, secret)).lines[0]?.posted).toBe(false);
  await tell({ needs: 'captions', address: ADDRESS });
  expect(await site.rows('SELECT address FROM participant_needs')).toEqual([{ address: '' }]);
  expect((await act('', { posted: true })).status).toBe(204);
  expect((await managed(site, secret)).lines[0]?.posted).toBe(true);
  await tell({ needs: 'captions', address: ADDRESS });
  expect(first(present(await seats()))).toMatchObject({ name: '', address: '' });
  expect(present(await seats())[1]).toMatchObject({ name: 'Grace Hopper', address: ADDRESS, sentOn: null });
  await act('', { posted: false });
  expect(await seats()).toBeNull();
});

test('the buyer can say that it goes to the address of the invoice', async () => {
  const { act, seats, tell } = await start();
  await act('', { posted: true });
  expect((await tell({ asBilling: true })).status).toBe(204);
  expect(present(await seats())[1]?.address).toBe('Example Institute\n1 Main St\nOttawa (Ontario) K1A 0B1\nCanada');
});

test('where somebody says that it goes to is shown to no buyer, and comes before what others said', async () => {
  const { site, secret, act, seats, tell } = await start();
  await addAccount(site, GRACE, PASSWORD);
  const cookie = cookieOf(await site.logIn(GRACE));
  const training = async () => (await site.get('/Website/my-training', cookie)).json<MyTraining>();
  expect((await training()).address).toBeNull();
  await act('', { posted: true });
  await tell({ needs: 'captions', asBilling: true });
  expect((await training()).address).toContain('1 Main St');
  await site.post('/Website/my-training/needs', { needs: 'captions', address: ADDRESS }, cookie);
  expect(present(await seats())[1]?.address).toBe(ADDRESS);
  expect((await managed(site, secret)).participants.map(({ address }) => address)).toEqual(['', '']);
  const { id } = present(present(await seats())[1]);
  await act('/address', { participantId: id, address: 'Another place' });
  expect(present(await seats())[1]?.address).toBe(ADDRESS);
});

test('to whom it was sent is noted by the office’s day, and taken back; the table has a column a line', async () => {
  const { site, headers, act, seats } = await start();
  await act('', { posted: true });
  const { id } = present(present(await seats())[1]);
  expect((await act('/address', { participantId: id, address: ADDRESS })).status).toBe(204);
  expect((await act('/sent', { participants: [id, 'nobody'], sent: true })).status).toBe(204);
  expect(present(await seats()).map(({ sentOn }) => sentOn)).toEqual([null, '2026-11-20']);
  const csv = await (await site.get('/Website/office/classes/a/courseware.csv?lang=fr', headers)).text();
  const rows = parse(csv, { bom: true, delimiter: ';' }) as string[][];
  expect(rows[2]).toEqual([
    ...['Grace Hopper', 'Example Institute', '12 Elm St', 'Sudbury ON P3A 1A1', '', '', '', '', GRACE, '2026-11-20'],
  ]);
  await act('/sent', { participants: [id], sent: false });
  expect(present(await seats())[1]?.sentOn).toBeNull();
  const journal = await site.rows(`SELECT act, after FROM office_acts WHERE subject_id = 'a' AND act <> 'file_opened'`);
  expect(journal.map(({ act: name }) => name)).toEqual([
    'courseware_posted',
    'address_noted',
    'courseware_sent',
    'courseware_sent',
  ]);
  expect(JSON.stringify(journal)).not.toContain('Elm');
});

test('who takes somebody’s seat was sent nothing; who has another address was', async () => {
  const { site, secret, act, seats } = await start();
  await act('', { posted: true });
  const { id } = present(present(await seats())[1]);
  await act('/sent', { participants: [id], sent: true });
  const sentOnce = async (who: Record<'firstName' | 'lastName' | 'email', string>) => {
    const { revision } = await managed(site, secret);
    const answer = await site.post(`/Website/name-participants/${secret}`, {
      revision,
      participants: [{ id, ...who }],
    });
    expect(answer.status).toBe(200);
    return present(await seats()).filter(({ sentOn }) => sentOn !== null).length;
  };
  const grace = { firstName: 'Grace', lastName: 'Hopper' };
  expect(await sentOnce({ ...grace, email: 'grace.h@example.ca' })).toBe(1);
  expect(await sentOnce({ ...grace, lastName: 'Murray', email: 'grace.h@example.ca' })).toBe(1);
  expect(await sentOnce({ firstName: 'Bob', lastName: 'Ray', email: 'bob@example.ca' })).toBe(0);
});

test('nothing is ticked of a seat that waits for its card, so that its buyer can begin anew', async () => {
  const shop = await startShop([scheduledClass({ id: 'a' })], {}, (siteData, changes) =>
    startOffice(changes, siteData),
  );
  const { headers } = await shop.staff('stella@example.ca');
  const { reference } = await shop.order([{ eventId: 'a' }], { participants: [person('a', GRACE)] });
  const [seat] = await shop.rows<{ id: string }>('SELECT id FROM participants');
  const { id } = present(seat);
  const post = async (path: string, body: object) =>
    (await shop.post(`/Website/office/classes/a/${path}`, body, headers)).status;
  expect(await post('attendance', { session: 1, marks: [{ participantId: id, state: 'absent' }] })).toBe(204);
  expect(await post('courseware', { posted: true })).toBe(204);
  expect(await post('courseware/sent', { participants: [id], sent: true })).toBe(204);
  const back = await shop.post(`/Website/withdraw-payment/${reference}`, {});
  expect([back.status, await back.json()]).toMatchObject([200, { state: 'held' }]);
});
