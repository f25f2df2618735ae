import { anybody } from '../accounts/access.ts';
import type { Call } from '../api/call.ts';
import { SiteMapItems } from './items.ts';

/** The items of the site's search, of both languages: the list that the build made. */
export const searchItems = {
  method: 'GET',
  path: '/website/sitemap-items-search-results',
  access: anybody,
  answer: SiteMapItems,
  prebuilt: true,
} as const satisfies Call;
