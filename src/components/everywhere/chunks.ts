import { failLoading } from './loading-bar.ts';
import { showNotice } from './notices.ts';
import { notices } from './page-facts.ts';

/** The page is reloaded for the sake of a missing script at most once within this time. Milliseconds. */
const RELOAD_GUARD_MS = 60_000;

/** When it last was; session storage, epoch milliseconds. */
const KEY = 'chunkReload';

/**
 * A script of this build cannot be had, as after a deploy: the page is loaded anew, once. After that, without a
 * connection, and where nothing can be remembered, a notice says what to do.
 */
function lost(): void {
  failLoading(true);
  if (navigator.onLine) {
    try {
      const now = Date.now();
      if (now - Number(sessionStorage.getItem(KEY)) > RELOAD_GUARD_MS) {
        sessionStorage.setItem(KEY, String(now));
        location.reload();
        return;
      }
    } catch {
      // Storage is blocked: a reload could follow another for ever.
    }
  }
  showNotice(notices.dataset.outdated ?? '');
}

/** Notices scripts that fail to load: of the page itself, of an island, of anything fetched later. */
export function watchChunks(): void {
  addEventListener('vite:preloadError', lost);
  addEventListener('astro:hydration-error', lost);
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.src.startsWith(location.origin)) lost();
    },
    true,
  );
}
