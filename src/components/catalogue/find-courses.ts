import { searchIndex } from '~/domain/search/search.ts';
import type { Locale } from '~/i18n/locales.ts';
import { search as en } from '~/i18n/strings/en/search.ts';
import { search as fr } from '~/i18n/strings/fr/search.ts';
import { $searchItems, loadSearchItems } from '~/stores/search.ts';

export interface FoundCourses {
  addresses: ReadonlySet<string>;
  /** None has all that was asked for; these come nearest. */
  nearest: boolean;
}

/** The site's search, of which the catalogue shows the courses; nothing where it cannot be had. */
export async function courseFinder(locale: Locale): Promise<((words: string) => FoundCourses) | undefined> {
  await loadSearchItems();
  const items = $searchItems.get();
  if (items.state !== 'ready') return undefined;
  const index = searchIndex(items.items, locale, { en, fr }[locale].groups);
  return (words) => {
    const { hits, nearest } = index.search(words);
    const courses = hits.filter(({ item }) => item.category === 'Courses');
    return { addresses: new Set(courses.map(({ item }) => item.urlSlug)), nearest };
  };
}
