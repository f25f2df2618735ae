import { expect, test } from 'vitest';
import { shifted } from '../../src/domain/classes/shifted.ts';
import type { UndoableAct } from '../../src/domain/office/undo.ts';
import { booked, managed } from '../testing/changes.ts';
import { dayOf, HOURS, OWN, startDays, STORM, threeDays } from '../testing/class-days.ts';
import { addAccount, PASSWORD } from '../testing/accounts.ts';

const NEXT_WEEK = { sessions: [dayOf('2027-01-20')], salesEnd: '2027-01-18T14:00:00Z' };
const subjects = (mails: readonly { subject: string }[]) => mails.map(({ subject }) => subject);

test('rule 23: what is undone within its minute is in no reminder, and nobody is reminded of the same date twice', async () => {
  const { act, file, post, come, stand, mails, forget } = await startDays();
  await come('2027-01-10T15:00:00Z');
  await stand(0);
  expect(subjects(await mails())).toEqual(['Your class on Monday, January\u00a011, 2027: Excel Level 1']);
  await forget();
  const { id } = await act('change', { field: 'dates', sessions: shifted(await file(), 1) });
  await stand(0);
  expect(await mails()).toEqual([]);
  expect((await post('undo', { undo: id })).status).toBe(204);
  await stand(6);
  expect(await mails()).toEqual([]);
});

test('rule 23: of another date, people are reminded anew', async () => {
  const { act, file, come, stand, mails, forget } = await startDays();
  await come('2027-01-10T15:00:00Z');
  await stand(0);
  await act('change', { field: 'dates', sessions: shifted(await file(), 14) });
  await stand(2);
  await forget();
  await come('2027-01-24T15:00:00Z');
  await stand(0);
  expect(subjects(await mails())).toEqual(['Your class on Monday, January\u00a025, 2027: Excel Level 1']);
});

test('each day that is put on line has its link mailed, as its people were told, also where another day had it before', async () => {
  const { act, post, come, stand, mails, forget } = await startDays();
  await come(STORM);
  await act('days', { what: 'place', session: 2, where: 'online', room: '' });
  const link = { kind: 'join', title: 'Meeting', url: 'https://meet.example/storm' };
  expect((await post('links', link)).status).toBe(204);
  await stand(11);
  expect(subjects(await mails()).filter((subject) => subject.startsWith('Your link'))).toHaveLength(1);
  await forget();
  await act('days', { what: 'place', session: 3, where: 'online', room: '' });
  await stand(2);
  await stand(11);
  expect(subjects(await mails()).sort()).toEqual([
    'Changed days: Excel Level 1',
    'Your link for Tuesday, January\u00a012, 2027: Excel Level 1',
  ]);
  await stand(1_440);
  expect(await mails()).toHaveLength(2);
});

test('a class that is cancelled right after a day fell away takes that day out of calendars, too', async () => {
  const { act, stand, mails } = await startDays();
  await act('days', { what: 'drop', session: 3, rest: false });
  await act('cancel', {});
  await stand(2);
  const files = (await mails()).flatMap(({ attachments = [] }) => attachments.map(({ content }) => atob(content)));
  expect(
    files
      .join('\n')
      .match(/UID:a\.\d/g)
      ?.sort(),
  ).toEqual(['UID:a.1', 'UID:a.2', 'UID:a.3']);
  expect(files.join('\n')).not.toContain('METHOD:REQUEST');
});

test('a message that is undone leaves those out of nothing who sit in another class that gets the same words', async () => {
  const { site, post, stand, mails, forget } = await startDays([
    threeDays(),
    threeDays({ id: 'b', trainer: 'Bo Larsen' }),
  ]);
  await booked(site, [{ eventId: 'b' }]);
  await stand(2);
  await forget();
  const closed = { text: 'We are closed.' };
  const { id } = await (await post('message', closed)).json<UndoableAct>();
  expect((await post('message', closed, 'b')).status).toBe(200);
  expect((await post('undo', { undo: id })).status).toBe(204);
  await stand(2);
  expect(await mails('ada@example.ca')).toHaveLength(1);
  expect(await mails()).toEqual([]);
});

