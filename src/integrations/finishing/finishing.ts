import type { AstroIntegration } from 'astro';
import { buildTime } from '../../build/moment.ts';
import { pipeline } from './pipeline.ts';
import { finishingSteps } from './steps.ts';
import { inThreads } from './threads.ts';

/** What comes after Astro: every page goes through one list of steps. */
export function finishing({ slogan }: { slogan: Record<string, string> }): AstroIntegration {
  const settings = { slogan, built: buildTime };
  return pipeline('finishing', finishingSteps(settings), inThreads(settings));
}
