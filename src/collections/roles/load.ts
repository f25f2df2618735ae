import { getCollection } from 'astro:content';
import type { Locale } from '../../i18n/locales.ts';
import { categoriesIn, type Category } from '../courses/load.ts';

/** A kind of work, with the categories it asks for that exist in the language. */
export interface Role {
  title: string;
  categories: Category[];
}

/** The roles of `content/roles.yaml`, by title. Fails on a category that there is not. */
export async function rolesIn(locale: Locale): Promise<Role[]> {
  const [english, own, roles] = await Promise.all([categoriesIn('en'), categoriesIn(locale), getCollection('roles')]);
  const found = roles.map(({ id, data }) => ({
    title: data.title[locale],
    categories: data.categories.flatMap((reference) => {
      const category = english.find(({ entry }) => entry.id === reference.id);
      if (!category) {
        throw new Error(`content/roles.yaml: ${id}: expected a published English category, got ${reference.id}`);
      }
      const slug = locale === 'en' ? category.slug : category.counterpart?.slug;
      return own.find((one) => one.slug === slug) ?? [];
    }),
  }));
  return found.toSorted((a, b) => a.title.localeCompare(b.title, locale));
}
