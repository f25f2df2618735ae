import type { Language } from '../catalogue/classes.ts';
import { readClasses, type FoundClass, type SiteMapItem } from './items.ts';
import type { Query } from './query.ts';

/**
 * The class of a course to show: the next one in the city and the language that were asked for, else in the reader's
 * language, else any. `today` is the reader's, `2026-11-22`: what has begun since the build is not next any more.
 */
export function nextClass(
  { classes }: Pick<SiteMapItem, 'classes'>,
  { place, language }: Pick<Query, 'place' | 'language'>,
  readers: Language,
  today: string,
): FoundClass | undefined {
  const open = readClasses(classes).filter(({ day }) => day > today);
  const asked = open.filter(
    (one) => (place === undefined || one.place === place) && (language === undefined || one.language === language),
  );
  return asked.find((one) => one.language === (language ?? readers)) ?? asked[0] ?? open[0];
}
