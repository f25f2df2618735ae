import { expect, test } from 'vitest';
import type { DayCalls, MovedClasses, OfficeDay } from '../../src/domain/classes/day.ts';
import type { FoundClasses } from '../../src/domain/classes/office-classes.ts';
import { shifted } from '../../src/domain/classes/shifted.ts';
import type { UndoableAct } from '../../src/domain/office/undo.ts';
import { only, present } from '../../src/domain/present.ts';
import type { Today } from '../../src/domain/today/today.ts';
import type { Message } from '../platform/mail/message.ts';
import { runScheduled } from '../scheduled.ts';
import { addAccount, PASSWORD } from '../testing/accounts.ts';
import { booked, bookedUnproved, person } from '../testing/changes.ts';
import { open, startOffice } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const DAYS = '/Website/office/days';
const OTTAWA = { delivery: 'in-person', placeId: 'ottawa' } as const;
const on = (date: string) => ({
  sessions: [{ start: `${date}T14:00:00Z`, end: `${date}T21:00:00Z` }],
  salesEnd: `${date}T13:00:00Z`,
});

/** January 12, with classes in two cities and online; Ada has seats in two of them, Zoé, who reads French, in a third. */
async function start() {
  const site = await startOffice(
    {},
    siteDataOf([
      scheduledClass({ ...OTTAWA, id: 'a' }),
      scheduledClass({ ...OTTAWA, ...on('2027-01-12'), id: 'b', trainer: 'Bo Larsen' }),
      scheduledClass({ ...OTTAWA, ...on('2027-01-19'), id: 'next', trainer: 'Bo Larsen' }),
      scheduledClass({ ...on('2027-01-12'), id: 'web', trainer: 'Cyd Roy' }),
      scheduledClass({
        ...{ id: 'west', delivery: 'in-person', placeId: 'vancouver', timeZone: 'America/Vancouver' },
        sessions: [{ start: '2027-01-13T02:00:00Z', end: '2027-01-13T05:00:00Z' }],
        salesEnd: '2027-01-12T14:00:00Z',
      }),
    ]),
  );
  const stella = await site.staff('stella@example.ca');
  await addAccount(site, 'bo@gct.example', PASSWORD, { role: 'trainer', teaches: 'Bo Larsen' });
  await booked(site, [{ eventId: 'a', quantity: 2 }], { participants: [person('a', 'grace@example.ca')] });
  site.wait(1);
  await booked(site, [{ eventId: 'web' }]);
  const zoe = { firstName: 'Zoé', lastName: 'Roy', email: 'zoe@example.ca', phone: '819-555-0111', organisation: '' };
  await booked(site, [{ eventId: 'b' }], { language: 'fr', contact: { ...zoe, organisation: 'Ville' } });
  await runScheduled(site.needs);
  await site.rows('DELETE FROM local_mail');
  const get = async <Value>(path: string) => (await site.get(`${DAYS}/${path}`, stella.headers)).json<Value>();
  const read = (path = '2027-01-12') => get<OfficeDay>(path);
  const tick = async (body: object, headers = stella.headers) => site.post(`${DAYS}/2027-01-12/calls`, body, headers);
  return { site, stella, get, read, tick };
}

const idsOf = ({ classes }: OfficeDay) => classes.map(({ id }) => id);

test('a day has the classes of all cities and online by their own clocks, or those of a city, and each buyer once', async () => {
  const { read } = await start();
  const day = await read();
  expect(idsOf(day)).toEqual(['a', 'b', 'web', 'west']);
  expect(idsOf(await read('2027-01-12?where=ottawa'))).toEqual(['a', 'b']);
  expect(idsOf(await read('2027-01-12?where=ottawa&online=too'))).toEqual(['a', 'b', 'web']);
  expect(idsOf(await read('2027-01-12?where=online'))).toEqual(['web']);
  expect(idsOf(await read('2027-01-13'))).toEqual(['a']);
  expect(present(day.classes[1])).toMatchObject({
    trainer: 'Bo Larsen',
    trainerEmail: 'bo@gct.example',
    hindrance: null,
  });
  expect(day.buyers).toMatchObject([
    {
      ...{ name: 'Ada Byron', organisation: 'Example Institute', phone: '613-555-0199', language: 'en' },
      bookings: [
        { classId: 'a', seats: 2, proved: true, people: [{ email: 'grace@example.ca' }] },
        { classId: 'web', seats: 1, people: [] },
      ],
    },
    { name: 'Zoé Roy', phone: '819-555-0111', language: 'fr', bookings: [{ classId: 'b', seats: 1 }] },
  ]);
  expect((await read('2027-01-12?where=ottawa')).buyers).toHaveLength(2);
  expect((await read('2027-01-13')).buyers).toHaveLength(1);
});

