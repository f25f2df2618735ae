import { getCollection } from 'astro:content';
import type { Locale } from '../../i18n/locales.ts';
import { categoriesIn } from '../categories/load.ts';
import { linkRoles, type Role } from './link.ts';

export type { Role } from './link.ts';

/** The roles of `content/roles.yaml`, by title. */
export async function rolesIn(locale: Locale): Promise<Role[]> {
  return linkRoles(await getCollection('roles'), locale, await categoriesIn('en'), await categoriesIn(locale));
}
