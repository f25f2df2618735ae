import type { APIRoute } from 'astro';
import { buildOutput } from '../collections/handover/site-data.ts';
import { present } from '../domain/present.ts';

/** Moved out of the public files after the build, to where the edge worker is bundled (see `integrations/finishing/site-output.ts`). */
export const GET: APIRoute = async ({ site }) =>
  Response.json(await buildOutput(present(site, 'the site’s origin').origin));
