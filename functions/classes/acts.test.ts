import { expect, test } from 'vitest';
import { only, present } from '../../src/domain/present.ts';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import type { OfficeClass } from '../../src/domain/classes/office-classes.ts';
import type { UndoableAct } from '../../src/domain/office/undo.ts';
import type { SiteClass } from '../../src/domain/site/site-data.ts';
import type { Message } from '../platform/mail/message.ts';
import { runScheduled } from '../scheduled.ts';
import { booked, managed, person } from '../testing/changes.ts';
import { open, startOffice, type OfficeSite, type StaffMember } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const CLASSES = '/Website/office/classes';
const day = (date: string) => ({
  sessions: [{ start: `${date}T14:00:00Z`, end: `${date}T21:00:00Z` }],
  salesEnd: `${date}T13:00:00Z`,
});
const SCHEDULE = [scheduledClass({ id: 'a' }), scheduledClass({ id: 'b', ...day('2027-02-09'), trainer: 'Bo Larsen' })];

/** Somebody has two seats in `a`, one of them for Grace; everything so far is told. */
async function start() {
  const site = await startOffice({}, siteDataOf(SCHEDULE));
  const stella = await site.staff('stella@example.ca');
  const { reference } = await booked(site, [{ eventId: 'a', quantity: 2 }], {
    participants: [person('a', 'grace@example.ca')],
  });
  await runScheduled(site.needs);
  await site.rows('DELETE FROM local_mail');
  return { site, stella, reference };
}

const fileOf = async (site: OfficeSite, { headers }: StaffMember, id = 'a') =>
  (await site.get(`${CLASSES}/${id}`, headers)).json<OfficeClass>();

async function act(site: OfficeSite, { headers }: StaffMember, name: string, body: object, id = 'a') {
  return site.post(`${CLASSES}/${id}/${name}`, { reason: 'the trainer is ill', seen: 0, ...body }, headers);
}

async function deploy(site: OfficeSite, classes: SiteClass[], id: string) {
  site.needs.siteData = { ...site.needs.siteData, build: { ...site.needs.siteData.build, id }, classes };
  await runScheduled(site.needs);
}

async function mails(site: OfficeSite): Promise<Message[]> {
  const rows = await site.rows<{ message: string }>('SELECT message FROM local_mail');
  return rows
    .map(({ message }) => JSON.parse(message) as Message)
    .filter(({ to }) => /ada|grace/.test(to))
    .sort((a, b) => a.to.localeCompare(b.to));
}

const dates = (date: string) => ({
  field: 'dates',
  sessions: [
    { date, from: '09:00', to: '16:00' },
    { date: date.replace(/\d\d$/, (two) => String(Number(two) + 1).padStart(2, '0')), from: '09:00', to: '16:00' },
  ],
});

test('what staff change stands over the schedule, says so, and outlives a release', async () => {
  const { site, stella } = await start();
  await open(site, stella, openOfficeForMoney.path);
  expect((await act(site, stella, 'change', { field: 'trainer', trainer: 'Bo Larsen' })).status).toBe(200);
  expect((await act(site, stella, 'price', { priceCents: 40_000, seen: 1 })).status).toBe(200);
  expect((await act(site, stella, 'change', { field: 'capacity', capacity: 9, seen: 2 })).status).toBe(200);
  await deploy(site, [scheduledClass({ id: 'a', minimum: 5, priceCents: 50_000 }), present(SCHEDULE[1])], 'build-2');
  const file = await fileOf(site, stella);
  expect(file).toMatchObject({ trainer: 'Bo Larsen', priceCents: 40_000, capacity: 9, minimum: 5, changes: 3 });
  expect(file.changed).toMatchObject([
    { field: 'capacity', scheduled: 7 },
    { field: 'price', scheduled: 50_000 },
    { field: 'trainer', scheduled: 'Ada Tremblay', who: 'Stella', reason: 'the trainer is ill' },
  ]);
  const back = await act(site, stella, 'back-to-schedule/price', { seen: file.revision });
  expect(back.status).toBe(200);
  expect(await fileOf(site, stella)).toMatchObject({ priceCents: 50_000, trainer: 'Bo Larsen', changes: 2 });
});

