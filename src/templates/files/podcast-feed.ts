import type { APIRoute } from 'astro';
import { podcastFeed } from '../../collections/podcast/feed.ts';
import { routeAt } from '../../i18n/routes.ts';

export const GET: APIRoute = async ({ routePattern }) =>
  new Response(await podcastFeed(routeAt(routePattern).locale), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
