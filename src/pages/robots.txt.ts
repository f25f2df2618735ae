import type { APIRoute } from 'astro';
import { encodePath, routes } from '../i18n/routes.ts';

/** Nothing for crawlers: a client's own pages, the API in both spellings, and the pages on which people pay. */
const closed = ['/private', '/Website', '/website', routes.checkout.en, routes.checkout.fr];

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
