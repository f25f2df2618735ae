import { expect, test } from 'vitest';
import { only, present } from '../../src/domain/present.ts';
import type { OfficeClass } from '../../src/domain/classes/office-classes.ts';
import type { UndoableAct } from '../../src/domain/office/undo.ts';
import { syncCatalogue } from '../catalogue/index.ts';
import type { Message } from '../platform/mail/message.ts';
import { runScheduled } from '../scheduled.ts';
import { booked, managed, moveBody, person } from '../testing/changes.ts';
import { asContact, confirmBody, hold, prove, withHst } from '../testing/harness.ts';
import { startOffice, type OfficeSite, type StaffMember } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const CLASSES = '/Website/office/classes';
const PRICE = 49_500;
const later = {
  sessions: [{ start: '2027-02-09T14:00:00Z', end: '2027-02-09T21:00:00Z' }],
  salesEnd: '2027-02-09T13:00:00Z',
};

/** Two dates of a course, which nobody teaches at once, and a booking with a seat of each; everything so far is told. */
async function start() {
  const site = await startOffice(
    {},
    siteDataOf([scheduledClass({ id: 'a' }), scheduledClass({ id: 'b', ...later, trainer: 'Bo Larsen' })]),
  );
  const stella = await site.staff('stella@example.ca');
  const seats = ['a', 'b'].map((eventId) => ({ eventId }));
  const { reference } = await booked(site, seats, {
    participants: [person('a', 'lin@example.ca'), person('b', 'grace@example.ca')],
  });
  await told(site);
  return { site, stella, reference };
}

/** Who is told what, once what was done stands. */
async function told(site: OfficeSite): Promise<string[]> {
  site.wait(2);
  await runScheduled(site.needs);
  const rows = await site.rows<{ message: string }>('SELECT message FROM local_mail');
  await site.rows('DELETE FROM local_mail');
  return rows
    .map(({ message }) => JSON.parse(message) as Message)
    .filter(({ to }) => !to.endsWith('@gct.example'))
    .map(({ to, subject }) => `${to}: ${subject}`)
    .sort();
}

const revisionOf = async (site: OfficeSite, { headers }: StaffMember) =>
  (await (await site.get(`${CLASSES}/b`, headers)).json<OfficeClass>()).revision;

async function act(site: OfficeSite, stella: StaffMember, name: string, body: object = {}): Promise<UndoableAct> {
  const sent = { reason: 'a slip', seen: await revisionOf(site, stella), ...body };
  const answer = await site.post(`${CLASSES}/b/${name}`, sent, stella.headers);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}

const redate = (site: OfficeSite, stella: StaffMember, date: string) =>
  act(site, stella, 'change', { field: 'dates', sessions: [{ date, from: '09:00', to: '16:00' }] });

const undo = async (site: OfficeSite, { headers }: StaffMember, { id }: UndoableAct) =>
  (await site.post(`${CLASSES}/b/undo`, { undo: id }, headers)).status;

const lineOf = async (site: OfficeSite, reference: string, id = 'b') =>
  present((await managed(site, reference)).lines.find(({ eventId }) => eventId === id));

test.each(['kept', 'given back'])(
  'a seat that is held within the minute, and %s, makes an undone move none for anybody else',
  async (what) => {
    const { site, stella, reference } = await start();
    const slip = await redate(site, stella, '2027-03-09');
    const held = await hold(site, [{ eventId: 'b' }]);
    if (what === 'given back') await site.post(`/Website/release-hold/${held.reference}`, {});
    expect(await undo(site, stella, slip)).toBe(204);
    expect(await told(site)).toEqual([]);
    expect(await lineOf(site, reference)).toMatchObject({ waived: null });
  },
);

test('who books by what is undone then is told how it is, and nobody else', async () => {
  const { site, stella, reference } = await start();
  const slip = await redate(site, stella, '2027-03-09');
  const other = { contact: { ...confirmBody(0).contact, email: 'other@example.ca' } };
  const { reference: theirs } = await booked(site, [{ eventId: 'b' }], other);
  await site.deliver();
  await site.rows('DELETE FROM local_mail');
  expect(await undo(site, stella, slip)).toBe(204);
  expect(await told(site)).toEqual(['other@example.ca: Changed: Excel Level 1']);
  expect(await lineOf(site, theirs)).toMatchObject({ waived: 'changed' });
  expect(await lineOf(site, reference)).toMatchObject({ waived: null });
});

test('what is held by dates that were undone is not booked by other dates unseen', async () => {
  const { site, stella } = await start();
  const before = await hold(site, [{ eventId: 'b' }]);
  const slip = await redate(site, stella, '2027-03-09');
  const { reference } = await hold(site, [{ eventId: 'b' }]);
  await undo(site, stella, slip);
  const confirm = (one: string, email: string) =>
    site.post(
      `/Website/confirm-booking/${one}`,
      confirmBody(withHst(PRICE), { contact: { ...confirmBody(0).contact, email } }),
    );
  expect((await confirm(before.reference, 'first@example.ca')).status).toBe(200);
  await redate(site, stella, '2027-03-10');
  expect(await (await confirm(reference, 'other@example.ca')).json()).toMatchObject({ code: 'class_changed' });
  expect((await confirm(reference, 'other@example.ca')).status).toBe(200);
  await prove(site, reference);
  expect(await told(site)).not.toContain('other@example.ca: Changed: Excel Level 1');
});

