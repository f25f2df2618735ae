import type { APIRoute } from 'astro';
import { levelQuestions } from '../../collections/handover/level-questions.ts';
import { routeAt } from '../../i18n/routes.ts';

/** What the level finder asks, fetched when it begins. */
export const GET: APIRoute = async ({ routePattern }) =>
  Response.json(await levelQuestions(routeAt(routePattern).locale));
