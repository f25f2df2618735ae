import { beforeEach, expect, test, vi } from 'vitest';
import { grantAccess, removeAccess } from './account.ts';
import { $keptMarks, $marksOffline, $waitingMarks, keepMarks, parseKept, sendMarks } from './attendance.ts';

beforeEach(() => {
  removeAccess();
  grantAccess(7);
});

test('what cannot be sent is kept, and said to be; the next try sends it once', async () => {
  keepMarks('a 1', { ada: 'present', bo: 'absent' });
  const offline = vi.fn(() => Promise.resolve({ ok: false as const, code: 'network' as const }));
  await sendMarks('a', 1, offline);
  expect([$marksOffline.get(), $waitingMarks.get()]).toEqual([true, { 'a 1': { ada: 'present', bo: 'absent' } }]);
  const send = vi.fn(() => Promise.resolve({ ok: true as const, value: undefined }));
  await sendMarks('a', 1, send);
  expect(send).toHaveBeenCalledWith(
    'a',
    {
      session: 1,
      marks: [
        { participantId: 'ada', state: 'present' },
        { participantId: 'bo', state: 'absent' },
      ],
    },
    expect.any(String),
  );
  expect([$marksOffline.get(), $waitingMarks.get()]).toEqual([false, {}]);
  expect(await sendMarks('a', 1, send)).toBeUndefined();
});

test('what is ticked again while it is sent waits on', async () => {
  keepMarks('a 1', { ada: 'present' });
  await sendMarks('a', 1, () => {
    keepMarks('a 1', { ada: 'absent' });
    return Promise.resolve({ ok: true as const, value: undefined });
  });
  expect($waitingMarks.get()).toEqual({ 'a 1': { ada: 'absent' } });
});

test.each(['the next login', 'a logout in between', 'another tab, which has kept them'])(
  'what somebody ticked is neither seen nor sent by another account on that phone: %s',
  async (way) => {
    keepMarks('a 1', { ada: 'present' });
    const kept = $keptMarks.get();
    if (way === 'a logout in between') removeAccess();
    grantAccess(8);
    if (way.startsWith('another tab')) $keptMarks.set(kept);
    expect($waitingMarks.get()).toEqual({});
    const send = vi.fn(() => Promise.resolve({ ok: true as const, value: undefined }));
    expect(await sendMarks('a', 1, send)).toBeUndefined();
    keepMarks('a 1', { bo: 'absent' });
    await sendMarks('a', 1, send);
    expect(send).toHaveBeenCalledExactlyOnceWith(
      'a',
      { session: 1, marks: [{ participantId: 'bo', state: 'absent' }] },
      expect.any(String),
    );
  },
);

test('of what is stored, ticks with their account are kept and the rest dropped', () => {
  expect(parseKept('{"owner":"7","marks":{"a 1":{"ada":"present","bo":"late"},"b 1":{"cy":1},"c":7}}')).toEqual({
    owner: '7',
    marks: { 'a 1': { ada: 'present' } },
  });
  const none = { owner: '', marks: {} };
  expect(['{"a 1":{"ada":"present"}}', 'nonsense', 'null', '[]'].map(parseKept)).toEqual([none, none, none, none]);
});
