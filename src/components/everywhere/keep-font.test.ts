import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KEPT_FONT } from '~/domain/storage/kept-font.ts';
import font from '../../assets/fonts/roboto-variable.woff2?url';
import { keepFont } from './keep-font.ts';

const stored = new Map<string, string>();
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  stored.clear();
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response('font')));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a first visit fetches the font and notes its file, the next ones do not', async () => {
  await keepFont();
  expect(fetched).toHaveBeenCalledExactlyOnceWith(font);
  expect(stored.get(KEPT_FONT)).toBe(font);
  await keepFont();
  expect(fetched).toHaveBeenCalledOnce();
});

test('the file of another build is fetched', async () => {
  stored.set(KEPT_FONT, '/assets/another.woff2');
  await keepFont();
  expect(stored.get(KEPT_FONT)).toBe(font);
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])('not where data is dear: %o', async (connection) => {
  vi.stubGlobal('navigator', { connection });
  await keepFont();
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['is not there', () => Promise.resolve(new Response(null, { status: 404 }))],
  ['does not come', () => Promise.reject(new TypeError('no connection'))],
  [
    'is cut off',
    () => Promise.resolve(new Response(new ReadableStream({ start: (body) => body.error(new TypeError('cut off')) }))),
  ],
] as const)('a font that %s is not noted', async (_what, answer) => {
  fetched.mockImplementation(answer);
  await keepFont();
  expect(fetched).toHaveBeenCalledOnce();
  expect(stored).toEqual(new Map());
});

test('nothing is fetched where nothing can be noted', async () => {
  vi.stubGlobal('localStorage', undefined);
  await keepFont();
  expect(fetched).not.toHaveBeenCalled();
});