test('the second of two people sees what changed, and loses nothing', async () => {
  const { site, stella } = await start();
  const both = await Promise.all([
    act(site, stella, 'change', { field: 'room', room: '3' }),
    act(site, stella, 'change', { field: 'capacity', capacity: 8 }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { revision, changes } = await fileOf(site, stella);
  expect([revision, changes]).toEqual([1, 1]);
});

test.each([
  ['a trainer who is not of the team', { field: 'trainer', trainer: 'Cy Roy' }, { trainer: 'choose' }],
  ['fewer seats than are sold', { field: 'capacity', capacity: 1 }, { capacity: 'seats_sold' }],
  ['a day that is over', dates('2026-01-12'), { 'sessions.0.date': 'sessions_order' }],
])('%s is refused beside its field', async (_, body, fields) => {
  const { site, stella } = await start();
  const answer = await act(site, stella, 'change', body);
  expect([answer.status, await answer.json()]).toMatchObject([400, { fields }]);
});

test('a trainer is not in two rooms at once: neither by a trainer nor by a date, and a release that makes it so is told', async () => {
  const { site, stella } = await start();
  expect(await (await act(site, stella, 'change', { ...dates('2027-02-09') })).json()).toMatchObject({
    act: 'class_changed',
  });
  const answer = await act(site, stella, 'change', { field: 'trainer', trainer: 'Bo Larsen', seen: 1 });
  expect(await answer.json()).toMatchObject({ fields: { trainer: 'trainer_busy' }, clash: { why: 'hours', id: 'b' } });
  await deploy(site, [present(SCHEDULE[0]), { ...present(SCHEDULE[1]), trainer: 'Ada Tremblay' }], 'build-2');
  expect(site.logged.find(({ event }) => event === 'trainerClashes')?.details).toMatchObject({
    classes: [{ why: 'hours' }],
  });
  expect((await fileOf(site, stella)).clash).toEqual({ id: 'b', why: 'hours' });
});

test('moved: nobody hears for a minute, then everybody, and whoever booked leaves free of charge', async () => {
  const { site, stella, reference } = await start();
  expect((await act(site, stella, 'change', dates('2027-01-19'))).status).toBe(200);
  await runScheduled(site.needs);
  expect(await mails(site)).toEqual([]);
  site.wait(1);
  await runScheduled(site.needs);
  expect((await mails(site)).map(({ to, subject }) => [to, subject])).toEqual([
    ['ada@example.ca', 'Changed: Excel Level 1'],
    ['grace@example.ca', 'Changed: Excel Level 1'],
  ]);
  expect((await managed(site, reference)).lines[0]).toMatchObject({ waived: 'changed' });
  expect(await site.rows(`SELECT sales_end_at FROM classes WHERE id = 'a'`)).toEqual([
    { sales_end_at: Date.parse('2027-01-18T14:00:00Z') },
  ]);
});

test('undone within the minute, a move was never one: nobody is told, and it counts for nothing', async () => {
  const { site, stella, reference } = await start();
  const { id } = await (await act(site, stella, 'change', dates('2027-01-19'))).json<UndoableAct>();
  expect(only((await fileOf(site, stella)).undo).id).toBe(id);
  expect((await site.post(`${CLASSES}/a/undo`, { undo: id }, stella.headers)).status).toBe(204);
  site.wait(2);
  await runScheduled(site.needs);
  expect(await mails(site)).toEqual([]);
  expect((await managed(site, reference)).lines[0]).toMatchObject({ waived: null });
  expect(await fileOf(site, stella)).toMatchObject({ sessions: present(SCHEDULE[0]).sessions, changes: 0, undo: [] });
  expect((await site.post(`${CLASSES}/a/undo`, { undo: id }, stella.headers)).status).toBe(409);
});

test('after the minute an act stands', async () => {
  const { site, stella } = await start();
  const { id } = await (await act(site, stella, 'cancel', {})).json<UndoableAct>();
  site.wait(1);
  const late = await site.post(`${CLASSES}/a/undo`, { undo: id }, stella.headers);
  expect([late.status, await late.json()]).toMatchObject([409, { code: 'closed' }]);
});

test('cancelled: not bookable at once, people are told after the minute and choose; a release does not bring it back', async () => {
  const { site, stella, reference } = await start();
  expect((await act(site, stella, 'cancel', {})).status).toBe(200);
  expect(await (await site.get('/Website/event-detail/a')).json()).toMatchObject({ availability: 'closed' });
  site.wait(1);
  await deploy(site, SCHEDULE, 'build-2');
  expect((await mails(site)).map(({ subject }) => subject)).toEqual([
    'Cancelled: Excel Level 1',
    'Cancelled: Excel Level 1',
  ]);
  expect((await managed(site, reference)).lines[0]).toMatchObject({ waived: 'cancelled' });
  expect(await (await act(site, stella, 'change', { field: 'room', room: '3', seen: 1 })).json()).toMatchObject({
    code: 'closed',
  });
});

test('a cancelled class that was undone is as it was: guaranteed, where it was', async () => {
  const { site, stella } = await start();
  await act(site, stella, 'guarantee', {});
  site.wait(2);
  const { id } = await (await act(site, stella, 'cancel', { seen: 1 })).json<UndoableAct>();
  await site.post(`${CLASSES}/a/undo`, { undo: id }, stella.headers);
  expect(await fileOf(site, stella)).toMatchObject({ state: 'confirmed' });
});

test('an older act is not undone under a newer one: a class that was called off meanwhile stays so', async () => {
  const { site, stella } = await start();
  const { id } = await (await act(site, stella, 'change', { field: 'capacity', capacity: 14 })).json<UndoableAct>();
  const cancelled = await (await act(site, stella, 'cancel', { seen: 1 })).json<UndoableAct>();
  const undo = async (one: string) => (await site.post(`${CLASSES}/a/undo`, { undo: one }, stella.headers)).status;
  expect(await undo(id)).toBe(409);
  expect((await fileOf(site, stella)).state).toBe('cancelled');
  expect([await undo(cancelled.id), await undo(id)]).toEqual([204, 204]);
  expect(await fileOf(site, stella)).toMatchObject({ state: 'tentative', changes: 0 });
});

test('guaranteed below its minimum: participants get their instructions after the minute', async () => {
  const { site, stella } = await start();
  const { id } = await (await act(site, stella, 'guarantee', {})).json<UndoableAct>();
  await site.post(`${CLASSES}/a/undo`, { undo: id }, stella.headers);
  expect((await fileOf(site, stella)).state).toBe('tentative');
  await act(site, stella, 'guarantee', { seen: 2 });
  await runScheduled(site.needs);
  expect(await mails(site)).toEqual([]);
  site.wait(1);
  await runScheduled(site.needs);
  expect((await mails(site)).map(({ to }) => to)).toEqual(['grace@example.ca']);
  expect((await fileOf(site, stella)).state).toBe('confirmed');
});

test('sales are closed at once, and opened again until the class begins', async () => {
  const { site, stella } = await start();
  await act(site, stella, 'change', { field: 'sales', open: false });
  expect(await (await site.get('/Website/event-detail/a')).json()).toMatchObject({
    availability: 'closed',
    payment: [],
  });
  await act(site, stella, 'change', { field: 'sales', open: true, seen: 1 });
  expect(await (await site.get('/Website/event-detail/a')).json()).toMatchObject({ salesEnd: '2027-01-12T14:00:00Z' });
});

test('a class that staff put off beyond its day in the schedule is neither withdrawn nor out of the timetable', async () => {
  const { site, stella } = await start();
  await act(site, stella, 'change', dates('2027-03-16'));
  site.at('2027-01-20T15:00:00Z');
  await deploy(site, [present(SCHEDULE[1])], 'build-2');
  expect(await site.rows(`SELECT state FROM classes WHERE id = 'a'`)).toEqual([{ state: 'tentative' }]);
  const { classes } = await (await site.get('/Website/timetable')).json<{ classes: { id: string; day: string }[] }>();
  expect(classes).toMatchObject([{ id: 'b' }, { id: 'a', day: '2027-03-16' }]);
});

test('a message reaches each of its people once, in our frame, as plain text; undone, nobody', async () => {
  const { site, stella } = await start();
  const text = 'Bring a laptop.\n<b>The room is cold.</b>';
  const write = async () => (await site.post(`${CLASSES}/a/message`, { text }, stella.headers)).json<UndoableAct>();
  const { id } = await write();
  await site.post(`${CLASSES}/a/undo`, { undo: id }, stella.headers);
  site.wait(1);
  await runScheduled(site.needs);
  expect(await mails(site)).toEqual([]);
  await write();
  site.wait(1);
  await runScheduled(site.needs);
  const sent = await mails(site);
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['ada@example.ca', 'About your class: Excel Level 1'],
    ['grace@example.ca', 'About your class: Excel Level 1'],
  ]);
  expect(present(sent[0]).text).toContain('Bring a laptop.');
  expect(present(sent[0]).html).toContain('&lt;b&gt;');
});

test('a price is put back with a code of a few minutes ago alone, as it was set', async () => {
  const { site, stella } = await start();
  await open(site, stella, openOfficeForMoney.path);
  const { id } = await (await act(site, stella, 'price', { priceCents: 40_000 })).json<UndoableAct>();
  await site.rows('UPDATE sessions SET sudo_until_at = NULL');
  const undo = () => site.post(`${CLASSES}/a/undo`, { undo: id }, stella.headers);
  const refused = await undo();
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'sudo_required' }]);
  expect(await fileOf(site, stella)).toMatchObject({ priceCents: 40_000 });
  await open(site, stella, openOfficeForMoney.path);
  expect((await undo()).status).toBe(204);
  expect(await fileOf(site, stella)).toMatchObject({ priceCents: 49_500 });
});
