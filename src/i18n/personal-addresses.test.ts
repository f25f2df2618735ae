import { afterEach, expect, test, vi } from 'vitest';
import { isWithin } from '../domain/site/addresses.ts';
import type { PageRow } from './page-row.ts';

afterEach(() => {
  vi.doUnmock('./pages.ts');
  vi.resetModules();
});

/** The table with an accent in the address of a personal page. */
async function routesWithAccent() {
  vi.resetModules();
  vi.doMock(import('./pages.ts'), async (original) => {
    const { pages } = await original();
    const accented: PageRow = { ...pages.waitlist, paths: { en: '/waitlist', fr: '/fr/réservé/liste' } };
    return { pages: { ...pages, waitlist: accented as typeof pages.waitlist } };
  });
  return import('./routes.ts');
}

test('a personal page with an accent in its address is closed where the browser names it', async () => {
  const { closedAddresses, isPersonal } = await routesWithAccent();
  const { pathname } = new URL('/fr/réservé/liste', 'https://gct.example');
  expect(pathname).toBe('/fr/r%C3%A9serv%C3%A9/liste');
  expect(isWithin(closedAddresses, pathname)).toBe(true);
  expect(isPersonal('/fr/réservé/liste')).toBe(true);
});
