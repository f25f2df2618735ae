import { expect, test } from 'vitest';
import type { MovedClasses, OfficeDay } from '../../src/domain/classes/day.ts';
import type { FoundClasses } from '../../src/domain/classes/office-classes.ts';
import type { OfficeRooms } from '../../src/domain/classes/rooms.ts';
import { dayKey } from '../../src/domain/classes/substitutes.ts';
import { only, present } from '../../src/domain/present.ts';
import type { Today } from '../../src/domain/today/today.ts';
import type { Message } from '../platform/mail/message.ts';
import { runScheduled } from '../scheduled.ts';
import { day, startSubstitutes, TUESDAY, WEDNESDAY } from '../testing/substitutes.ts';

const BO = 'Bo Larsen';
const on = (session: { start: string }, name: string | null = BO) => ({ [dayKey(session)]: name });
const MOVE = { what: 'move', session: 2, date: '2027-01-18', from: '09:00', to: '16:00', where: 'own', room: '' };
const told = (mails: readonly Message[]) =>
  mails.map(({ to, subject }) => [to.split('@')[0], subject.split(/\s?:/)[0]]);
const calendars = ({ attachments }: Message) =>
  attachments.map(({ content }) => new TextDecoder().decode(Uint8Array.from(atob(content), (c) => c.charCodeAt(0))));
const uids = (calendar = '') => [...calendar.matchAll(/UID:a\.(\d)@/g)].map(([, number]) => number);

test('a day is given by somebody else, and by its trainer again; what was seen before is refused, and it is written down', async () => {
  const { site, file, post, standIn } = await startSubstitutes();
  await standIn();
  expect(await file()).toMatchObject({ trainer: 'Ada Tremblay', substitutes: on(TUESDAY) });
  const late = await post('substitute', { session: 1, trainer: BO, seen: 0 });
  expect([late.status, await late.json()]).toMatchObject([409, { code: 'office_changed' }]);
  await standIn('');
  expect((await file()).substitutes).toEqual({});
  expect(await site.rows(`SELECT reason, after FROM office_acts WHERE act = 'substitute_set' ORDER BY id`)).toEqual([
    { reason: 'The dentist.', after: '{"session":2}' },
    { reason: 'The dentist.', after: '{"session":2}' },
  ]);
});

test.each([
  ['who is not free', { session: 2, trainer: BO }, { trainer: 'trainer_busy' }],
  ['who is not of the team', { session: 2, trainer: 'Cy Roy' }, { trainer: 'choose' }],
  ['a day that there is not', { session: 4, trainer: BO }, { session: 'choose' }],
])('%s is refused', async (_, body, fields) => {
  const { site, file, post } = await startSubstitutes();
  await site.rows(
    `UPDATE classes SET sessions = ?1, starts_at = starts_at - 259200000 WHERE id = 'fridays'`,
    JSON.stringify([TUESDAY]),
  );
  const answer = await post('substitute', body);
  expect([answer.status, await answer.json()]).toMatchObject([400, { fields }]);
  expect((await file()).substitutes).toEqual({});
});

test('nobody is in two rooms at once: who stands in is busy on that day, whose day it was is free', async () => {
  const { file, post, act, standIn } = await startSubstitutes();
  await standIn();
  const dates = { field: 'dates', sessions: [{ date: '2027-01-12', from: '09:00', to: '16:00' }] };
  const busy = await post('change', dates, 'fridays');
  expect([busy.status, await busy.json()]).toMatchObject([
    400,
    { clash: { id: 'a' }, fields: { 'sessions.0.date': 'trainer_busy' } },
  ]);
  // Ada is free for it, since that day of hers is Bo's.
  for (const change of [{ field: 'trainer', trainer: 'Ada Tremblay' }, dates]) {
    const answer = await post('change', change, 'fridays');
    expect(answer.status, await answer.clone().text()).toBe(200);
  }
  expect((await file()).clash).toBeNull();
  const back = await post('substitute', { session: 2, trainer: '' });
  expect([back.status, await back.json()]).toMatchObject([
    400,
    { clash: { id: 'fridays' }, fields: { trainer: 'trainer_busy' } },
  ]);
  // Nor does she give all of it again by way of another trainer.
  await act('change', { field: 'trainer', trainer: BO });
  expect((await file()).dayGivers.find(({ session }) => session === 2)?.givers).toContainEqual({
    ...{ trainer: 'Ada Tremblay', lacks: null, clash: { id: 'fridays', why: 'hours' } },
  });
});

