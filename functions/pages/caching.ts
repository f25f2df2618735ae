import { isPrivate } from '../../src/i18n/routes.ts';

/** How long the answer to a path may be kept; `type` is its content type. */
export function cacheControl(path: string, type: string): string {
  // Its name is its content's digest.
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  // The same for everybody, and still nothing for a cache: who may log out wants no trace.
  if (isPrivate(path)) return 'private, no-store';
  if (path === '/sw.js') return 'no-cache';
  if (type.startsWith('text/html')) return 'public, max-age=0, must-revalidate';
  return 'public, max-age=3600';
}
