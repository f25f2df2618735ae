import type { Locale } from '../../i18n/locales.ts';
import { href } from '../../i18n/routes.ts';
import { byOrder } from '../entry.ts';
import type { RibbonData, RibbonEntry } from './schema.ts';

export interface Ribbon extends Omit<RibbonData, 'order'> {
  /** The file's name without `.exportedUI`. */
  file: string;
  href: string;
}

/** The ribbons, one for each program, in the order of the page, with their files in a language. */
export function linkRibbons(entries: readonly RibbonEntry[], locale: Locale): Ribbon[] {
  return entries.toSorted(byOrder).map(({ id, data: { order: _order, ...data } }) => {
    const file = `accessibility-ribbon-${id}`;
    return { ...data, file, href: href('ribbon', locale, { id: file }) };
  });
}
