import { beforeEach, expect, test, vi } from 'vitest';
import { $marksOffline, $waitingMarks, keepMarks, parseMarks, sendMarks } from './attendance.ts';

beforeEach(() => $waitingMarks.set({}));

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

test('of what is stored, ticks are kept and the rest dropped', () => {
  expect(parseMarks('{"a 1":{"ada":"present","bo":"late"},"b 1":{"cy":1},"c":7}')).toEqual({
    'a 1': { ada: 'present' },
  });
  expect(parseMarks('nonsense')).toEqual({});
});
