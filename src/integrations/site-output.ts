import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import type { SiteData } from '../domain/site-data.ts';
import { takePolicies } from './page-policies.ts';

/** What a build leaves beside the pages: the data that the edge worker is bundled with, in `.site/data.json`. */
export function siteOutput(): AstroIntegration {
  let target: URL;
  return {
    name: 'site-output',
    hooks: {
      'astro:config:done': ({ config }) => {
        target = new URL('.site/', config.root);
      },
      'astro:build:done': async ({ dir }) => {
        const endpoint = new URL('site-data.json', dir);
        const data = JSON.parse(await readFile(endpoint, 'utf8')) as Omit<SiteData, 'policies'>;
        await rm(endpoint);
        await mkdir(target, { recursive: true });
        const complete: SiteData = { ...data, policies: await takePolicies(dir) };
        await writeFile(new URL('data.json', target), JSON.stringify(complete));
      },
    },
  };
}