test('a colleague who does not teach it, or not there, can be named all the same, and that is said', async () => {
  const { file, standIn } = await startSubstitutes();
  const lacking = async () => {
    const { givers } = present((await file()).dayGivers.find(({ session }) => session === 2));
    return givers.map(({ trainer, lacks }) => [trainer, lacks]);
  };
  const team = [
    ['Ada Tremblay', null],
    ['Bo Larsen', null],
    ['Cyd Roy', 'subject'],
  ];
  expect(await lacking()).toEqual(team);
  await standIn('Cyd Roy');
  expect(await file()).toMatchObject({ substitutes: on(TUESDAY, 'Cyd Roy') });
});

test('it is undone within the minute, and nobody hears of it', async () => {
  const { site, act, file, standIn, stand } = await startSubstitutes();
  const { id } = await standIn();
  site.wait(0.5);
  await act('undo', { undo: id });
  expect((await file()).substitutes).toEqual({});
  expect(await stand()).toEqual([]);
  expect(await site.rows('SELECT * FROM trainer_changes')).toEqual([]);
});

test('both are told, each in their language, with what their calendars need', async () => {
  const { standIn, stand, file } = await startSubstitutes();
  await standIn();
  const mails = await stand();
  expect(told(mails).sort()).toEqual([
    ['ada', 'Votre session a changé'],
    ['bo', 'You give a day of a class'],
  ]);
  const [ada, bo] = ['ada', 'bo'].map((name) => present(mails.find(({ to }) => to.startsWith(name)))) as [
    Message,
    Message,
  ];
  expect(bo.text).toMatch(/Tuesday,.January.12,.2027[\s\S]*You stand in for Ada Tremblay/);
  expect(bo.text).not.toMatch(/January.11/);
  expect(bo.text).toContain('/office/classes/a');
  expect(uids(only(calendars(bo)))).toEqual(['2']);
  expect(ada.text).toMatch(
    /lundi.11.janvier[\s\S]*mercredi.13.janvier[\s\S]*mardi.12.janvier.2027[^\n]*Bo Larsen[\s\S]*plus.valable/,
  );
  const [kept, gone] = calendars(ada);
  expect([uids(kept), uids(gone)]).toEqual([['1', '3'], ['2']]);
  expect(gone).toContain('METHOD:CANCEL');
  expect((await file()).trainersNews).toHaveLength(2);

  await standIn('');
  const then = (await stand()).slice(2);
  expect(told(then).sort()).toEqual([
    ['ada', 'Votre session a changé'],
    ['bo', 'You no longer give this day'],
  ]);
  const sequences = (calendar = '') => [...calendar.matchAll(/SEQUENCE:(\d+)/g)].map(([, number]) => Number(number));
  const anew = only(calendars(present(then.find(({ to }) => to.startsWith('ada')))));
  expect(uids(anew)).toEqual(['1', '2', '3']);
  // What was taken out is put in by a later file.
  expect(Math.min(...sequences(anew))).toBeGreaterThan(Math.max(...sequences(gone)));
});

