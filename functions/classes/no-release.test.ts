import { expect, test } from 'vitest';
import { dayOf, startDays, threeDays } from '../testing/class-days.ts';

test('a class that no release knows any more is as the last one had it, whatever it was when the office changed something of it', async () => {
  const { act, file, post, come, stand, release } = await startDays();
  await act('change', { field: 'room', room: 'Maple' });
  await act('change', { field: 'capacity', capacity: 9 });
  await stand(2);
  const later = [dayOf('2027-01-18'), dayOf('2027-01-19'), dayOf('2027-01-20')];
  const put = { sessions: later, salesEnd: '2027-01-17T14:00:00Z', priceCents: 60_000, placeId: 'vancouver' };
  await release('build-2', [threeDays(put)]);
  await come('2027-01-18T16:00:00Z');
  await release('build-3', []);
  const now = { sessions: later, priceCents: 60_000, placeId: 'vancouver', capacity: 9 };
  expect(await file()).toMatchObject({ ...now, room: 'Maple' });
  const { id } = await act('change', { field: 'room', room: 'Bow' });
  expect(await file()).toMatchObject({ ...now, room: 'Bow' });
  expect((await post('undo', { undo: id })).status).toBe(204);
  expect(await file()).toMatchObject({ ...now, room: 'Maple' });
});
