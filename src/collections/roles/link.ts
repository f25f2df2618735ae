import type { Locale } from '../../i18n/locales.ts';
import type { Category } from '../categories/link.ts';
import { ContentError } from '../problem.ts';
import type { RoleEntry } from './schema.ts';

/** A kind of work, with the categories it asks for that exist in the language. */
export interface Role {
  title: string;
  categories: Category[];
}

/** The roles, by title, with categories of `own` language. Fails on a category that is not among the English ones. */
export function linkRoles(
  roles: readonly RoleEntry[],
  locale: Locale,
  english: readonly Category[],
  own: readonly Category[],
): Role[] {
  const found = roles.map(({ id, data }) => ({
    title: data.title[locale],
    categories: data.categories.flatMap((reference) => {
      const category = english.find(({ entry }) => entry.id === reference.id);
      if (!category) {
        const where = { file: 'content/roles.yaml', field: `${id}: categories` };
        throw new ContentError(where, `a published English category, got ${reference.id}`);
      }
      const slug = locale === 'en' ? category.slug : category.counterpart?.slug;
      return own.find((one) => one.slug === slug) ?? [];
    }),
  }));
  return found.toSorted((a, b) => a.title.localeCompare(b.title, locale));
}