test('who stands in follows the day to another date, and hears of it; undone, all is as it was', async () => {
  const { site, act, file, standIn, stand } = await startSubstitutes();
  await standIn();
  await stand();
  const { id } = await act('days', MOVE);
  expect((await file()).substitutes).toEqual(on(day('2027-01-18')));
  site.wait(0.5);
  await act('undo', { undo: id });
  expect((await file()).substitutes).toEqual(on(TUESDAY));
  await act('days', { ...MOVE, session: 1 });
  expect((await file()).substitutes).toEqual(on(TUESDAY));
  await act('days', { ...MOVE, session: 1, date: '2027-01-19' });
  const mails = (await stand()).slice(2);
  expect(told(mails)).toEqual(expect.arrayContaining([['bo', 'Your class has changed']]));
  expect(present(mails.find(({ to }) => to.startsWith('bo'))).text).toMatch(/Tuesday,.January.19,.2027/);
});

test('of a day that falls away, who stood in is told, and loses it; undone, they have it again', async () => {
  const { site, act, file, standIn, stand, trainers } = await startSubstitutes();
  await standIn();
  await stand();
  const { id } = await act('days', { what: 'drop', session: 2, rest: false });
  expect((await file()).substitutes).toEqual({});
  expect((await trainers('bo')).map((one) => one.id)).toEqual(['fridays']);
  site.wait(0.5);
  await act('undo', { undo: id });
  expect((await file()).substitutes).toEqual(on(TUESDAY));
  await act('days', { what: 'drop', session: 2, rest: false });
  const mails = (await stand()).slice(2);
  expect(told(mails)).toContainEqual(['bo', 'You no longer give this day']);
});

test('a class that moves as a whole takes its substitutes along, back to the schedule as well; a release that knows other days does so too', async () => {
  const { site, act, file, standIn } = await startSubstitutes();
  await standIn();
  const sessions = ['12', '13', '14'].map((date) => ({ date: `2027-01-${date}`, from: '09:00', to: '16:00' }));
  await act('change', { field: 'dates', sessions });
  expect((await file()).substitutes).toEqual(on(WEDNESDAY));
  await act('back-to-schedule', { field: 'dates' });
  expect((await file()).substitutes).toEqual(on(TUESDAY));
  const later = [day('2027-01-11'), { ...TUESDAY, start: '2027-01-12T15:00:00Z' }, WEDNESDAY];
  await site.rows(`UPDATE classes SET sessions = ?1 WHERE id = 'a'`, JSON.stringify(later));
  expect((await file()).substitutes).toEqual(on({ start: '2027-01-12T15:00:00Z' }));
  await site.rows(`UPDATE classes SET sessions = ?1 WHERE id = 'a'`, JSON.stringify([day('2027-01-11')]));
  expect(await site.rows('SELECT * FROM class_substitutes')).toEqual([]);
});

test('where a moved day finds its substitute busy, the office’s Today and its list say so', async () => {
  const { act, get, standIn } = await startSubstitutes();
  await standIn();
  const counted = async () => {
    const { lists } = await get<Today>('/Website/office/today');
    const { classes } = await get<FoundClasses>('/Website/office/classes?state=needs_trainer');
    return [lists.find(({ name }) => name === 'needs_trainer')?.count, classes.map(({ id }) => id)];
  };
  expect(await counted()).toEqual([0, []]);
  await act('days', { ...MOVE, date: '2027-01-15' });
  expect(await counted()).toEqual([1, ['a']]);
  await act('substitute', { session: 3, trainer: '' });
  expect(await counted()).toEqual([0, []]);
});

