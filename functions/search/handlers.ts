import { addressOf } from '../../src/domain/api/address.ts';
import { searchItems } from '../../src/domain/search/calls.ts';
import { problem } from '../platform/answers.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { Dependencies } from '../platform/dependencies.ts';

/** Where the build leaves the search index among the static files. */
const INDEX_FILE = `${addressOf(searchItems)}.json`;

/** The list that the build made, cacheable for five minutes. */
export const handlers = ({ assets }: Dependencies): readonly Route[] => [
  answer(searchItems, async ({ c }) => {
    const condition = c.req.header('if-none-match');
    const file = await assets.fetch(
      new Request(new URL(INDEX_FILE, c.req.url), condition ? { headers: { 'if-none-match': condition } } : {}),
    );
    if (file.status !== 200 && file.status !== 304) {
      return problem('not_found', 'This build has no search index.');
    }
    const headers = new Headers({ 'cache-control': 'public, max-age=300' });
    const etag = file.headers.get('etag');
    if (etag) headers.set('etag', etag);
    if (file.status === 304) return new Response(null, { status: 304, headers });
    headers.set('content-type', 'application/json');
    return new Response(file.body, { headers });
  }),
];
