import { describe, expect, test } from 'vitest';
import type { OfficeDay } from '../../src/domain/classes/day.ts';
import type { OfficeClass } from '../../src/domain/classes/office-classes.ts';
import { shifted } from '../../src/domain/classes/shifted.ts';
import { only, present } from '../../src/domain/present.ts';
import { runScheduled } from '../scheduled.ts';
import { addAccount, PASSWORD } from '../testing/accounts.ts';
import { booked, managed, pay, person } from '../testing/changes.ts';
import { dayOf, HOURS, OWN, startDays, STORM, threeDays } from '../testing/class-days.ts';
import { asContact } from '../testing/harness.ts';
import { scheduledClass } from '../testing/site-data.ts';

test('rule 7: sales end before a class begins, whichever day of it is the first, and go on as long before a later one', async () => {
  const { act, file } = await startDays();
  const leads = async () => {
    const { salesEnd, sessions } = await file();
    return (Date.parse(present(sessions[0]).start) - Date.parse(salesEnd)) / 3_600_000;
  };
  expect(await leads()).toBe(24);
  await act('days', { what: 'add', date: '2027-01-08', ...HOURS, ...OWN });
  expect(await leads()).toBe(24);
  await act('days', { what: 'drop', session: 1, rest: false });
  await act('days', { what: 'drop', session: 1, rest: false });
  expect(await leads()).toBe(24);
});

test('rule 7: what is sold until it begins is so until it begins sooner', async () => {
  const { act, file } = await startDays();
  await act('change', { field: 'sales', open: true });
  await act('change', { field: 'dates', sessions: shifted(await file(), -3) });
  const { salesEnd, sessions } = await file();
  expect(salesEnd).toBe(present(sessions[0]).start);
});

test('on a later day of a class, that day alone is moved or falls away, though nobody was ticked on an earlier one', async () => {
  const { get, come } = await startDays();
  const of = async (date: string) => only((await get<OfficeDay>(`/Website/office/days/${date}`)).classes);
  await come('2027-01-11T12:30:00Z');
  expect(await of('2027-01-12')).toMatchObject({ hindrance: null, openSession: null });
  await come(STORM);
  expect(await of('2027-01-12')).toMatchObject({ hindrance: 'begun', openSession: 2 });
  // The day itself may not have been held.
  expect(await of('2027-01-11')).toMatchObject({ hindrance: null });
});

test('a session that fell away is not ticked by a screen that still has it', async () => {
  const { act, mark } = await startDays();
  const { start } = dayOf('2027-01-13');
  await act('days', { what: 'drop', session: 3, rest: false });
  expect(await (await mark(start, 'absent')).json()).toMatchObject({ code: 'office_changed' });
  expect((await mark(2, 'absent')).status).toBe(204);
});

test('ticks are of the day that they name, whatever its number is once the office has moved another', async () => {
  const { act, file, mark, stand, come } = await startDays();
  await come(STORM);
  await act('days', { what: 'move', session: 2, date: '2027-01-14', ...HOURS, ...OWN });
  await stand(2);
  await come('2027-01-13T22:00:00Z');
  // By a page that was read before.
  expect((await mark(dayOf('2027-01-13').start, 'present')).status).toBe(204);
  const lost = await mark(dayOf('2027-01-12').start, 'present');
  expect([lost.status, await lost.json()]).toMatchObject([409, { code: 'office_changed' }]);
  expect((await file()).marks).toMatchObject([{ session: 2, state: 'present' }]);
});

test('ticks that wait since before days were named by their start are of those that stand where the schedule had them', async () => {
  const { act, file, post, stand, come } = await startDays();
  const [grace] = (await file()).people.filter(({ email }) => email === 'grace@example.ca');
  const marks = [{ participantId: present(grace).id, state: 'absent' }];
  const tick = async (session: number) => (await post('attendance', { session, marks })).status;
  expect(await tick(3)).toBe(204);
  await come(STORM);
  await act('days', { what: 'move', session: 2, date: '2027-01-14', ...HOURS, ...OWN });
  await stand(2);
  expect([await tick(1), await tick(2), await tick(3), await tick(4)]).toEqual([204, 409, 409, 409]);
  expect((await file()).marks.map(({ session }) => session).sort()).toEqual([1, 2]);
});

test('a tick is of no other day where its day is moved in the same moment', async () => {
  const { site, act, file, mark, come } = await startDays();
  await come(STORM);
  const { db } = site.needs;
  const { batch } = db;
  db.batch = async <T>(statements: D1PreparedStatement[]) => {
    if (statements.some((one) => JSON.stringify(one).includes('INTO session_attendance'))) {
      db.batch = batch;
      await act('days', { what: 'move', session: 2, date: '2027-01-14', ...HOURS, ...OWN });
    }
    return batch.call(db, statements) as Promise<D1Result<T>[]>;
  };
  expect((await mark(2, 'absent')).status).toBe(409);
  expect((await file()).marks).toEqual([]);
});