test('a day says who gives it: Closures, rooms, the list by trainer, tables and hours', async () => {
  const { site, get, standIn, file } = await startSubstitutes();
  await site.rows(`UPDATE classes SET room = 'Rideau' WHERE id = 'a'`);
  await standIn();
  const trainerOn = async (date: string) =>
    only((await get<OfficeDay>(`/Website/office/days/${date}`)).classes.filter(({ id }) => id === 'a'));
  expect(await trainerOn('2027-01-12')).toMatchObject({ trainer: BO, trainerEmail: 'bo@gct.example' });
  expect((await file()).standIns).toEqual([{ trainer: BO, trainerPhone: '', trainerEmail: 'bo@gct.example' }]);
  expect(await trainerOn('2027-01-13')).toMatchObject({ trainer: 'Ada Tremblay', trainerEmail: 'ada@gct.example' });
  const { classes } = await get<FoundClasses>('/Website/office/classes?trainer=Bo%20Larsen');
  expect(classes.map(({ id }) => id)).toEqual(['a', 'fridays']);
  const { cities } = await get<OfficeRooms>('/Website/office/rooms?from=2027-01-12&to=2027-01-12');
  expect(cities.flatMap((city) => city.classes)).toMatchObject([{ id: 'a', trainer: BO }]);
  const moved = await get<MovedClasses>('/Website/office/days/2027-01-12/moved?to=2027-01-19');
  expect(moved.classes.find(({ id }) => id === 'a')?.problem).toBeNull();
  expect((await file()).dayGivers.map(({ session }) => session)).toEqual([1, 2, 3]);
});

test('what a day costs is what its trainer costs', async () => {
  const { site, file, standIn } = await startSubstitutes();
  await site.rows(`INSERT INTO cost_rates (kind, name, cents, per, at)
    VALUES ('trainer', 'Ada Tremblay', 10000, 'day', 1), ('trainer', 'Bo Larsen', 1000, 'hour', 1)`);
  expect((await file()).margin.trainerCents).toBe(30_000);
  await standIn();
  expect((await file()).margin.trainerCents).toBe(26_000);
  await site.rows(`DELETE FROM cost_rates WHERE name = 'Bo Larsen'`);
  expect((await file()).margin.trainerCents).toBeNull();
});

test('participants read in their mails who stands in front of them that day', async () => {
  const { site, standIn, come } = await startSubstitutes();
  await standIn();
  await come('2027-01-08T15:00:00Z');
  // What is due is queued, and then delivered.
  await runScheduled(site.needs);
  await runScheduled(site.needs);
  const mails = await site.rows<{ message: string }>(
    `SELECT message FROM local_mail WHERE message LIKE '%"grace@example.ca"%'`,
  );
  const texts = mails
    .map(({ message }) => (JSON.parse(message) as Message).text)
    .filter((text) => text.includes('taught by'));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.at(-1)).toMatch(/taught by Ada Tremblay[\s\S]*On Tuesday,.January.12,.2027, it is taught by Bo Larsen/);
});

test('who is erased gives no day any more: nobody does, and Today asks for somebody', async () => {
  const { site, file, standIn, get, stand, come } = await startSubstitutes();
  await standIn();
  await stand();
  const { erasing } = await import('../platform/stored.ts');
  const { stored } = await import('./stored.ts');
  for (const statement of erasing(stored.filter(({ table }) => /^(class_substitutes|trainer_)/.test(table)))) {
    await site.rows(statement, 'bo@gct.example');
  }
  expect((await file()).substitutes).toEqual(on(TUESDAY, null));
  const lacking = async () => {
    const { lists } = await get<Today>('/Website/office/today');
    return lists.find(({ name }) => name === 'needs_trainer')?.rows.map(({ id }) => id);
  };
  expect(await lacking()).toEqual(['a']);
  // Nobody has booked the Fridays: they ask for nobody before that.
  await site.rows(`UPDATE classes SET trainer = NULL`);
  expect(await lacking()).toEqual(['a']);
  await site.rows(`UPDATE classes SET state = 'confirmed' WHERE id = 'fridays'`);
  expect(await lacking()).toEqual(['a', 'fridays']);
  await come('2027-01-13T22:00:00Z');
  expect(await lacking()).toEqual(['fridays']);
  for (const table of ['trainer_tellings', 'trainer_changes', 'class_substitutes']) {
    expect(JSON.stringify(await site.rows(`SELECT * FROM ${table}`)), table).not.toContain('Bo');
  }
});