test('nor does it leave out their trainer, where both were for trainers, too', async () => {
  const { site, post, stand, mails } = await startDays([threeDays(), threeDays({ id: 'b', ...NEXT_WEEK })]);
  await addAccount(site, 'ada.t@gct.example', PASSWORD, { role: 'trainer', teaches: 'Ada Tremblay' });
  const closed = { text: 'We are closed.', trainer: true };
  const { id } = await (await post('message', closed)).json<UndoableAct>();
  expect((await post('message', closed, 'b')).status).toBe(200);
  expect((await post('undo', { undo: id })).status).toBe(204);
  const { id: alone } = await (await post('message', { text: 'Bring a laptop.', trainer: true })).json<UndoableAct>();
  expect((await post('message', { text: 'Bring a laptop.' }, 'b')).status).toBe(200);
  expect((await post('undo', { undo: alone })).status).toBe(204);
  await stand(2);
  expect((await mails('ada.t@gct.example')).map(({ text }) => text)).toEqual([
    expect.stringContaining('We are closed.'),
  ]);
});

test('a trainer who has a seat in the class reads its message once', async () => {
  const { site, post, stand, mails } = await startDays();
  await addAccount(site, 'grace@example.ca', PASSWORD, { role: 'trainer', teaches: 'Ada Tremblay' });
  expect((await post('message', { text: 'We are closed.', trainer: true })).status).toBe(200);
  await stand(2);
  expect(await mails()).toHaveLength(1);
});

test('another room of the same place for a day is told, and lets nobody cancel free of charge, as the terms say; a day on line does', async () => {
  const { site, reference, act, post, stand, mails, forget } = await startDays();
  const waived = async () => (await managed(site, reference)).lines.map((line) => line.waived);
  await act('days', { what: 'place', session: 2, where: 'room', room: 'Maple' });
  await stand(2);
  const [told] = await mails();
  expect(told?.subject).toBe('Another room: Excel Level 1');
  expect(told?.text).toMatch(/Maple[\s\S]*nothing else has changed/);
  expect(told?.text).toMatch(/Before:\n+- Monday.*\n- Tuesday((?!Maple).)*\n- Wednesday/);
  expect((await mails('ada@example.ca')).map(({ text }) => text.includes('free of charge'))).toEqual([false]);
  expect(await waived()).toEqual([null]);
  await forget();
  const { id } = await act('days', { what: 'place', session: 3, where: 'online', room: '' });
  expect(await waived()).toEqual(['changed']);
  expect((await post('undo', { undo: id })).status).toBe(204);
  expect(await waived()).toEqual([null]);
  await act('days', { what: 'place', session: 3, where: 'online', room: '' });
  await stand(2);
  expect((await mails('ada@example.ca')).map(({ text }) => text.includes('free of charge'))).toEqual([true]);
  expect(await waived()).toEqual(['changed']);
});

test('a day of which nobody has heard before it fell away again is named in no mail, and one that they had is', async () => {
  const { act, come, stand, mails, forget } = await startDays();
  await come(STORM);
  await act('days', { what: 'add', date: '2027-01-15', ...HOURS, ...OWN });
  await act('days', { what: 'drop', session: 4, rest: false });
  await stand(2);
  expect((await mails()).map(({ text }) => text.includes('There is no class on'))).toEqual([false]);
  await forget();
  await act('days', { what: 'move', session: 3, date: '2027-01-15', ...HOURS, ...OWN });
  await act('days', { what: 'drop', session: 3, rest: false });
  await stand(2);
  expect((await mails()).map(({ text }) => text.match(/There is no class on \w+/g))).toEqual([
    ['There is no class on Wednesday'],
  ]);
});

test('a seat that came after a move has that for no reason, whatever is undone later, and hears of what was not told yet', async () => {
  const { site, reference, act, post, stand, mails, forget } = await startDays();
  const asMoved = async () => (await managed(site, reference)).participants.map((seat) => seat.asMoved);
  const undo = async ({ id }: UndoableAct) => expect((await post('undo', { undo: id })).status).toBe(204);
  await act('days', { what: 'place', session: 3, where: 'online', room: '' });
  await stand(2);
  await site.rows(
    `UPDATE participants SET sat_sequence = (SELECT sequence FROM classes WHERE classes.id = 'a') WHERE email <> ''`,
  );
  expect(await asMoved()).toEqual([true, false]);
  for (const room of ['Maple', 'Cedar']) {
    await act('days', { what: 'place', session: 2, where: 'room', room });
    await stand(2);
    await undo(await act('days', { what: 'place', session: 1, where: 'online', room: '' }));
    expect(await asMoved()).toEqual([true, false]);
  }
  await forget();
  await act('days', { what: 'place', session: 2, where: 'room', room: 'Birch' });
  await undo(await act('days', { what: 'place', session: 1, where: 'online', room: '' }));
  await stand(2);
  expect(await mails()).toHaveLength(1);
});
