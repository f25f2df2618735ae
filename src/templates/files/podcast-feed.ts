import type { APIRoute } from 'astro';
import { podcastFeed } from '../../collections/podcast/feed.ts';

export const GET: APIRoute = async () =>
  new Response(await podcastFeed(), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