test('who was called is kept, seen by a colleague, one for all bookings of a client, and taken back', async () => {
  const { site, read, get, tick } = await start();
  const { buyers } = await read();
  const ada = present(buyers[0]);
  const colleague = await site.staff('sol@example.ca');
  expect((await tick({ of: 'booking', id: ada.id, state: 'message' })).status).toBe(200);
  expect((await tick({ of: 'trainer', id: 'b', state: 'reached' })).status).toBe(200);
  const seen = await (await site.get(`${DAYS}/2027-01-12/calls`, colleague.headers)).json<DayCalls>();
  expect(seen).toMatchObject([
    { of: 'booking', id: ada.id, state: 'message', who: 'Stella' },
    { of: 'trainer', id: 'b', state: 'reached' },
  ]);
  // By another booking of hers it is the same call.
  const other = present(ada.bookings[1]).id;
  const after = await (await tick({ of: 'booking', id: other, state: 'reached' }, colleague.headers)).json<DayCalls>();
  expect(after.filter(({ of }) => of === 'booking')).toMatchObject([{ id: other, state: 'reached' }]);
  expect(await get('2027-01-12/calls')).toEqual(after);
  expect((await read()).calls).toEqual(after);
  expect(await get('2027-01-13/calls')).toEqual([]);
  expect(await (await tick({ of: 'booking', id: ada.id, state: '' })).json()).toMatchObject([{ of: 'trainer' }]);
  expect((await tick({ of: 'booking', id: 'no-such-booking', state: 'reached' })).status).toBe(404);
  expect((await tick({ of: 'trainer', id: 'no-such-class', state: 'reached' })).status).toBe(404);
  const acts = await site.rows<{ after: string }>(
    `SELECT subject, subject_id, after FROM office_acts WHERE act = 'call_ticked' ORDER BY id`,
  );
  expect(acts).toHaveLength(4);
  expect(acts[0]).toEqual({
    ...{ subject: 'day', subject_id: '2027-01-12' },
    after: JSON.stringify({ of: 'booking', party: ada.id, state: 'message' }),
  });
});

test('reading a day is written down, asking who was called about it is not, and its table has everybody’s telephone', async () => {
  const { site, stella, read, get, tick } = await start();
  const { buyers } = await read();
  await tick({ of: 'booking', id: present(buyers[1]).id, state: 'reached' });
  await get('2027-01-12/calls');
  const table = await site.get(`${DAYS}/2027-01-12/people.csv?where=ottawa&lang=fr`, stella.headers);
  const text = await table.text();
  expect(table.headers.get('content-type')).toContain('text/csv');
  const lines = text.trim().split('\r\n');
  // Its head, two trainers, and two buyers, each of one class there.
  expect(lines).toHaveLength(5);
  expect(text).toMatch(/2027-01-12 09:00;.*;Ada Byron;Example Institute;613-555-0199;ada@example\.ca;anglais;2;/);
  expect(text).toMatch(/Zoé Roy;Ville;819-555-0111;zoe@example\.ca;français;1;.*;personne jointe, Stella;/);
  expect(text).toContain('bo@gct.example');
  expect(
    await site.rows(`SELECT subject, subject_id FROM office_acts WHERE act = 'file_opened' AND subject = 'day'`),
  ).toEqual([
    { subject: 'day', subject_id: '2027-01-12' },
    { subject: 'day', subject_id: '2027-01-12' },
  ]);
});

