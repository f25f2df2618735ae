import type { APIRoute } from 'astro';
import { encodePath, personalPaths } from '../i18n/routes.ts';

/** Nothing for crawlers: a client's own pages, those on which people pay, and the API in both spellings. */
const closed = [...personalPaths, '/Website', '/website'];

export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${encodePath(path)}`),
      '',
      `Sitemap: ${new URL('/sitemap-index.xml', site).href}`,
      '',
    ].join('\n'),
  );
