import type { Context, Hono } from 'hono';
import { pathKey, plainPath } from '../../src/domain/site/redirects.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { localeOfPath } from '../../src/i18n/locales.ts';
import { pages } from '../../src/i18n/pages.ts';
import { encodePath, isPrivate, shellAt, type Shell } from '../../src/i18n/routes.ts';
import { problem, sendProblem } from '../platform/answers.ts';
import type { AppEnv, Dependencies } from '../platform/dependencies.ts';
import { readsPage } from '../platform/middleware/plain-form.ts';
import { builtPage, errorPage } from '../platform/built-page.ts';
import { cacheControl } from './caching.ts';
import { withChosen } from './chosen-class.ts';
import { withRange } from '../platform/ranges.ts';

const notFoundPages: readonly string[] = Object.values(pages.notFound.paths);
const errorPages: readonly string[] = Object.values(pages.error.paths);

type Needs = Pick<Dependencies, 'assets' | 'siteData'>;

/** Everything that is no call of the API: the built site, and its own page where it has none. */
export function pageRoutes(app: Hono<AppEnv>, needs: Needs): void {
  const pageAt = pagesOf(needs.siteData);
  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const page = pageAt(pathname);
    const shell = page === undefined ? shellAt(plainPath(pathname)) : undefined;
    if (shell && plainPath(pathname) !== shell.address) return moved(c, 301, encodePath(shell.address) + search);
    if (shell) return shellPage(c, needs, shell);
    if (page === undefined && isPrivate(pathKey(pathname))) return notFound(c, needs);
    // Asked for themselves, they still say what they say: that there is no such page, or that something failed.
    if (page !== undefined && notFoundPages.includes(page)) return notFound(c, needs);
    if (page !== undefined && errorPages.includes(page)) return failed(c, needs, page);

    const address = page === undefined ? undefined : encodePath(page);
    if (address !== undefined && address !== pathname) return moved(c, 301, address + search);
    c.set('route', page ?? (pathname.startsWith('/assets/') ? '/assets/*' : '/*'));
    if (page !== undefined) {
      c.set('page', page);
      c.set('isPage', true);
    }

    const file = await needs.assets.fetch(c.req.raw);
    if (file.status >= 500) throw new Error(`the static files answered ${file.status}`);
    if (file.status >= 300 && file.status !== 304) return elsewhere(c, file) ?? notFound(c, needs);
    const answer = await withRange(c.req.raw, file);
    const kept = answer.status < 400 ? cacheControl(pathname, file.headers.get('content-type') ?? '') : 'no-store';
    const headers = new Headers(answer.headers);
    headers.set('cache-control', kept);
    // A file of a kind that browsers do not know, such as a ribbon for Office, is saved and never shown.
    if (answer.status === 200 && !headers.has('content-type')) {
      headers.set('content-type', 'application/octet-stream');
      headers.set('content-disposition', 'attachment');
    }
    const built = new Response(answer.body, { status: answer.status, headers });
    return page === undefined ? built : withChosen(built, needs.siteData, page, new URLSearchParams(search));
  });
  app.all('*', async (c) => {
    c.header('Allow', 'GET, HEAD');
    // A form of the page that its script should have sent: the page itself, to be filled in again.
    if (c.req.method === 'POST' && readsPage(c)) {
      const { pathname } = new URL(c.req.url);
      const path = pageAt(pathname);
      const page = path === undefined ? undefined : await builtPage(c, needs.assets, encodePath(path), 405);
      if (page) c.set('page', path);
      const answer = page ?? (await errorPage(c, needs.assets, localeOfPath(pathname), 405));
      answer.headers.set('allow', 'GET, HEAD');
      return answer;
    }
    return sendProblem(c, problem('method_not_allowed', 'A page can only be read.'));
  });
}

/**
 * Finds the page that an address means, however its slashes, escapes, accents and capitals are written, or whether it ends
 * in `.html`.
 */
function pagesOf({ policies }: SiteData): (pathname: string) => string | undefined {
  const known = (path: string) => Object.hasOwn(policies.pages, path);
  const byKey = new Map(Object.keys(policies.pages).map((path) => [pathKey(path), path]));
  return (pathname) => {
    const path = plainPath(pathname);
    if (known(path)) return path;
    const bare = /\.html$/i.test(path) ? path.slice(0, -'.html'.length).replace(/\/index$/i, '') || '/' : path;
    return known(bare) ? bare : byKey.get(pathKey(bare));
  };
}

/** One page for many addresses, such as those of recordings: its screen asks the API for what the address names. */
async function shellPage(c: Context<AppEnv>, needs: Needs, { route, page: path }: Shell): Promise<Response> {
  c.set('route', route);
  c.set('isPage', true);
  const page = await builtPage(c, needs.assets, encodePath(path), 200);
  page?.headers.set('cache-control', cacheControl(path, 'text/html'));
  return page ?? notFound(c, needs);
}

/** The assets service has the file under another spelling of its name. It never leads off the site. */
function elsewhere(c: Context<AppEnv>, file: Response): Response | undefined {
  const here = new URL(c.req.url);
  const location = file.headers.get('location');
  if (location === null || !URL.canParse(location, here)) return undefined;
  const target = encodePath(plainPath(new URL(location, here).pathname));
  return target === here.pathname ? undefined : moved(c, 307, target + here.search);
}

function moved(c: Context<AppEnv>, status: 301 | 307, location: string): Response {
  return c.body(null, status, { location, 'cache-control': 'public, max-age=3600' });
}

async function failed(c: Context<AppEnv>, { assets }: Needs, page: string): Promise<Response> {
  c.set('route', page);
  c.set('isPage', true);
  return errorPage(c, assets, localeOfPath(page), 500);
}

async function notFound(c: Context<AppEnv>, { assets }: Needs): Promise<Response> {
  c.set('route', '(not found)');
  const page = await builtPage(c, assets, pages.notFound.paths[localeOfPath(c.req.path)], 404);
  return page ?? c.text('404 Not Found', 404, { 'cache-control': 'no-store' });
}
