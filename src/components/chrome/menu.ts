import { getCollection } from 'astro:content';
import { categoriesIn, type Category } from '~/collections/categories/load.ts';
import { rolesIn } from '~/collections/roles/load.ts';
import { fill } from '~/i18n/format.ts';
import type { Locale } from '~/i18n/locales.ts';
import { namedLink, pagesIn } from '~/i18n/page-names.ts';
import type { MenuList } from '~/i18n/page-row.ts';
import { href, linkTo } from '~/i18n/routes.ts';
import { strings } from '~/i18n/strings/index.ts';

interface MenuLink {
  label: string;
  href: string;
  /** The language of the label and of its page, where it is not the menu's. */
  lang?: Locale | undefined;
}

interface MenuColumn {
  title?: string;
  links: MenuLink[];
  /** Below the links: all courses of a family, or its training packages. */
  end?: (MenuLink & { button?: true }) | undefined;
}

export interface MenuGroup {
  label: string;
  columns: MenuColumn[];
}

type Family = Category['family'];

/** The menus of the header, as the content and the table of pages have them. */
export async function mainMenu(locale: Locale): Promise<MenuGroup[]> {
  const { chrome, families, menu } = strings(locale);
  const [everyCategory, roles, everySeries] = await Promise.all([
    categoriesIn(locale),
    rolesIn(locale),
    getCollection('series'),
  ]);
  const categories = everyCategory.toSorted((a, b) => a.title.localeCompare(b.title, locale));
  const series = everySeries.toSorted((a, b) => a.data.order - b.data.order);
  const categoryLink = (category: Category): MenuLink => ({ label: category.title, href: category.href });

  const family = (name: Family): MenuColumn => ({
    title: families[name].name,
    links: categories.filter((category) => category.family === name).map(categoryLink),
    end: {
      label: fill(chrome.seeAllOf, { family: families[name].name }),
      href: href('catalogue', locale, { query: { tab: name }, hash: name }),
    },
  });

  const pages = (list: MenuList): MenuLink[] =>
    pagesIn('menu', list).map((page) => {
      const { label, href, foreign } = namedLink(page, locale, 'menu');
      return { label, href, lang: foreign };
    });

  /** What a company buys for several people: the pages about it, and its packages as a button. */
  const forTeams = (kind: 'software' | 'professional'): MenuColumn => {
    const packages = linkTo('trainingPackages', locale, { hash: `${kind}-packages` });
    return {
      title: menu.forTeams,
      links: pages(kind),
      end: {
        label: strings(packages.locale).menu.packages[kind],
        href: packages.href,
        lang: packages.foreign,
        button: true,
      },
    };
  };

  const groups: MenuGroup[] = [
    {
      label: menu.groups.software,
      columns: [family('microsoft'), family('adobe'), forTeams('software')],
    },
    {
      label: menu.groups.professional,
      columns: [family('professional-skills'), forTeams('professional')],
    },
    { label: menu.groups.specialty, columns: [family('programming-specialty')] },
    {
      label: menu.groups.roles,
      columns: [
        ...roles.map(({ title, categories }) => ({ title, links: categories.map(categoryLink) })),
        { title: menu.organizations, links: pages('organizations') },
      ],
    },
    {
      label: menu.groups.series,
      columns: [
        {
          links: [
            ...series.map(({ id, data }): MenuLink => {
              const { href, foreign } = linkTo('series', locale, { id });
              return { label: data.title, href, lang: foreign };
            }),
            ...pages('series'),
          ],
        },
      ],
    },
  ];
  return groups
    .map(({ label, columns }) => ({ label, columns: columns.filter(({ links, end }) => links.length > 0 || end) }))
    .filter(({ columns }) => columns.some(({ links }) => links.length > 0));
}