test('what moving would come to is said of each class, and nothing is done by it', async () => {
  const { site, get, read } = await start();
  await site.rows(`UPDATE classes SET room = 'Maple' WHERE id IN ('a', 'next')`);
  const moved = async (to: string) =>
    new Map((await get<MovedClasses>(`2027-01-12/moved?where=ottawa&to=${to}`)).classes.map((one) => [one.id, one]));
  const week = await moved('2027-01-19');
  expect(week.get('a')).toEqual({
    ...{ id: 'a', session: null, problem: null, clash: null, roomClash: 'next', isHoliday: false },
    sessions: [
      { start: '2027-01-19T14:00:00Z', end: '2027-01-19T21:00:00Z' },
      { start: '2027-01-20T14:00:00Z', end: '2027-01-20T21:00:00Z' },
    ],
  });
  expect(week.get('b')).toMatchObject({ problem: 'trainer', clash: { why: 'hours', id: 'next' } });
  expect((await moved('2027-01-16')).get('b')).toMatchObject({ problem: null, isHoliday: true });
  expect((await moved('2026-01-12')).get('b')).toMatchObject({ problem: 'past', sessions: [] });
  await site.rows(`UPDATE classes SET state = 'cancelled' WHERE id = 'b'`);
  expect((await moved('2027-01-26')).get('b')).toMatchObject({ problem: 'cancelled' });
  expect(idsOf(await read('2027-01-19?where=ottawa'))).toEqual(['next']);
});

test('a class that was moved away is still called round, and is held there again once that is undone', async () => {
  const { site, stella, read } = await start();
  const before = present((await read()).classes.find(({ id }) => id === 'a'));
  const body = { field: 'dates', reason: 'A storm.', seen: before.revision, sessions: shifted(before, 7) };
  const answer = await site.post('/Website/office/classes/a/change', body, stella.headers);
  expect(answer.status, await answer.clone().text()).toBe(200);
  const { id: undo } = await answer.json<UndoableAct>();
  const left = await read();
  expect(left.classes.find(({ id }) => id === 'a')).toMatchObject({ sittings: [], undo: [{ id: undo }] });
  expect(left.buyers).toHaveLength(2);
  expect(present((await read('2027-01-19')).classes.find(({ id }) => id === 'a')).sittings).toHaveLength(1);
  // Both days that it had.
  expect(idsOf(await read('2027-01-13'))).toEqual(['a']);
  expect((await site.post('/Website/office/classes/a/undo', { undo }, stella.headers)).status).toBe(204);
  expect(present((await read()).classes.find(({ id }) => id === 'a')).sittings).toHaveLength(1);
  expect(idsOf(await read('2027-01-19'))).toEqual(['next']);
});

test('what is cancelled or has begun stays on the day, and says why it is not changed', async () => {
  const { site, stella, read } = await start();
  const seen = present((await read()).classes.find(({ id }) => id === 'b')).revision;
  const cancelled = await site.post('/Website/office/classes/b/cancel', { reason: 'A storm.', seen }, stella.headers);
  expect(cancelled.status).toBe(200);
  site.at('2027-01-12T15:00:00Z');
  stella.headers = await site.cookieOf('stella@example.ca');
  await open(site, stella);
  // Until somebody was there, its hour is no hindrance.
  const whole = await (await site.get(`${DAYS}/2027-01-12`, stella.headers)).json<OfficeDay>();
  expect(whole.classes.map(({ hindrance }) => hindrance)).toEqual([null, 'cancelled', null, null]);
  await site.rows(
    `INSERT INTO session_attendance (participant_id, session, state, account_id, at)
     SELECT id, 1, 'present', 1, 1 FROM participants WHERE class_id IN ('a', 'web')`,
  );
  const { classes, buyers } = await (await site.get(`${DAYS}/2027-01-12`, stella.headers)).json<OfficeDay>();
  expect(classes.map(({ id, hindrance }) => [id, hindrance])).toEqual([
    ...[
      ['a', 'begun'],
      ['b', 'cancelled'],
      ['web', 'begun'],
      ['west', null],
    ],
  ]);
  expect(buyers.map(({ name }) => name)).toContain('Zoé Roy');
  const today = await (await site.get('/Website/office/today', stella.headers)).json<Today>();
  expect(today.heldToday).toBe(3);
});

test('one message reaches each in their language, and by itself a class has the same text for all', async () => {
  const { site, stella } = await start();
  const send = (id: string, body: object) => site.post(`/Website/office/classes/${id}/message`, body, stella.headers);
  for (const id of ['a', 'b'])
    expect((await send(id, { text: 'We are closed.', french: 'Nous sommes fermés.' })).status).toBe(200);
  expect((await send('web', { text: 'Come online.' })).status).toBe(200);
  site.wait(2);
  await site.deliver();
  const mails = (await site.rows<{ message: string }>('SELECT message FROM local_mail')).map(
    ({ message }) => JSON.parse(message) as Message,
  );
  const told = (to: string) => mails.filter((mail) => mail.to === to).map(({ text }) => text);
  expect(only(told('zoe@example.ca'))).toContain('Nous sommes fermés.');
  expect(only(told('grace@example.ca'))).toContain('We are closed.');
  expect(told('ada@example.ca').join()).toMatch(
    /We are closed\.[\s\S]*Come online\.|Come online\.[\s\S]*We are closed\./,
  );
});

