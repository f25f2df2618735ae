import { expect, test } from 'vitest';
import { copying, pagesPattern } from './service-worker.ts';

const origin = 'http://localhost:8788';

/** As Workbox asks: a match that begins after the start is on this site only. */
const matches = (locale: 'en' | 'fr', url: string) => (pagesPattern(locale).exec(url)?.index ?? 0) > 0;

test.each(['/', '/course/excel-level-1', '/courses/vba-(visual-basic-for-applications)', '/course-catalog?tab=a.b#c'])(
  '%s is a page in English',
  (path) => {
    expect(matches('en', origin + path)).toBe(true);
    expect(matches('fr', origin + path)).toBe(false);
  },
);

test.each(['/fr', '/fr/', '/fr/cours/excel-niveau-1', '/fr/formation-des-comp%C3%A9tences', '/fr?q=1'])(
  '%s is a page in French',
  (path) => {
    expect(matches('fr', origin + path)).toBe(true);
    expect(matches('en', origin + path)).toBe(false);
  },
);

test.each([
  '/private',
  '/private/client-section',
  '/checkout',
  '/checkout/confirmation#reference',
  '/fr/paiement/facture',
  '/Website/event-detail/a',
  '/website/sitemap-items-search-results',
  '/local/mailbox',
  '/healthz',
  '/free-downloads/shortcuts.pdf',
  '/assets/Cart.abc.js',
])('no copy is made of %s', (path) => {
  expect(matches('en', origin + path) || matches('fr', origin + path)).toBe(false);
});

const keeps = async (response: object) => (await copying.cacheWillUpdate({ response: response as Response })) !== null;
const answer = (changes: object = {}, headers: Record<string, string> = {}) => ({
  status: 200,
  redirected: false,
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...headers }),
  ...changes,
});

test('only pages that anyone may keep are copied', async () => {
  expect(await keeps(answer())).toBe(true);
  expect(await keeps(answer({}, { 'cache-control': 'public, max-age=0, must-revalidate' }))).toBe(true);
  expect(await keeps(answer({ redirected: true }))).toBe(false);
  expect(await keeps(answer({ status: 404 }))).toBe(false);
  expect(await keeps(answer({ status: 0 }))).toBe(false);
  expect(await keeps(answer({}, { 'cache-control': 'no-store' }))).toBe(false);
  expect(await keeps(answer({}, { 'cache-control': 'private' }))).toBe(false);
  expect(await keeps(answer({}, { 'content-type': 'application/json' }))).toBe(false);
});

test('a copy stands under the address without its query', async () => {
  const key = await copying.cacheKeyWillBeUsed({ request: new Request(`${origin}/course-catalog?tab=adobe`) });
  expect(key).toBe(`${origin}/course-catalog`);
});