describe('an absence that was announced is of its day, where the class is moved as a whole', () => {
  const datesOf = (...dates: string[]) => ({ field: 'dates', sessions: dates.map((date) => ({ date, ...HOURS })) });

  async function announced() {
    const days = await startDays();
    await days.come('2027-01-05T15:00:00Z');
    for (const day of [1, 2, 3]) expect((await days.mark(day, 'absent')).status).toBe(204);
    const ticked = async () => (await days.file()).marks.map(({ session }) => session).sort();
    return { ...days, ticked };
  }

  test('by the office: it goes with its day, follows the one that stays, and comes back with the Undo', async () => {
    const { act, post, ticked, stand } = await announced();
    const moved = await act('change', datesOf('2027-01-13', '2027-02-09', '2027-02-10'));
    expect(await ticked()).toEqual([1]);
    expect((await post('undo', { undo: moved.id })).status).toBe(204);
    expect(await ticked()).toEqual([1, 2, 3]);
    await act('change', datesOf('2027-02-09', '2027-02-10', '2027-02-11'));
    await stand(2);
    expect(await ticked()).toEqual([]);
  });

  test('back to the schedule', async () => {
    const { act, mark, post, ticked, stand } = await announced();
    await act('change', datesOf('2027-01-12', '2027-02-09', '2027-02-10'));
    await stand(2);
    expect((await mark(3, 'absent')).status).toBe(204);
    expect(await ticked()).toEqual([1, 3]);
    const restored = await act('back-to-schedule', { field: 'dates' });
    expect(await ticked()).toEqual([2]);
    expect((await post('undo', { undo: restored.id })).status).toBe(204);
    expect(await ticked()).toEqual([1, 3]);
  });

  test('by a release', async () => {
    const { release, ticked } = await announced();
    const sessions = ['2027-01-11', '2027-02-09', '2027-02-10'].map(dayOf);
    await release('build-2', [threeDays({ sessions, salesEnd: '2027-01-10T14:00:00Z' })]);
    expect(await ticked()).toEqual([1]);
  });

  test('not where somebody is ticked as present in the same moment', async () => {
    const { site, come, file, mark, post } = await announced();
    await come('2027-01-11T15:00:00Z');
    const { revision } = await file();
    const { db } = site.needs;
    const { batch } = db;
    db.batch = async <T>(statements: D1PreparedStatement[]) => {
      if (statements.some((one) => JSON.stringify(one).includes('INTO class_changes'))) {
        db.batch = batch;
        expect((await mark(1, 'present')).status).toBe(204);
      }
      return batch.call(db, statements) as Promise<D1Result<T>[]>;
    };
    const moved = { reason: 'A storm.', seen: revision, ...datesOf('2027-02-09', '2027-02-10', '2027-02-11') };
    expect((await post('change', moved)).status).toBe(409);
    expect((await file()).marks.map(({ state }) => state)).toContain('present');
  });
});

test('who was ticked as absent on the morning of a storm has their certificate once the class was held in another week', async () => {
  const [first, later] = ['2027-01-11', '2027-01-19'].map(dayOf);
  const { site, reference, act, come, file, mark, stand } = await startDays([
    threeDays({ sessions: [present(first)] }),
  ]);
  await pay(site, reference, 111_870);
  await come('2027-01-11T15:00:00Z');
  expect((await mark(1, 'absent')).status).toBe(204);
  await act('change', { field: 'dates', sessions: [{ date: '2027-01-19', ...HOURS }] });
  await stand(2);
  expect((await file()).sessions).toMatchObject([later]);
  site.at('2027-01-23T15:00:00Z');
  await stand(1);
  expect(await site.rows(`SELECT document ->> '$.name' AS name FROM certificates`)).toHaveLength(1);
});

test('who takes somebody’s seat does not take over the absence that they announced; who has another address keeps it', async () => {
  const { site, reference, come, file, mark } = await startDays();
  const secret = await asContact(site, reference);
  await come('2027-01-05T15:00:00Z');
  for (const day of [1, 2, 3]) expect((await mark(day, 'absent')).status).toBe(204);
  const { id } = present((await file()).people.find(({ email }) => email === 'grace@example.ca'));
  const named = async (who: Record<'firstName' | 'lastName' | 'email', string>) => {
    const { revision } = await managed(site, secret);
    const body = { revision, participants: [{ id, ...who }] };
    expect((await site.post(`/Website/name-participants/${secret}`, body)).status).toBe(200);
    return (await file()).marks.map(({ session }) => session).sort();
  };
  const grace = { firstName: 'Grace', lastName: 'Hopper', email: 'grace.h@example.ca' };
  expect(await named(grace)).toEqual([1, 2, 3]);
  expect(await named({ firstName: 'Xu', lastName: 'Xi', email: 'xu@example.ca' })).toEqual([]);
});

