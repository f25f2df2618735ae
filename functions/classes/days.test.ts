import { expect, test } from 'vitest';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import type { MovedClasses, OfficeDay } from '../../src/domain/classes/day.ts';
import type { OfficeClass } from '../../src/domain/classes/office-classes.ts';
import type { OfficeRooms } from '../../src/domain/classes/rooms.ts';
import { cancelOfDay, moveOfDay } from '../../src/domain/classes/of-day.ts';
import type { UndoableAct } from '../../src/domain/office/undo.ts';
import { first, only, present } from '../../src/domain/present.ts';
import type { Today } from '../../src/domain/today/today.ts';
import type { Message } from '../platform/mail/message.ts';
import { runScheduled } from '../scheduled.ts';
import { booked, managed, pay, person } from '../testing/changes.ts';
import { open, startOffice } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const OTTAWA = { delivery: 'in-person', placeId: 'ottawa' } as const;
const day = (date: string) => ({ start: `${date}T14:00:00Z`, end: `${date}T21:00:00Z` });
const [MONDAY, TUESDAY, WEDNESDAY] = [day('2027-01-11'), day('2027-01-12'), day('2027-01-13')] as const;
const THREE = { sessions: [MONDAY, TUESDAY, WEDNESDAY], salesEnd: '2027-01-10T14:00:00Z' };
const FRIDAY = { date: '2027-01-15', from: '09:00', to: '16:00' };
const OWN = { where: 'own', room: '' } as const;
/** At half past seven on the second day. */
const STORM = '2027-01-12T12:30:00Z';

/** A class of three days in Ottawa, with seats of Ada for Grace and of Zoé, who reads French; its first day was held, and Grace was there. */
async function start(schedule = [scheduledClass({ ...OTTAWA, ...THREE, id: 'a' })]) {
  const site = await startOffice({}, siteDataOf(schedule));
  const stella = await site.staff('stella@example.ca');
  const { reference } = await booked(site, [{ eventId: 'a', quantity: 2 }], {
    participants: [person('a', 'grace@example.ca')],
  });
  const zoe = {
    firstName: 'Zoé',
    lastName: 'Roy',
    email: 'zoe@example.ca',
    phone: '819-555-0111',
    organisation: 'Ville',
  };
  await booked(site, [{ eventId: 'a' }], { language: 'fr', contact: zoe });
  await runScheduled(site.needs);
  const come = async (now: string) => {
    site.at(now);
    stella.headers = await site.cookieOf('stella@example.ca');
    await open(site, stella);
  };
  const post = (name: string, body: object) => site.post(`/Website/office/classes/a/${name}`, body, stella.headers);
  const get = async <Value>(path: string) => (await site.get(path, stella.headers)).json<Value>();
  const file = () => get<OfficeClass>('/Website/office/classes/a');
  const change = async (body: object) => post('days', { reason: 'A storm.', seen: (await file()).revision, ...body });
  const done = async (body: object) => {
    const answer = await change(body);
    expect(answer.status, await answer.clone().text()).toBe(200);
    return answer.json<UndoableAct>();
  };
  const mark = async (session: number, state: string) => {
    const { people, sessions } = await file();
    const grace = present(people.find(({ email }) => email === 'grace@example.ca'));
    const { start } = present(sessions[session - 1]);
    const answer = await post('attendance', { session: start, marks: [{ participantId: grace.id, state }] });
    expect(answer.status, await answer.clone().text()).toBe(204);
  };
  await come('2027-01-11T15:00:00Z');
  await mark(1, 'present');
  await come(STORM);
  await runScheduled(site.needs);
  await site.rows('DELETE FROM local_mail');
  const stand = async () => {
    site.wait(2);
    await runScheduled(site.needs);
    await site.deliver();
  };
  const mails = async (): Promise<Message[]> =>
    (await site.rows<{ message: string }>('SELECT message FROM local_mail'))
      .map(({ message }) => JSON.parse(message) as Message)
      .filter(({ to }) => /ada|grace|zoe/.test(to))
      .sort((one, other) => one.to.localeCompare(other.to));
  return { site, stella, reference, post, get, file, change, done, mark, come, stand, mails };
}

