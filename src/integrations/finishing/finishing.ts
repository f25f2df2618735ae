import type { AstroIntegration } from 'astro';
import { crawlerMap } from './crawler-map.ts';
import { islandRuntime } from './island-runtime.ts';
import { pagePolicies } from './page-policies.ts';
import { pageStyles } from './page-styles.ts';
import { pipeline } from './pipeline.ts';
import { siteOutput } from './site-output.ts';
import { socialImages } from './social-images.ts';

/** What is done to all pages after Astro has built them, in this order. */
export function finishing({ slogan }: { slogan: Record<string, string> }): AstroIntegration {
  const policies = pagePolicies();
  return pipeline('finishing', [
    islandRuntime(),
    pageStyles(),
    // Behind the steps that change scripts and styles.
    policies,
    crawlerMap(),
    // Behind the map, which old addresses may lead to.
    siteOutput(policies.taken),
    socialImages(slogan),
  ]);
}
