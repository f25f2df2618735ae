import { mkdir, rename } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/** What a build leaves beside the pages: the data that the edge worker is bundled with, in `.site/`. */
export function siteOutput(): AstroIntegration {
  let target: URL;
  return {
    name: 'site-output',
    hooks: {
      'astro:config:done': ({ config }) => {
        target = new URL('.site/', config.root);
      },
      'astro:build:done': async ({ dir }) => {
        await mkdir(target, { recursive: true });
        await rename(new URL('site-data.json', dir), new URL('data.json', target));
      },
    },
  };
}