const calendars = ({ attachments = [] }: Message) =>
  attachments.map(({ content }) => new TextDecoder().decode(Uint8Array.from(atob(content), (c) => c.charCodeAt(0))));

test('a storm on day two: its people are told once, in their language, with all days and a file that takes out what is gone', async () => {
  const { done, file, stand, mails, mark } = await start();
  await mark(3, 'absent');
  await done({ what: 'drop', session: 2, rest: false });
  const { sessions, marks } = await file();
  expect(sessions).toEqual([MONDAY, WEDNESDAY]);
  // The absence that was announced is of Wednesday still.
  expect(marks.map(({ session, state }) => [session, state])).toEqual([
    [1, 'present'],
    [2, 'absent'],
  ]);
  await stand();
  const sent = await mails();
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['ada@example.ca', 'Changed days: Excel Level 1'],
    ['grace@example.ca', 'Changed days: Excel Level 1'],
    ['zoe@example.ca', 'Jours modifiés : Excel, niveau 1'],
  ]);
  const [ada, grace] = [present(sent[0]), present(sent[1])];
  expect(ada.text).toMatch(/There is no class on Tuesday, January.12, 2027/);
  expect(ada.text).toContain('Your seats are kept');
  expect(ada.replyTo).toBe('info@gct.example');
  expect(grace.text).toContain('Your seat is kept');
  const [now, gone] = calendars(grace);
  expect(now).toMatch(/METHOD:REQUEST[\s\S]*UID:a\.1@[\s\S]*UID:a\.2@/);
  expect(now).not.toContain('UID:a.3@');
  expect(gone).toMatch(/METHOD:CANCEL[\s\S]*UID:a\.3@/);
  await stand();
  expect(await mails()).toHaveLength(3);
});

test('a day moves behind the others, is called round on the day that it left, and is undone as if nothing had been', async () => {
  const { site, done, file, get, post, mark, stand, mails } = await start();
  await mark(3, 'absent');
  const { id } = await done({ what: 'move', session: 2, ...FRIDAY, ...OWN });
  expect((await file()).sessions).toEqual([MONDAY, WEDNESDAY, day('2027-01-15')]);
  const lost = await get<OfficeDay>('/Website/office/days/2027-01-12');
  expect(lost.classes).toMatchObject([{ id: 'a', sittings: [] }]);
  expect(lost.buyers).toHaveLength(2);
  expect((await get<OfficeDay>('/Website/office/days/2027-01-15')).classes).toHaveLength(1);
  expect((await post('undo', { undo: id })).status).toBe(204);
  const back = await file();
  expect(back.sessions).toEqual(THREE.sessions);
  expect(back.marks.map(({ session }) => session)).toEqual([1, 3]);
  await stand();
  expect(await mails()).toEqual([]);
  expect(await site.rows(`SELECT field FROM class_changes`)).toEqual([]);
});

test('what was held, what is past and what meets another day is refused beside its field', async () => {
  const { change } = await start();
  const refused = async (body: object) => {
    const answer = await change(body);
    return [answer.status, (await answer.json<{ fields: object }>()).fields];
  };
  expect(await refused({ what: 'drop', session: 1, rest: false })).toEqual([400, { session: 'day_held' }]);
  expect(await refused({ what: 'move', session: 2, ...FRIDAY, date: '2027-01-13', ...OWN })).toEqual([
    400,
    { date: 'sessions_order' },
  ]);
  expect(await refused({ what: 'place', session: 2, where: 'room', room: '' })).toEqual([400, { room: 'required' }]);
});

