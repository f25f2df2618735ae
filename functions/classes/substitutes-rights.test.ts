import { expect, test } from 'vitest';
import type { ReportClasses } from '../../src/domain/training/trainer-report.ts';
import { first, only } from '../../src/domain/present.ts';
import { startSubstitutes } from '../testing/substitutes.ts';

const BASE = '/Website/trainer/classes/a';
const LINK = { kind: 'join', title: 'Meeting', url: 'https://meet.example/1' };

test('rule 39: who stands in sees that class, their day and the names of it, and neither money nor addresses', async () => {
  const { site, standIn, trainers, trainersFile, read } = await startSubstitutes();
  expect((await trainersFile('bo')).status).toBe(404);
  await standIn();
  expect((await trainers('bo')).map(({ id, own }) => [id, own])).toEqual([
    ['a', [2]],
    ['fridays', [1]],
  ]);
  expect((await trainers('ada')).map(({ id, own }) => [id, own])).toEqual([['a', [1, 3]]]);
  const answer = await trainersFile('bo');
  const text = await answer.clone().text();
  expect(text).toContain('Grace Hopper');
  expect(text).not.toMatch(/[Cc]ents|@|organisation|booking(Id|State)|buyer/);
  expect(await read(answer)).toMatchObject({ own: [2], linkHosts: null });
  expect(
    await site.rows(`SELECT role, subject_id FROM office_acts WHERE act = 'file_opened' AND role = 'trainer'`),
  ).toEqual([{ role: 'trainer', subject_id: 'a' }]);
});

test('rule 39: who stands in ticks who is there on their day alone, and reads no other day’s', async () => {
  const { site, of, come, standIn, trainersFile, read } = await startSubstitutes();
  await standIn();
  const { people } = await read(await trainersFile('ada'));
  const marks = [{ participantId: first(people).id, state: 'present' }];
  await come('2027-01-13T15:00:00Z');
  const [ada, bo, cy] = [await of('ada'), await of('bo'), await of('cy')];
  const tick = async (session: number, headers: { cookie: string }) =>
    (await site.post(`${BASE}/attendance`, { session, marks }, headers)).status;
  expect([await tick(1, bo), await tick(3, bo), await tick(2, cy), await tick(1, cy)]).toEqual([404, 404, 404, 404]);
  expect(await site.rows('SELECT session FROM session_attendance')).toEqual([]);
  // The trainer of the class answers for all of it.
  expect([await tick(2, bo), await tick(1, ada), await tick(2, ada)]).toEqual([204, 204, 204]);
  expect((await read(await trainersFile('bo'))).marks.map(({ session }) => session)).toEqual([2]);
  expect((await read(await trainersFile('ada'))).marks.map(({ session }) => session).sort()).toEqual([1, 2]);
});

test.each([
  ['a link', 'links', LINK],
  ['a file', 'links', { kind: 'material', title: 'Files', url: 'https://files.example/a.zip' }],
  ['a recording', 'links', { kind: 'recording', title: 'Film', url: 'https://files.example/a.mp4' }],
  ['its removal', 'remove-link', { linkId: 'any' }],
])('rule 39: who stands in for a day keeps no links, as if there were no such class: %s', async (_, name, body) => {
  const { site, of, standIn } = await startSubstitutes();
  await standIn();
  const bo = await of('bo');
  const answers = await Promise.all(
    ['a', 'there-is-none'].map((id) => site.post(`/Website/trainer/classes/${id}/${name}`, body, bo)),
  );
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect(texts[0]).toBe(texts[1]);
  expect(await site.rows('SELECT id FROM class_links')).toEqual([]);
});

test('rule 39: it is theirs no more once it is taken back, the day is gone, or it is long over; and not with another role', async () => {
  const { site, of, act, come, standIn, trainersFile } = await startSubstitutes();
  const status = async () => (await trainersFile('bo')).status;
  await standIn();
  await standIn('');
  expect(await status()).toBe(404);
  await standIn();
  expect(await status()).toBe(200);
  await act('days', { what: 'drop', session: 2, rest: false });
  expect(await status()).toBe(404);
  await standIn();
  await site.rows(`UPDATE accounts SET role = 'client', teaches = NULL WHERE teaches = 'Bo Larsen'`);
  expect(await status()).toBe(404);
  await site.rows(`UPDATE accounts SET role = 'trainer', teaches = 'Bo Larsen' WHERE email_key = 'bo@gct.example'`);
  await come('2027-02-25T12:00:00Z');
  expect(await status()).toBe(200);
  await come('2027-03-01T12:00:00Z');
  expect(await status()).toBe(404);
  expect(
    (
      await site.post(
        `${BASE}/attendance`,
        { session: 2, marks: [{ participantId: 'any', state: 'absent' }] },
        await of('bo'),
      )
    ).status,
  ).toBe(404);
});

test('what a substitute reports says what was covered on their day, and of nobody whether they were there', async () => {
  const { site, of, get, come, standIn, trainersFile, read } = await startSubstitutes();
  await standIn();
  const { people } = await read(await trainersFile('ada'));
  const attendance = [{ participantId: first(people).id, state: 'absent' }];
  const report = { eventId: 'a', attendance, covered: 'Formulas.', incidents: '', followUp: '' };
  await come('2027-01-11T16:00:00Z');
  const send = async (name: 'ada' | 'bo' | 'cy') => site.post('/Website/trainer-report', report, await of(name));
  expect([(await send('bo')).status, (await send('cy')).status]).toEqual([404, 404]);
  await come('2027-01-12T16:00:00Z');
  const { classes } = await get<ReportClasses>('/Website/trainer-report', await of('bo'));
  expect(classes).toMatchObject([{ event: { id: 'a' }, byDays: true, participants: [], reported: false }]);
  expect((await send('bo')).status).toBe(201);
  expect(await site.rows('SELECT * FROM attendance')).toEqual([]);
  const { reports } = await get<{ reports: object[] }>('/Website/office/trainer-reports?trainer=Bo%20Larsen');
  expect(only(reports)).toMatchObject({ trainer: 'Bo Larsen', days: ['2027-01-12T14:00:00Z'] });
  expect((await send('ada')).status).toBe(201);
  expect(await site.rows('SELECT state FROM attendance')).toEqual([{ state: 'absent' }]);
});
