import { PAGES_CACHE } from '../domain/storage/pages-cache.ts';

/** Throws the copies of pages away. They are of public pages only; who logs out on a shared machine leaves none even so. */
export function forgetCopies(): void {
  if ('caches' in globalThis) caches.delete(PAGES_CACHE).catch(() => undefined);
}
