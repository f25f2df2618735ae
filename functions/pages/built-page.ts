import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnv, Dependencies } from '../dependencies.ts';

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
