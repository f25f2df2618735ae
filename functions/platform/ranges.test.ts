import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRange, withRange } from './ranges.ts';

const text = '0123456789';
const bodyOf = async (answer: Response) => new TextDecoder().decode(await answer.arrayBuffer());

function ask(range: string, { headers = {}, type = 'audio/mpeg', etag = '"v1"', method = 'GET', length = true } = {}) {
  const request = new Request('https://gct.example/podcast/1.mp3', { method, headers: { range, ...headers } });
  const chunks = new ReadableStream({
    start(controller) {
      for (const part of ['012', '3456', '789']) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
  const file = new Response(chunks, {
    headers: { 'content-type': type, etag, ...(length && { 'content-length': '10' }) },
  });
  return withRange(request, file);
}

test.each([
  ['bytes=0-0', 'bytes 0-0/10', '0'],
  ['bytes=2-5', 'bytes 2-5/10', '2345'],
  ['bytes=3-', 'bytes 3-9/10', '3456789'],
  ['bytes=7-99', 'bytes 7-9/10', '789'],
  ['bytes=-1', 'bytes 9-9/10', '9'],
  ['bytes=-4', 'bytes 6-9/10', '6789'],
  ['bytes=-99', 'bytes 0-9/10', text],
])('%s', async (range, contentRange, part) => {
  for (const length of [true, false]) {
    const answer = await ask(range, { length });
    expect(answer.status).toBe(206);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-range': contentRange,
      'content-length': String(part.length),
      'accept-ranges': 'bytes',
      etag: '"v1"',
      'content-type': 'audio/mpeg',
    });
    expect(await bodyOf(answer)).toBe(part);
  }
});

test.each(['bytes=10-', 'bytes=10-12', 'bytes=999999999999999-', 'bytes=-0'])(
  '%s lies behind the end',
  async (range) => {
    const answer = await ask(range);
    expect([answer.status, answer.headers.get('content-range'), await bodyOf(answer)]).toEqual([416, 'bytes */10', '']);
  },
);

test.each(['bytes=', 'bytes=-', 'bytes=5-2', 'bytes=a-b', 'items=0-1', 'bytes=0-1,4-5', 'bytes=0x1-2', '0-1'])(
  '%s is ignored',
  async (range) => {
    const answer = await ask(range);
    expect([answer.status, await bodyOf(answer)]).toEqual([200, text]);
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
  },
);

test('a part of another version is not given: the whole is', async () => {
  const status = async (ifRange: string, etag = '"v1"') =>
    (await ask('bytes=0-1', { headers: { 'if-range': ifRange }, etag })).status;
  expect(await status('"v1"')).toBe(206);
  expect(await status('"v2"')).toBe(200);
  expect(await status('W/"v1"', 'W/"v1"')).toBe(200);
  expect(await status('Wed, 21 Oct 2026 07:28:00 GMT')).toBe(200);
});

test.each(['application/pdf', 'image/png', 'video/mp4', 'audio/mpeg'])('%s comes in parts', async (type) => {
  expect((await ask('bytes=0-1', { type })).status).toBe(206);
});

test('a page does not come in parts, nor does the answer to HEAD', async () => {
  expect((await ask('bytes=0-1', { type: 'text/html; charset=utf-8' })).status).toBe(200);
  expect((await ask('bytes=0-1', { method: 'HEAD' })).status).toBe(200);
});

test('a range is always within the file', () => {
  let within = 0;
  const bound = fc.option(fc.nat(2_000), { nil: '' });
  fc.assert(
    fc.property(bound, bound, fc.nat(1_000), (first, last, size) => {
      const slice = readRange(`bytes=${first}-${last}`, size);
      if (slice === undefined || slice === 'unsatisfiable') return;
      within += 1;
      expect(slice.start).toBeGreaterThanOrEqual(0);
      expect(slice.end).toBeGreaterThanOrEqual(slice.start);
      expect(slice.end).toBeLessThan(size);
    }),
    { numRuns: 500 },
  );
  expect(within).toBeGreaterThan(50);
});
