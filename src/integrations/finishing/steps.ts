import { crawlerMap } from './crawler-map.ts';
import { islandRuntime } from './island-runtime.ts';
import { pagePolicies } from './page-policies.ts';
import { pageStyles } from './page-styles.ts';
import type { Step } from './pipeline.ts';
import { siteOutput } from './site-output.ts';
import { socialImages } from './social-images.ts';

/** What the steps are told, in every thread the same. */
export interface Settings {
  /** By language. */
  slogan: Record<string, string>;
  /** The moment of the build. */
  built: Date;
}

/** What is done to all pages after Astro has built them, in this order. */
export function finishingSteps({ slogan, built }: Settings): Step[] {
  const policies = pagePolicies();
  return [
    islandRuntime(),
    pageStyles(),
    // Behind the steps that change scripts and styles.
    policies,
    crawlerMap(built),
    // Behind the map, which old addresses may lead to.
    siteOutput(policies.taken),
    socialImages(slogan),
  ];
}
