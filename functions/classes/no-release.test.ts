import { expect, test } from 'vitest';
import { dayOf, startDays, threeDays } from '../testing/class-days.ts';

test('until the schedule of a release was taken over no class is changed, and the office reads why and when to try again', async () => {
  const { site, act, file, post, stand } = await startDays();
  const { id } = await act('change', { field: 'room', room: 'Maple' });
  const seen = (await file()).revision;
  const { siteData } = site.needs;
  site.needs.siteData = { ...siteData, build: { ...siteData.build, id: 'build-2' } };
  const acts = [
    ['change', { field: 'capacity', capacity: 9, reason: 'A storm.', seen }],
    ['days', { what: 'drop', session: 2, rest: false, reason: 'A storm.', seen }],
    ['cancel', { reason: 'A storm.', seen }],
    ['undo', { undo: id }],
  ] as const;
  for (const [name, body] of acts) {
    const answer = await post(name, body);
    expect([name, answer.status, answer.headers.get('retry-after')]).toEqual([name, 503, '300']);
    expect(await answer.json()).toMatchObject({ code: 'schedule_behind' });
  }
  expect(await file()).toMatchObject({ revision: seen, room: 'Maple' });
  // Of a class that somebody else has changed, that is told first.
  expect((await post('cancel', { reason: 'A storm.', seen: seen - 1 })).status).toBe(409);
  await stand(5);
  await act('change', { field: 'capacity', capacity: 9 });
  expect(await file()).toMatchObject({ capacity: 9 });
});

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
