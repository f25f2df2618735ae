import { getCollection } from 'astro:content';
import type { Locale } from '../../i18n/locales.ts';
import { linkRibbons, type Ribbon } from './link.ts';

export type { Ribbon } from './link.ts';

/** The ribbons, one for each program, in the order of the page, with their files in a language. */
export async function ribbons(locale: Locale): Promise<Ribbon[]> {
  return linkRibbons(await getCollection('ribbons'), locale);
}
