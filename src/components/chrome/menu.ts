import { categoriesIn, type Category } from '~/collections/courses.ts';
import type { Locale } from '~/i18n/locales.ts';
import { href } from '~/i18n/routes.ts';
import { strings } from '~/i18n/strings/index.ts';

export interface MenuColumn {
  title: string;
  links: { label: string; href: string }[];
  /** The catalogue, on this family's tab. */
  all: string;
}

export interface MenuGroup {
  label: string;
  columns: MenuColumn[];
}

const groups = {
  software: ['microsoft', 'adobe'],
  professional: ['professional-skills'],
  specialty: ['programming-specialty'],
} as const satisfies Record<string, Category['family'][]>;

/** The main menu: families of courses and their categories, as the content has them. Empty families are left out. */
export async function mainMenu(locale: Locale): Promise<MenuGroup[]> {
  const { chrome, families } = strings(locale);
  const categories = (await categoriesIn(locale)).toSorted((a, b) => a.title.localeCompare(b.title, locale));
  return (Object.keys(groups) as (keyof typeof groups)[])
    .map((group) => ({
      label: chrome.menu[group],
      columns: groups[group]
        .map((family) => ({
          title: families[family].name,
          all: href('catalogue', locale, { query: { tab: family }, hash: family }),
          links: categories
            .filter((category) => category.family === family)
            .map((category) => ({ label: category.title, href: category.href })),
        }))
        .filter((column) => column.links.length > 0),
    }))
    .filter((group) => group.columns.length > 0);
}
