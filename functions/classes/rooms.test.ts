import { expect, test } from 'vitest';
import type { OfficeClass } from '../../src/domain/classes/office-classes.ts';
import type { ClassRooms, OfficeRooms } from '../../src/domain/classes/rooms.ts';
import { only, present } from '../../src/domain/present.ts';
import { startOffice } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const OTTAWA = { delivery: 'in-person', placeId: 'ottawa' } as const;
const on = (date: string, from = '14', to = '21') => ({
  sessions: [{ start: `${date}T${from}:00:00Z`, end: `${date}T${to}:00:00Z` }],
  salesEnd: `${date}T13:00:00Z`,
});

/** Two classes in one room of Ottawa on the same day, a third in the evening, others elsewhere. */
async function start() {
  const site = await startOffice(
    {},
    siteDataOf([
      scheduledClass({ ...OTTAWA, id: 'a' }),
      scheduledClass({ ...OTTAWA, ...on('2027-01-13'), id: 'b' }),
      scheduledClass({ ...OTTAWA, ...on('2027-01-13', '22', '23'), id: 'evening' }),
      scheduledClass({ ...OTTAWA, ...on('2027-01-14'), id: 'unnamed' }),
      scheduledClass({ ...OTTAWA, ...on('2027-03-01'), id: 'later' }),
      scheduledClass({ ...on('2027-01-13'), id: 'online' }),
      scheduledClass({ ...on('2027-01-13', '18', '23'), delivery: 'in-person', placeId: 'vancouver', id: 'west' }),
    ]),
  );
  for (const [id, room] of [
    ['a', 'Maple'],
    ['b', ' maple'],
    ['evening', 'Maple'],
    ['later', 'Cedar'],
    ['west', 'Maple'],
  ])
    await site.rows('UPDATE classes SET room = ?2 WHERE id = ?1', id, room);
  const { headers } = await site.staff('stella@example.ca');
  const rooms = async (query = 'from=2027-01-11&to=2027-01-17') =>
    (await site.get(`/Website/office/rooms?${query}`, headers)).json<OfficeRooms>();
  const ofClass = async (id: string) =>
    (await (await site.get(`/Website/office/classes/${id}/rooms`, headers)).json<ClassRooms>()).rooms;
  return { site, headers, rooms, ofClass };
}

test('each city has its rooms, the classes of the days that are asked for, and what is taken twice', async () => {
  const { rooms } = await start();
  const { cities } = await rooms();
  expect(cities.map(({ id, rooms: names }) => [id, names])).toEqual([
    ['ottawa', ['Cedar', 'Maple']],
    ['vancouver', ['Maple']],
  ]);
  const ottawa = present(cities[0]);
  expect(ottawa.classes.map(({ id, room, clash }) => [id, room, clash])).toEqual([
    ...[
      ['a', 'Maple', 'b'],
      ['b', 'maple', 'a'],
      ['evening', 'Maple', null],
      ['unnamed', '', null],
    ],
  ]);
  expect(present(ottawa.classes[0]).sessions).toHaveLength(2);
  expect(present((await rooms('from=2027-01-13&to=2027-01-13')).cities[0]).classes[0]).toMatchObject({
    ...{ id: 'a', clash: 'b' },
    sessions: [{ start: '2027-01-13T14:00:00Z' }],
  });
  expect(only((await rooms('from=2027-01-11&where=vancouver')).cities).classes.map(({ id }) => id)).toEqual(['west']);
});

test('without days it is the week of today, and no stretch is longer than a month and its weeks', async () => {
  const { rooms } = await start();
  expect(await rooms('')).toMatchObject({ from: '2026-11-20', to: '2026-11-26' });
  expect(await rooms('from=2027-01-01&to=2028-01-01')).toMatchObject({ from: '2027-01-01', to: '2027-02-15' });
});

test('a class that is cancelled takes no room', async () => {
  const { site, rooms } = await start();
  await site.rows(`UPDATE classes SET state = 'cancelled' WHERE id = 'b'`);
  expect(present((await rooms()).cities[0]).classes[0]).toMatchObject({ id: 'a', clash: null });
});

test('the rooms that a class could have are those of its city, each with who has it then', async () => {
  const { site, headers, ofClass } = await start();
  const title = expect.objectContaining({ en: 'Excel Level 1' }) as unknown;
  expect(await ofClass('unnamed')).toEqual([
    { name: 'Cedar', takenBy: null },
    { name: 'Maple', takenBy: null },
  ]);
  expect(await ofClass('b')).toEqual([
    { name: 'Cedar', takenBy: null },
    { name: 'Maple', takenBy: { id: 'a', title } },
  ]);
  expect(await ofClass('online')).toEqual([]);
  expect((await site.get('/Website/office/classes/no-such-class/rooms', headers)).status).toBe(404);
});

test('a room is the same one with an accented capital, in the calendar, in the file of a class and in what can be chosen', async () => {
  const { site, headers, rooms, ofClass } = await start();
  for (const [id, room] of [
    ['a', 'Érable'],
    ['b', 'érable'],
    ['later', 'ÉRABLE'],
  ])
    await site.rows('UPDATE classes SET room = ?2 WHERE id = ?1', id, room);
  const ottawa = present((await rooms()).cities[0]);
  expect(ottawa.rooms.filter((name) => name.toLowerCase() === 'érable')).toHaveLength(1);
  expect(ottawa.classes.filter(({ clash }) => clash !== null).map(({ id, clash }) => [id, clash])).toEqual([
    ['a', 'b'],
    ['b', 'a'],
  ]);
  const file = await site.get('/Website/office/classes/a', headers);
  expect(await file.json<OfficeClass>()).toMatchObject({ roomClash: 'b' });
  expect((await ofClass('a')).map(({ name, takenBy }) => [name.toLowerCase(), takenBy?.id ?? null])).toEqual([
    ['érable', 'b'],
    ['maple', null],
  ]);
});
