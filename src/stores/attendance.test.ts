import { beforeEach, expect, test, vi } from 'vitest';
import type { MarkAttendance } from '../domain/classes/attendance.ts';
import { grantAccess, removeAccess } from './account.ts';
import {
  $keptMarks,
  $marksOffline,
  $sentMarks,
  $waitingMarks,
  keepMarks,
  marksOf,
  parseKept,
  sendMarks,
} from './attendance.ts';

const MONDAY = '2027-01-11T14:00:00Z';
const TUESDAY = '2027-01-12T14:00:00Z';

beforeEach(() => {
  $keptMarks.set({ owner: '', marks: {} });
  grantAccess(7);
});

test('what cannot be sent is kept, and said to be; the next try sends it once', async () => {
  keepMarks(`a ${MONDAY}`, { ada: 'present', bo: 'absent' });
  const offline = vi.fn(() => Promise.resolve({ ok: false as const, code: 'network' as const }));
  await sendMarks('a', offline);
  expect([$marksOffline.get(), $waitingMarks.get()]).toEqual([
    true,
    { [`a ${MONDAY}`]: { ada: 'present', bo: 'absent' } },
  ]);
  const send = vi.fn(() => Promise.resolve({ ok: true as const, value: undefined }));
  await sendMarks('a', send);
  expect(send).toHaveBeenCalledWith(
    'a',
    {
      session: MONDAY,
      marks: [
        { participantId: 'ada', state: 'present' },
        { participantId: 'bo', state: 'absent' },
      ],
    },
    expect.any(String),
  );
  expect([$marksOffline.get(), $waitingMarks.get()]).toEqual([false, {}]);
  expect(await sendMarks('a', send)).toBeUndefined();
});

test('what is ticked again while it is sent waits on', async () => {
  keepMarks(`a ${MONDAY}`, { ada: 'present' });
  await sendMarks('a', () => {
    keepMarks(`a ${MONDAY}`, { ada: 'absent' });
    return Promise.resolve({ ok: true as const, value: undefined });
  });
  expect($waitingMarks.get()).toEqual({ [`a ${MONDAY}`]: { ada: 'absent' } });
});

test('every session of the class is sent, and one that is refused keeps no other back', async () => {
  keepMarks(`a ${MONDAY}`, { ada: 'present' });
  keepMarks(`a ${TUESDAY}`, { ada: 'absent' });
  keepMarks(`ab ${MONDAY}`, { bo: 'absent' });
  const send = vi.fn((_id: string, { session }: MarkAttendance) =>
    Promise.resolve(
      session === MONDAY ? { ok: false as const, code: 'network' as const } : { ok: true as const, value: 0 },
    ),
  );
  expect(await sendMarks('a', send)).toMatchObject({ ok: false });
  expect([$marksOffline.get(), $waitingMarks.get()]).toEqual([
    true,
    { [`a ${MONDAY}`]: { ada: 'present' }, [`ab ${MONDAY}`]: { bo: 'absent' } },
  ]);
});

test('a tick that is corrected while the first one is on its way goes out behind it', async () => {
  const sent: unknown[] = [];
  let arrive = () => undefined as void;
  const send = (_id: string, { marks }: MarkAttendance) => {
    sent.push(marks[0]?.state);
    return new Promise<{ ok: true; value: number }>((resolve) => (arrive = () => resolve({ ok: true, value: 0 })));
  };
  keepMarks(`d ${MONDAY}`, { amir: 'present' });
  const first = sendMarks('d', send);
  await Promise.resolve();
  keepMarks(`d ${MONDAY}`, { amir: 'absent' });
  const second = sendMarks('d', send);
  await Promise.resolve();
  expect(sent).toEqual(['present']);
  arrive();
  await first;
  await Promise.resolve();
  expect(sent).toEqual(['present', 'absent']);
  arrive();
  await second;
  expect($waitingMarks.get()).not.toHaveProperty(`d ${MONDAY}`);
});

test('ticks that wait by the number of a session go out so, and show until then', async () => {
  const { marks } = parseKept('{"owner":"7","marks":{"a 2":{"ada":"present","bo":"absent"}}}');
  $keptMarks.set({ owner: '7', marks });
  keepMarks(`a ${TUESDAY}`, { bo: 'present' });
  expect(marksOf($waitingMarks.get(), 'a', { start: TUESDAY, number: 2 })).toEqual({ ada: 'present', bo: 'present' });
  const send = vi.fn((id: string, { session }: MarkAttendance) =>
    Promise.resolve({ ok: true as const, value: [id, session] }),
  );
  await sendMarks('a', send);
  expect(send.mock.calls.map(([, { session }]) => session)).toEqual([2, TUESDAY]);
  expect($waitingMarks.get()).toEqual({});
});

test('what was sent stands on the page; what is refused for good waits no longer, and is no want of a connection', async () => {
  keepMarks(`c ${MONDAY}`, { ada: 'present' });
  keepMarks(`c ${TUESDAY}`, { ada: 'absent' });
  const send = (_id: string, { session }: MarkAttendance) =>
    Promise.resolve(
      session === TUESDAY ? { ok: false as const, code: 'office_changed' as const } : { ok: true as const, value: 0 },
    );
  expect(await sendMarks('c', send)).toMatchObject({ code: 'office_changed' });
  expect([$marksOffline.get(), $waitingMarks.get()]).toEqual([false, {}]);
  expect($sentMarks.get()).toMatchObject({ [`c ${MONDAY}`]: { ada: 'present' } });
  expect($sentMarks.get()).not.toHaveProperty(`c ${TUESDAY}`);
});

test('who ticked without a connection, and logs in anew once the session has ended, still has the ticks', () => {
  keepMarks(`a ${MONDAY}`, { ada: 'present' });
  removeAccess();
  expect($waitingMarks.get()).toEqual({});
  grantAccess(7);
  expect($waitingMarks.get()).toEqual({ [`a ${MONDAY}`]: { ada: 'present' } });
});

test.each(['the next login', 'a logout in between', 'another tab, which has kept them'])(
  'what somebody ticked is neither seen nor sent by another account on that phone: %s',
  async (way) => {
    keepMarks(`a ${MONDAY}`, { ada: 'present' });
    const kept = $keptMarks.get();
    if (way === 'a logout in between') removeAccess();
    grantAccess(8);
    if (way.startsWith('another tab')) $keptMarks.set(kept);
    expect($waitingMarks.get()).toEqual({});
    const send = vi.fn(() => Promise.resolve({ ok: true as const, value: undefined }));
    expect(await sendMarks('a', send)).toBeUndefined();
    keepMarks(`a ${MONDAY}`, { bo: 'absent' });
    await sendMarks('a', send);
    expect(send).toHaveBeenCalledExactlyOnceWith(
      'a',
      { session: MONDAY, marks: [{ participantId: 'bo', state: 'absent' }] },
      expect.any(String),
    );
  },
);

test('of what is stored, ticks with their account are kept and the rest dropped', () => {
  expect(
    parseKept('{"owner":"7","marks":{"a 2027-01-11T14:00:00Z":{"ada":"present","bo":"late"},"b 1":{"cy":1},"c":7}}'),
  ).toEqual({
    owner: '7',
    marks: { [`a ${MONDAY}`]: { ada: 'present' } },
  });
  const none = { owner: '', marks: {} };
  expect(['{"a 1":{"ada":"present"}}', 'nonsense', 'null', '[]'].map(parseKept)).toEqual([none, none, none, none]);
});
