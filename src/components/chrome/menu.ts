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

const categoryLink = ({ title, href }: Category): MenuLink => ({ label: title, href });

function familyColumn(family: Family, categories: readonly Category[], locale: Locale): MenuColumn {
  const { chrome, families } = strings(locale);
  const { name } = families[family];
  return {
    title: name,
    links: categories.filter((category) => category.family === family).map(categoryLink),
    end: {
      label: fill(chrome.seeAllOf, { family: name }),
      href: href('catalogue', locale, { query: { tab: family }, hash: family }),
    },
  };
}

const pageLinks = (list: MenuList, locale: Locale): MenuLink[] =>
  pagesIn('menu', list).map((page) => {
    const { label, href, foreign } = namedLink(page, locale, 'menu');
    return { label, href, lang: foreign };
  });

/** What a company buys for several people: the pages about it, and its packages as a button. */
function teamColumn(kind: 'software' | 'professional', locale: Locale): MenuColumn {
  const packages = linkTo('trainingPackages', locale, { hash: `${kind}-packages` });
  return {
    title: strings(locale).menu.forTeams,
    links: pageLinks(kind, locale),
    end: {
      label: strings(packages.locale).menu.packages[kind],
      href: packages.href,
      lang: packages.foreign,
      button: true,
    },
  };
}

async function seriesLinks(locale: Locale): Promise<MenuLink[]> {
  const series = (await getCollection('series')).toSorted((a, b) => a.data.order - b.data.order);
  return series.map(({ id, data }) => {
    const { href, foreign } = linkTo('series', locale, { id });
    return { label: data.title, href, lang: foreign };
  });
}

/** The menus of the header, as the content and the table of pages have them. */
export async function mainMenu(locale: Locale): Promise<MenuGroup[]> {
  const { menu } = strings(locale);
  const [everyCategory, roles, series] = await Promise.all([
    categoriesIn(locale),
    rolesIn(locale),
    seriesLinks(locale),
  ]);
  const categories = everyCategory.toSorted((a, b) => a.title.localeCompare(b.title, locale));
  const family = (name: Family) => familyColumn(name, categories, locale);

  const groups: MenuGroup[] = [
    {
      label: menu.groups.software,
      columns: [family('microsoft'), family('adobe'), teamColumn('software', locale)],
    },
    {
      label: menu.groups.professional,
      columns: [family('professional-skills'), teamColumn('professional', locale)],
    },
    { label: menu.groups.specialty, columns: [family('programming-specialty')] },
    {
      label: menu.groups.roles,
      columns: [
        ...roles.map(({ title, categories }) => ({ title, links: categories.map(categoryLink) })),
        { title: menu.organizations, links: pageLinks('organizations', locale) },
      ],
    },
    { label: menu.groups.series, columns: [{ links: [...series, ...pageLinks('series', locale)] }] },
  ];
  return groups
    .map(({ label, columns }) => ({ label, columns: columns.filter(({ links, end }) => links.length > 0 || end) }))
    .filter(({ columns }) => columns.some(({ links }) => links.length > 0));
}
