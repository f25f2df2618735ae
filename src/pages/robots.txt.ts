import type { APIRoute } from 'astro';
import { API_FOLDERS } from '../domain/site/addresses.ts';
import { personalAddresses } from '../i18n/routes.ts';

/** Nothing for crawlers: a client's own pages, those on which people pay, and the API in both spellings. */
const closed = [...personalAddresses, ...API_FOLDERS];

export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${new URL('/sitemap-index.xml', site).href}`,
      '',
    ].join('\n'),
  );