test('rule 42: nobody is called by the name and the number that a stranger has typed with their address', async () => {
  const { site, read } = await start();
  const contact = {
    firstName: 'Mal',
    lastName: 'Lory',
    email: 'zoe@example.ca',
    phone: '900-555-0100',
    organisation: 'M',
  };
  const { reference } = await bookedUnproved(site, [{ eventId: 'a' }], { contact });
  await site.rows('UPDATE bookings SET created_at = 1 WHERE reference = ?1', reference);
  const zoe = present((await read()).buyers.find(({ email }) => email === 'zoe@example.ca'));
  expect(zoe).toMatchObject({ name: 'Zoé Roy', phone: '819-555-0111', organisation: 'Ville', language: 'fr' });
  expect(zoe.bookings.map(({ classId, proved }) => [classId, proved])).toEqual([
    ['a', false],
    ['b', true],
  ]);
});

test('who sits in two classes of a day reads the same words once, and other words again', async () => {
  const { site, stella } = await start();
  const send = (id: string, text: string) =>
    site.post(`/Website/office/classes/${id}/message`, { text, french: 'Nous sommes fermés.' }, stella.headers);
  for (const id of ['a', 'b', 'web']) expect((await send(id, 'We are closed.')).status).toBe(200);
  const mailed = async () => {
    site.wait(2);
    await site.deliver();
    const found = (await site.rows<{ message: string }>('SELECT message FROM local_mail')).map(
      ({ message }) => (JSON.parse(message) as Message).to,
    );
    await site.rows('DELETE FROM local_mail');
    return found.sort();
  };
  expect(await mailed()).toEqual(['ada@example.ca', 'grace@example.ca', 'zoe@example.ca']);
  expect((await send('web', 'Come online.')).status).toBe(200);
  expect(await mailed()).toEqual(['ada@example.ca']);
  // Another day it is another occasion.
  site.wait(24 * 60);
  stella.headers = await site.cookieOf('stella@example.ca');
  await open(site, stella);
  expect((await send('web', 'We are closed.')).status).toBe(200);
  expect(await mailed()).toEqual(['ada@example.ca']);
});

test('a class that goes back to its own day is still called about the one that it was moved to', async () => {
  const { site, stella, read } = await start();
  const own = async (day: string) => present((await read(day)).classes.find(({ id }) => id === 'b'));
  const before = await own('2027-01-12');
  const body = { field: 'dates', reason: 'A storm.', seen: before.revision, sessions: shifted(before, 14) };
  expect((await site.post('/Website/office/classes/b/change', body, stella.headers)).status).toBe(200);
  // Its people have heard of that by then.
  site.wait(2);
  const back = { field: 'dates', reason: 'It passed by.', seen: before.revision + 1 };
  expect((await site.post('/Website/office/classes/b/back-to-schedule', back, stella.headers)).status).toBe(200);
  expect((await own('2027-01-26')).sittings).toEqual([]);
  expect((await own('2027-01-12')).sittings).toHaveLength(1);
});

test('Today counts the classes of the coming week whose people need something, as their list has them', async () => {
  const { site, stella } = await start();
  await site.rows(
    `INSERT INTO participant_needs (booking_id, who, told_by, needs, at)
     SELECT booking_id, email_key, 'buyer', 'No nuts', 1 FROM participants WHERE email = 'grace@example.ca'`,
  );
  const needed = async () => (await (await site.get('/Website/office/today', stella.headers)).json<Today>()).needs;
  expect(await needed()).toBeUndefined();
  site.at('2027-01-06T15:00:00Z');
  stella.headers = await site.cookieOf('stella@example.ca');
  await open(site, stella);
  expect(await needed()).toEqual({ classes: 1, from: '2027-01-06', to: '2027-01-12' });
  const list = await site.get('/Website/office/classes?from=2027-01-06&to=2027-01-12&state=has_needs', stella.headers);
  expect((await list.json<FoundClasses>()).classes.map(({ id }) => id)).toEqual(['a']);
});