test('a release without the class keeps what was changed of its days, and they change again', async () => {
  const { site, done, file } = await start();
  const deploy = async (id: string) => {
    site.needs.siteData = { ...site.needs.siteData, build: { ...site.needs.siteData.build, id }, classes: [] };
    await runScheduled(site.needs);
  };
  await deploy('build-2');
  await done({ what: 'move', session: 2, ...FRIDAY, ...OWN });
  await deploy('build-3');
  await done({ what: 'place', session: 3, where: 'room', room: 'Maple' });
  const { sessions, state, trainer } = await file();
  expect(sessions).toEqual([MONDAY, WEDNESDAY, { ...day('2027-01-15'), room: 'Maple' }]);
  expect([state, trainer]).toEqual(['confirmed', 'Ada Tremblay']);
});

test('a day on line: who sits there gets the link in a mail of its own, once it has stood', async () => {
  const { site, done, get, post, stand, mails } = await start();
  await done({ what: 'place', session: 2, where: 'online', room: '' });
  const needsLink = async () =>
    present((await get<Today>('/Website/office/today')).lists.find(({ name }) => name === 'needs_link')).rows;
  expect(await needsLink()).toMatchObject([{ id: 'a' }]);
  await stand();
  const told = await mails();
  expect(present(told[1]).text).toMatch(/January.12[^\n]*, online[\s\S]*the.link follows/);
  expect(first(calendars(present(told[1])))).toMatch(/LOCATION:Online/);
  const link = { kind: 'join', title: 'Meeting', url: 'https://meet.example/storm' };
  expect((await post('links', link)).status).toBe(204);
  expect(await needsLink()).toEqual([]);
  await site.rows('DELETE FROM local_mail');
  site.wait(11);
  await stand();
  const sent = only(await mails());
  expect(sent.to).toBe('grace@example.ca');
  expect(sent.subject).toMatch(/^Your link for Tuesday, January.12, 2027: Excel Level 1$/);
  expect(sent.text).toContain('https://meet.example/storm');
  expect(sent.text).not.toContain('arrive 15 minutes early');
});

test('the last day falls away: the class is over, its people hear of it, and its certificates say fewer hours', async () => {
  const { site, done, file, stand, mails, reference } = await start();
  await pay(site, reference, 500_000);
  await done({ what: 'drop', session: 2, rest: true });
  expect(await file()).toMatchObject({ sessions: [MONDAY], state: 'finished' });
  await stand();
  expect((await mails()).map(({ to }) => to)).toEqual(['ada@example.ca', 'grace@example.ca', 'zoe@example.ca']);
  site.wait(4 * 24 * 60);
  await runScheduled(site.needs);
  const [{ hours, text }] = (await site.rows<{ hours: number; text: string }>(
    `SELECT document ->> 'hours' AS hours, document ->> 'text' AS text FROM certificates`,
  )) as [{ hours: number; text: string }];
  const [whole] = await site.rows<{ hours: number }>(
    `SELECT duration_hours AS hours FROM courses WHERE id = 'excel-level-1'`,
  );
  expect(hours).toBe(Math.round((present(whole).hours / 3) * 2) / 2);
  // The line of the course says how long all of it takes.
  expect(text).toBe('Excel Level 1');
});

test('from the day that is closed: of a class that has begun the day alone moves or falls away', async () => {
  const { get, post, file } = await start();
  const path = '/Website/office/days/2027-01-12';
  const one = only((await get<OfficeDay>(path)).classes);
  expect(one).toMatchObject({ hindrance: 'begun', openSession: 2 });
  const moved = async (to: string) => only((await get<MovedClasses>(`${path}/moved?to=${to}`)).classes);
  expect(await moved('2027-01-15')).toMatchObject({
    session: 2,
    problem: null,
    sessions: [WEDNESDAY, day('2027-01-15')],
  });
  expect(await moved('2027-01-13')).toMatchObject({ problem: 'order' });
  expect((await post('days', moveOfDay(one, 3, 'A storm.'))).status).toBe(200);
  const after = await file();
  expect(after.sessions).toEqual([MONDAY, WEDNESDAY, day('2027-01-15')]);
  const wednesday = only((await get<OfficeDay>('/Website/office/days/2027-01-13')).classes);
  expect((await post('days', cancelOfDay(wednesday, 'A storm.'))).status).toBe(200);
  expect((await file()).sessions).toEqual([MONDAY, day('2027-01-15')]);
});

