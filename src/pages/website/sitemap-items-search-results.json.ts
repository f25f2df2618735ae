import type { APIRoute } from 'astro';
import { searchItems } from '../../collections/handover/search-items.ts';

/** The search index, loaded by the search box at the first keystroke. */
export const GET: APIRoute = async () => Response.json(await searchItems());
