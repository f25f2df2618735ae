import { expect, test } from 'vitest';
import type { OfficeClass, TrainersClass } from '../../src/domain/classes/office-classes.ts';
import { noteBooking } from '../../src/domain/office/calls.ts';
import { only, present } from '../../src/domain/present.ts';
import { addAccount, cookieOf, PASSWORD } from '../testing/accounts.ts';
import { booked } from '../testing/changes.ts';
import { startOffice } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const ROOM = { delivery: 'in-person', placeId: 'ottawa' } as const;

async function start() {
  const site = await startOffice(
    {},
    siteDataOf([
      scheduledClass({ ...ROOM, id: 'a', trainer: 'Ada Tremblay' }),
      scheduledClass({ ...ROOM, id: 'b' }),
      scheduledClass({
        ...{ ...ROOM, id: 'later', salesEnd: '2027-03-09T14:00:00Z' },
        sessions: [{ start: '2027-03-09T14:00:00Z', end: '2027-03-09T19:00:00Z' }],
      }),
    ]),
  );
  const stella = await site.staff('stella@example.ca');
  const file = async (id = 'a') =>
    (await site.get(`/Website/office/classes/${id}`, stella.headers)).json<OfficeClass>();
  return { site, stella, file };
}

test('what the office notes beside a class stands in its file, with what it noted beside its bookings, and its trainer reads none of it', async () => {
  const { site, stella, file } = await start();
  const key = { ...stella.headers, 'idempotency-key': 'the-same-note' };
  const note = () => site.post('/Website/office/classes/a/notes', { text: '12 lunches, 2 vegetarian.' }, key);
  expect([(await note()).status, (await note()).status]).toEqual([204, 204]);
  site.wait(1);
  const { reference } = await booked(site, [{ eventId: 'a' }]);
  const { id, number } = present(
    only(
      await site.rows<{ id: string; number: string }>(
        'SELECT id, number FROM bookings WHERE reference = ?1',
        reference,
      ),
    ),
  );
  await site.post(noteBooking.path.replace('{id}', id), { text: 'Needs a sit-stand desk.' }, stella.headers);
  expect((await file()).notes).toMatchObject([
    { text: 'Needs a sit-stand desk.', name: 'Stella', booking: { id, number } },
    { text: '12 lunches, 2 vegetarian.', name: 'Stella', booking: null },
  ]);
  expect((await file('b')).notes).toEqual([]);
  expect((await file()).history.map(({ act }) => act)).toEqual(['class_noted']);
  expect((await site.post('/Website/office/classes/no/notes', { text: 'x' }, stella.headers)).status).toBe(404);
  await addAccount(site, 'ada.t@gct.example', PASSWORD, { role: 'trainer', teaches: 'Ada Tremblay' });
  const ada = cookieOf(await site.logIn('ada.t@gct.example'));
  const given = await (await site.get('/Website/trainer/classes/a', ada)).json<TrainersClass>();
  expect(given.id).toBe('a');
  expect(JSON.stringify(given)).not.toContain('lunches');
});

test('a room that two classes have at the same time is told in the files of both', async () => {
  const { site, stella, file } = await start();
  const put = async (id: string, room: string) => {
    const { revision: seen } = await file(id);
    const body = { field: 'room', room, reason: 'as planned', seen };
    const answer = await site.post(`/Website/office/classes/${id}/change`, body, stella.headers);
    expect(answer.status, await answer.clone().text()).toBe(200);
  };
  const clashes = async () => [
    (await file('a')).roomClash,
    (await file('b')).roomClash,
    (await file('later')).roomClash,
  ];
  expect(await clashes()).toEqual([null, null, null]);
  await put('a', 'Maple');
  await put('later', 'Maple');
  await put('b', 'Cedar');
  expect(await clashes()).toEqual([null, null, null]);
  await put('b', ' maple');
  expect(await clashes()).toEqual(['b', 'a', null]);
  await site.rows(`UPDATE classes SET state = 'cancelled' WHERE id = 'b'`);
  expect((await file('a')).roomClash).toBeNull();
});