test('on the morning of its first day, before anybody was ticked, a class is cancelled or moved as a whole, though its hour has struck', async () => {
  const { come, post, file, mark, get, site } = await start([
    scheduledClass({ ...OTTAWA, ...THREE, id: 'a' }),
    scheduledClass({ ...OTTAWA, id: 'b' }),
  ]);
  await come('2027-01-12T14:30:00Z');
  const [, b] = (await get<OfficeDay>('/Website/office/days/2027-01-12')).classes;
  expect(b).toMatchObject({ id: 'b', hindrance: null });
  const cancelled = await site.post(
    '/Website/office/classes/b/cancel',
    { reason: 'A storm.', seen: present(b).revision },
    { cookie: (await site.cookieOf('stella@example.ca')).cookie },
  );
  expect([200, 403]).toContain(cancelled.status);
  await mark(2, 'present');
  const answer = await post('cancel', { reason: 'A storm.', seen: (await file()).revision });
  expect(await answer.json()).toMatchObject({ code: 'closed' });
});

test('the trainer falls ill on day two: another one gives the days that are left, whatever they gave on the first', async () => {
  const { post, file } = await start([
    scheduledClass({ ...OTTAWA, ...THREE, id: 'a' }),
    scheduledClass({ sessions: [MONDAY], salesEnd: '2027-01-10T14:00:00Z', id: 'b', trainer: 'Bo Larsen' }),
  ]);
  const before = await file();
  expect(before.busy).toEqual([]);
  const body = { field: 'trainer', trainer: 'Bo Larsen', reason: 'Ill.', seen: before.revision };
  expect((await post('change', body)).status).toBe(200);
  expect(await file()).toMatchObject({ trainer: 'Bo Larsen', sessions: THREE.sessions });
});

test('once it has begun nothing is given back by itself, and the buyer reads so; the office does', async () => {
  const { site, done, stand, reference, stella, file } = await start();
  await done({ what: 'move', session: 2, ...FRIDAY, ...OWN });
  await stand();
  expect(only((await managed(site, reference)).lines)).toMatchObject({ waived: 'changed', canGiveBack: false });
  await open(site, stella, openOfficeForMoney.path);
  expect((await file()).sessions).toHaveLength(3);
});

test('a room that a day has to itself is taken then, and free again where the day is held on line', async () => {
  const { get, done, site } = await start([
    scheduledClass({ ...OTTAWA, ...THREE, id: 'a' }),
    scheduledClass({
      ...OTTAWA,
      sessions: [WEDNESDAY],
      salesEnd: '2027-01-10T14:00:00Z',
      id: 'b',
      trainer: 'Bo Larsen',
    }),
  ]);
  await site.rows(`UPDATE classes SET room = 'Maple' WHERE id = 'b'`);
  const clash = async () => (await get<OfficeClass>('/Website/office/classes/a')).roomClash;
  expect(await clash()).toBeNull();
  await done({ what: 'place', session: 3, where: 'room', room: 'maple' });
  expect(await clash()).toBe('b');
  const rooms = async () =>
    present((await get<OfficeRooms>('/Website/office/rooms?from=2027-01-11&to=2027-01-15')).cities[0]);
  await done({ what: 'place', session: 2, where: 'room', room: 'Bow' });
  expect((await rooms()).rooms).toEqual(['Bow', 'Maple']);
  expect((await rooms()).classes.map(({ id, room, clash: other }) => [id, room, other])).toEqual([
    ['a', '', null],
    ['a', 'Bow', null],
    ['a', 'maple', 'b'],
    ['b', 'Maple', 'a'],
  ]);
  await done({ what: 'place', session: 3, where: 'online', room: '' });
  expect(await clash()).toBeNull();
});
