import AstroPWA from '@vite-pwa/astro';
import type { AstroIntegration } from 'astro';
import { PAGES_CACHE } from '../domain/storage/pages-cache.ts';
import { closedAddresses, href } from '../i18n/routes.ts';
import type { Locale } from '../i18n/locales.ts';
import { OFFICE_SCRIPT } from './script-names.ts';

/** A page that takes longer is shown from its copy, where there is one. Seconds. */
const PATIENCE_SECONDS = 10;

/** Copies kept of pages; the one that was seen longest ago goes first. */
const MAX_PAGES = 60;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The addresses of pages in one language, for the worker. What is matched begins behind the origin, which Workbox takes
 * for "on this site only". A name with a dot is a file.
 */
export function pagesPattern(locale: Locale): RegExp {
  const language = locale === 'fr' ? '(?=/fr(?:[/?#]|$))' : '(?!/fr(?:[/?#]|$))';
  const never = closedAddresses.map(escaped).join('|');
  return new RegExp(`(?<=^https?://[^/]+)${language}(?!(?:${never})(?:[/?#]|$))/[^.?#]*(?:[?#].*)?$`, 'i');
}

/**
 * Rules of copies. They are written into the worker as they stand here, so each is complete in itself. A copy stands
 * under the address without its query, and only a page that anyone may keep is copied: no redirect, no error.
 */
export const copying = {
  cacheKeyWillBeUsed: ({ request }: { request: Request }) => {
    const { origin, pathname } = new URL(request.url);
    return Promise.resolve(origin + pathname);
  },
  cacheWillUpdate: ({ response }: { response: Response }) => {
    const { status, redirected, headers } = response;
    const kept =
      status === 200 &&
      !redirected &&
      !/no-store|private/.test(headers.get('cache-control') ?? '') &&
      (headers.get('content-type') ?? '').startsWith('text/html');
    return Promise.resolve(kept ? response : null);
  },
};

const pages = (locale: Locale) => ({
  urlPattern: pagesPattern(locale),
  handler: 'NetworkFirst' as const,
  options: {
    cacheName: PAGES_CACHE,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    expiration: { maxEntries: MAX_PAGES, purgeOnQuotaError: true },
    precacheFallback: { fallbackURL: href('offline', locale) },
    plugins: [copying],
  },
});

/**
 * `/sw.js`: files of the build are kept beforehand, pages as they are seen and asked of the network first. A new worker
 * waits until no page of the old one is open, so that nothing changes under a visitor; since pages come from the network
 * and their files are named by content, nothing is stale meanwhile.
 */
export function serviceWorker(): AstroIntegration {
  return AstroPWA({
    strategies: 'generateSW',
    registerType: 'prompt',
    injectRegister: null,
    manifest: false,
    workbox: {
      globPatterns: [
        // No font: it is kept by `everywhere/keep-font.ts`, where data is not dear.
        'assets/*.{js,css}',
        'favicon.svg',
        ...[href('offline', 'en'), href('offline', 'fr')].map((path) => `${path.slice(1)}.html`),
      ],
      // Staff alone open it, and need the network for all that it shows.
      globIgnores: [`assets/${OFFICE_SCRIPT}*`],
      dontCacheBustURLsMatching: /^assets\//,
      inlineWorkboxRuntime: true,
      sourcemap: false,
      navigateFallback: null,
      cleanupOutdatedCaches: true,
      navigationPreload: true,
      skipWaiting: false,
      clientsClaim: false,
      runtimeCaching: [pages('fr'), pages('en')],
    },
  });
}
