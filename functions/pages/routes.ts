import type { Context, Hono } from 'hono';
import { localeOfPath } from '../../src/i18n/locales.ts';
import { problem, sendProblem } from '../answers.ts';
import type { AppEnv, Dependencies } from '../dependencies.ts';

const notFoundPages = { en: '/404', fr: '/fr/404' } as const;

/** Everything that is no call of the API: the built site, and its own page where it has none. */
export function pageRoutes(app: Hono<AppEnv>, { assets }: Pick<Dependencies, 'assets'>): void {
  app.get('*', async (c) => {
    const { pathname } = new URL(c.req.url);
    const isNotFoundPage = pathname === notFoundPages.en || pathname === notFoundPages.fr;
    if (!isNotFoundPage) {
      const page = await assets.fetch(c.req.raw);
      if (page.status !== 404) return page;
    }
    return notFoundPage(c, assets, pathname);
  });
  app.all('*', (c) => {
    c.header('Allow', 'GET, HEAD');
    return sendProblem(c, problem('method_not_allowed', 'A page can only be read.'));
  });
}

async function notFoundPage(c: Context, assets: Dependencies['assets'], pathname: string): Promise<Response> {
  // Not the visitor's own request: its conditions and ranges are about another address.
  const page = await assets.fetch(new Request(new URL(notFoundPages[localeOfPath(pathname)], c.req.url)));
  const headers = { 'cache-control': 'no-store' };
  if (!page.ok) return c.text('404 Not Found', 404, headers);
  const contentType = page.headers.get('content-type') ?? 'text/html; charset=utf-8';
  return new Response(page.body, { status: 404, headers: { ...headers, 'content-type': contentType } });
}