test('seats that are moved to a class within the minute are told of it, and of the next change as well', async () => {
  const { site, stella, reference } = await start();
  const slip = await redate(site, stella, '2027-03-09');
  const now = await managed(site, reference);
  const seat = only(now.participants.filter(({ eventId }) => eventId === 'a'));
  const token = await asContact(site, reference);
  expect((await site.post(`/Website/move-seats/${token}`, moveBody(now, [seat.id], 'b'))).status).toBe(200);
  await site.deliver();
  await site.rows('DELETE FROM local_mail');
  expect(await undo(site, stella, slip)).toBe(204);
  const changed = async () => (await told(site)).filter((one) => one.includes('Changed'));
  const everybody = ['ada', 'grace', 'lin'].map((one) => `${one}@example.ca: Changed: Excel Level 1`);
  expect(await changed()).toEqual(everybody);
  await redate(site, stella, '2027-03-10');
  expect(await changed()).toEqual(everybody);
  expect(await lineOf(site, reference)).toMatchObject({ waived: 'changed' });
});

test('a seat that is moved to a class before its change is told keeps the others from no mail, and is told of none itself', async () => {
  const { site, stella, reference } = await start();
  await redate(site, stella, '2027-03-09');
  const now = await managed(site, reference);
  const seat = only(now.participants.filter(({ eventId }) => eventId === 'a'));
  const token = await asContact(site, reference);
  expect((await site.post(`/Website/move-seats/${token}`, moveBody(now, [seat.id], 'b'))).status).toBe(200);
  await site.deliver();
  await site.rows('DELETE FROM local_mail');
  expect((await told(site)).filter((one) => one.includes('Changed'))).toEqual([
    'ada@example.ca: Changed: Excel Level 1',
    'grace@example.ca: Changed: Excel Level 1',
  ]);
});

test('a class that is cancelled stays so whatever older act is undone, and its people are told', async () => {
  const { site, stella } = await start();
  const slip = await act(site, stella, 'change', { field: 'capacity', capacity: 9 });
  const cancelled = await act(site, stella, 'cancel');
  expect(await undo(site, stella, slip)).toBe(409);
  expect(await told(site)).toContain('grace@example.ca: Cancelled: Excel Level 1');
  expect(await undo(site, stella, cancelled)).toBe(409);
});

test('of two acts the newest is undone first, and none of a guarantee is left', async () => {
  const { site, stella } = await start();
  const guaranteed = await act(site, stella, 'guarantee');
  const capacity = await act(site, stella, 'change', { field: 'capacity', capacity: 9 });
  expect(await undo(site, stella, guaranteed)).toBe(409);
  for (const one of [capacity, guaranteed]) expect(await undo(site, stella, one)).toBe(204);
  expect(await site.rows(`SELECT state, capacity FROM classes WHERE id = 'b'`)).toEqual([
    { state: 'tentative', capacity: 7 },
  ]);
});

test('rule 8: a capacity goes back to no less than what is held, neither undone nor by the schedule', async () => {
  const { site, stella } = await start();
  const raised = await act(site, stella, 'change', { field: 'capacity', capacity: 9 });
  await hold(site, [{ eventId: 'b', quantity: 7 }]);
  expect(await undo(site, stella, raised)).toBe(409);
  const body = { field: 'capacity', reason: 'a slip', seen: await revisionOf(site, stella) };
  const answer = await site.post(`${CLASSES}/b/back-to-schedule`, body, stella.headers);
  expect(await answer.json()).toMatchObject({ code: 'validation', fields: { reason: 'seats_sold' } });
});

test('two moves that are undone, the newest first, are none: nobody is told, and no fee is waived', async () => {
  const { site, stella, reference } = await start();
  const slips = [await redate(site, stella, '2027-03-09'), await redate(site, stella, '2027-03-10')];
  for (const slip of slips.toReversed()) expect(await undo(site, stella, slip)).toBe(204);
  expect(await told(site)).toEqual([]);
  expect(await lineOf(site, reference)).toMatchObject({ waived: null });
});

test('a move that a release makes within the minute is one, whatever the office undoes', async () => {
  const { site, stella, reference } = await start();
  const slips = [
    await redate(site, stella, '2027-03-09'),
    await act(site, stella, 'change', { field: 'capacity', capacity: 9 }),
  ];
  const { siteData } = site.needs;
  const language = 'fr' as const;
  site.needs.siteData = {
    ...siteData,
    build: { ...siteData.build, id: 'build-2' },
    classes: siteData.classes.map((one) => (one.id === 'b' ? { ...one, language } : one)),
  };
  await syncCatalogue(site.needs.db, site.needs.siteData, site.needs.now().getTime());
  for (const slip of slips.toReversed()) expect(await undo(site, stella, slip)).toBe(204);
  expect((await told(site)).filter((one) => one.includes('Changed'))).not.toEqual([]);
  expect(await lineOf(site, reference)).toMatchObject({ waived: 'changed' });
});
