import siteData from '#site-data';
import { pages } from '../../src/i18n/pages.ts';
import { encodePath } from '../../src/i18n/routes.ts';
import { createApp } from '../app.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { noLimits } from '../platform/limits/limiter.ts';
import { pipeline } from '../platform/middleware/pipeline.ts';

/**
 * A worker for the bench: asks the site's worker for `?pages=` pages, one after the other, with files that cost
 * nothing; `?without=` leaves out a middleware. The runtime's clock stands still meanwhile, so the caller measures.
 */
const needs: Dependencies = {
  siteData,
  origin: siteData.origin,
  mode: 'production',
  now: () => new Date(),
  newId: () => crypto.randomUUID(),
  newReference: () => crypto.randomUUID(),
  db: {} as D1Database,
  assets: {
    fetch: () => Promise.resolve(new Response('page', { headers: { 'content-type': 'text/html', etag: '"1"' } })),
  },
  print: () => Promise.resolve(new Uint8Array()),
  transport: null,
  cards: null,
  analytics: null,
  challenge: null,
  alerts: { post: null, mail: null },
  meter: null,
  metricsToken: null,
  errorReports: null,
  limiter: noLimits,
  capRoom: 1,
  secret: null,
  slowHash: (input) => Promise.resolve(input),
  log: () => undefined,
  stored: () => [],
};

// They answer with their own status.
const failing: readonly string[] = [pages.notFound, pages.error].flatMap(({ paths }) => Object.values(paths));
const paths = Object.keys(siteData.policies.pages)
  .filter((path) => !failing.includes(path))
  .map(encodePath);

/** What a browser sends. */
const headers = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-CA,en;q=0.9,fr-CA;q=0.8',
  referer: `${siteData.origin}/course-catalog`,
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'same-origin',
  'upgrade-insecure-requests': '1',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
};

export default {
  async fetch(request) {
    const { searchParams } = new URL(request.url);
    const app = createApp(
      needs,
      pipeline.filter((name) => name !== searchParams.get('without')),
    );
    for (let index = 0; index < Number(searchParams.get('pages')); index += 1) {
      const path = paths[index % paths.length] ?? '/';
      const answer = await app.fetch(new Request(siteData.origin + path, { headers }));
      if (answer.status !== 200) return new Response(`${path}: ${answer.status}`, { status: 500 });
    }
    return new Response('done');
  },
} satisfies ExportedHandler;
