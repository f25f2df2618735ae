import type { Hono } from 'hono';
import { problem, sendProblem } from '../platform/answers.ts';
import type { AppEnv, Dependencies } from '../platform/dependencies.ts';
import { endpoint } from '../platform/middleware/endpoint.ts';

/** Where the build leaves the search index among the static files. */
const INDEX_FILE = '/website/sitemap-items-search-results.json';

/** `GET /website/sitemap-items-search-results`: the list that the build made, cacheable for five minutes. */
export function searchRoutes(app: Hono<AppEnv>, { assets }: Pick<Dependencies, 'assets'>): void {
  endpoint(app, 'GET', '/website/sitemap-items-search-results', async (c) => {
    const condition = c.req.header('if-none-match');
    const file = await assets.fetch(
      new Request(new URL(INDEX_FILE, c.req.url), condition ? { headers: { 'if-none-match': condition } } : {}),
    );
    if (file.status !== 200 && file.status !== 304) {
      return sendProblem(c, problem('not_found', 'This build has no search index.'));
    }
    const headers = new Headers({ 'cache-control': 'public, max-age=300' });
    const etag = file.headers.get('etag');
    if (etag) headers.set('etag', etag);
    if (file.status === 304) return new Response(null, { status: 304, headers });
    headers.set('content-type', 'application/json');
    return new Response(file.body, { headers });
  });
}
