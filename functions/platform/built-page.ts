import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Locale } from '../../src/i18n/locales.ts';
import { pages } from '../../src/i18n/pages.ts';
import type { AppEnv, Dependencies } from './dependencies.ts';

/**
 * A page of the build as the answer to another address, with its own policy: not found, an error. It is stored nowhere.
 * `undefined` where the build has no such page.
 */
export async function builtPage(
  c: Context<AppEnv>,
  assets: Dependencies['assets'],
  page: string,
  status: ContentfulStatusCode,
): Promise<Response | undefined> {
  // Not the visitor's own request: its conditions and ranges are about another address.
  const file = await assets.fetch(new Request(new URL(page, c.req.url)));
  if (!file.ok) {
    await file.body?.cancel();
    return undefined;
  }
  c.set('page', page);
  return new Response(file.body, {
    status,
    headers: {
      'content-type': file.headers.get('content-type') ?? 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    },
  });
}

const errorPages = pages.error.paths;

/** The page that says that something went wrong; a line of text where even that cannot be had. */
export async function errorPage(
  c: Context<AppEnv>,
  assets: Dependencies['assets'],
  language: Locale,
  status: ContentfulStatusCode,
): Promise<Response> {
  const page = await builtPage(c, assets, errorPages[language], status).catch(() => undefined);
  return page ?? c.text('An error occurred', status, { 'cache-control': 'no-store' });
}