test('a day is not taken away on which somebody is ticked as present in the same moment', async () => {
  const { site, act, file, mark, come, post } = await startDays();
  await come('2027-01-13T15:00:00Z');
  const seen = (await file()).revision;
  const { db } = site.needs;
  const { batch } = db;
  db.batch = async <T>(statements: D1PreparedStatement[]) => {
    if (statements.some((one) => JSON.stringify(one).includes('INTO class_changes'))) {
      db.batch = batch;
      expect((await mark(3, 'present')).status).toBe(204);
    }
    return batch.call(db, statements) as Promise<D1Result<T>[]>;
  };
  const answer = await post('days', { what: 'drop', session: 3, rest: false, reason: 'A storm.', seen });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ fields: { session: 'day_held' } });
  expect((await file()).sessions).toHaveLength(3);
  await act('days', { what: 'add', date: '2027-01-15', ...HOURS, ...OWN });
});

test('an absence from a day that a class has no more is none from the others', async () => {
  const { site, act, file, mark, come, stand, reference } = await startDays();
  await pay(site, reference, 500_000);
  expect((await mark(3, 'absent')).status).toBe(204);
  await act('change', { field: 'dates', sessions: shifted(await file(), 7).slice(0, 2) });
  await stand(2);
  await come('2027-01-19T20:00:00Z');
  expect((await mark(1, 'absent')).status).toBe(204);
  expect((await mark(2, 'present')).status).toBe(204);
  await come('2027-01-25T20:00:00Z');
  await runScheduled(site.needs);
  expect(await site.rows('SELECT class_id FROM certificates')).toHaveLength(1);
});

test('a trainer on line gives a class in another city on that day', async () => {
  const west = { delivery: 'in-person', placeId: 'vancouver', timeZone: 'America/Vancouver' } as const;
  const evening = { start: '2027-01-13T22:00:00Z', end: '2027-01-13T23:00:00Z' };
  const { act, file } = await startDays([
    threeDays(),
    scheduledClass({ ...west, id: 'west', sessions: [evening], salesEnd: '2027-01-10T14:00:00Z' }),
  ]);
  expect((await file()).clash).toEqual({ id: 'west', why: 'city' });
  await act('days', { what: 'place', session: 3, where: 'online', room: '' });
  expect((await file()).clash).toBeNull();
});

test('on a day on line nobody eats with the people of other classes', async () => {
  const { site, act, get } = await startDays([threeDays(), threeDays({ id: 'b', trainer: 'Bo Larsen' })]);
  await booked(site, [{ eventId: 'b' }], { participants: [person('b', 'zoe@example.ca')] });
  await site.rows(
    `INSERT INTO participant_needs (booking_id, who, told_by, needs, at)
     SELECT booking_id, email_key, 'buyer', 'No nuts', 1 FROM participants WHERE email <> ''`,
  );
  const people = async (id: string) =>
    (await get<OfficeClass>(`/Website/office/classes/${id}`)).needsOfDays.map((one) => [one.people, one.classes]);
  const both = [2, 2];
  expect(await people('a')).toEqual([both, both, both]);
  await act('days', { what: 'place', session: 3, where: 'online', room: '' });
  expect(await people('a')).toEqual([both, both, [1, 1]]);
  expect(await people('b')).toEqual([both, both, [1, 1]]);
});

test('no day is added to a class that is over for good, by a hand-made call either', async () => {
  const { come, file, post, act } = await startDays();
  const add = { what: 'add', ...HOURS, ...OWN, reason: 'A storm.' };
  await come('2027-01-16T14:00:00Z');
  await act('days', { ...add, date: '2027-01-20' });
  const { sessions } = await file();
  await come('2027-01-24T14:00:00Z');
  const refused = await post('days', { ...add, date: '2027-06-08', seen: (await file()).revision });
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'closed' }]);
  expect((await file()).sessions).toEqual(sessions);
});

test('a day that is added once certificates say who was there moves and falls away as any that is to come', async () => {
  const { site, reference, act, get, file, mark, come } = await startDays();
  await pay(site, reference, 500_000);
  await come('2027-01-13T20:00:00Z');
  expect((await mark(3, 'present')).status).toBe(204);
  // A report that evening brings them at once.
  await come('2027-01-13T22:00:00Z');
  await addAccount(site, 'ada@gct.example', PASSWORD, { role: 'trainer', teaches: 'Ada Tremblay' });
  const report = { eventId: 'a', covered: 'All of it', incidents: '', followUp: '', attendance: [] };
  expect((await site.post('/Website/trainer-report', report, await site.cookieOf('ada@gct.example'))).status).toBe(201);
  await runScheduled(site.needs);
  expect(await site.rows('SELECT class_id FROM certificates')).toHaveLength(1);
  await act('days', { what: 'add', date: '2027-01-25', ...HOURS, ...OWN });
  const [added] = (await get<OfficeDay>('/Website/office/days/2027-01-25')).classes;
  expect(added).toMatchObject({ hindrance: 'begun', openSession: 4 });
  await act('days', { what: 'move', session: 4, date: '2027-01-26', ...HOURS, ...OWN });
  // What the certificates are of stays.
  expect((await file()).attended).toBe(3);
  await act('days', { what: 'drop', session: 4, rest: false });
  expect((await file()).sessions).toHaveLength(3);
});
