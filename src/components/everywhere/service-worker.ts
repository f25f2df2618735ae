import { PAGES_CACHE } from '~/domain/storage/pages-cache.ts';
import { isClosed } from './page-facts.ts';

/** What a copy of a page is found under: its address without what stands behind `?` or `#`. */
const here = () => location.origin + location.pathname;

/** A first visit is not seen by the worker, which comes after it: its page is kept from here. */
async function keepThisPage(): Promise<void> {
  if (isClosed(location.pathname) || document.querySelector('meta[name=robots]')) return;
  const cache = await caches.open(PAGES_CACHE);
  if (!(await cache.match(here()))) await cache.add(here());
}

/** Pages that have been seen open without a connection from now on. A new worker waits until no page is open. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const first = !navigator.serviceWorker.controller;
  navigator.serviceWorker
    .register('/sw.js', { scope: '/' })
    .then(() => (first ? keepThisPage() : undefined))
    .catch(() => {
      // Blocked, or no longer online: the site works without it.
    });
}
