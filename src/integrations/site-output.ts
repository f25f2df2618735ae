import type { AstroIntegration } from 'astro';

/** What a build leaves beside the pages: the data and the policies that the edge worker is bundled with. */
export function siteOutput(): AstroIntegration {
  return { name: 'site-output', hooks: {} };
}
