import { categoriesIn, type Category } from '~/collections/categories/load.ts';
import { cityPages } from '~/collections/cities/load.ts';
import { places } from '~/collections/places/load.ts';
import { rolesIn } from '~/collections/roles/load.ts';
import { greatSeries } from '~/collections/series/load.ts';
import { fill } from '~/i18n/format.ts';
import type { Locale } from '~/i18n/locales.ts';
import { namedLink, nameOf, pagesIn } from '~/i18n/page-names.ts';
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

/** A group of links, or what is so much asked for that it stands in the row itself. */
export type MenuEntry = MenuGroup | MenuLink;

interface MenuGroup {
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
  return (await greatSeries(locale)).map(({ title, href }) => ({ label: title, href }));
}

/** The rooms by city: its pages in the menu's language, where there are none its classes. */
async function cityLinks(locale: Locale): Promise<MenuLink[]> {
  const { menu } = strings(locale);
  const [pages, rooms] = await Promise.all([cityPages(locale), places()]);
  return rooms.flatMap(({ id, city }) => {
    const own = pages.filter(({ place }) => place.id === id);
    const whole = own.find(({ category }) => !category)?.href ?? href('schedule', locale, { query: { city: id } });
    const subjects = own.flatMap(({ category, href }) =>
      category ? [{ label: fill(menu.inCity, { city: city[locale], subject: category.title }), href }] : [],
    );
    return [{ label: city[locale], href: whole }, ...subjects];
  });
}

/** The menus of the header, as the content and the table of pages have them. */
export async function mainMenu(locale: Locale): Promise<MenuEntry[]> {
  const { menu } = strings(locale);
  const [everyCategory, roles, series, cities] = await Promise.all([
    categoriesIn(locale),
    rolesIn(locale),
    seriesLinks(locale),
    cityLinks(locale),
  ]);
  const categories = everyCategory.toSorted((a, b) => a.title.localeCompare(b.title, locale));
  const family = (name: Family) => familyColumn(name, categories, locale);

  const page = (id: 'catalogue' | 'schedule' | 'privateClasses'): MenuLink => ({
    label: nameOf(id, locale, 'menu'),
    href: href(id, locale),
  });

  const entries: MenuEntry[] = [
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
    page('catalogue'),
    page('schedule'),
    {
      label: menu.groups.cities,
      columns: [
        { title: menu.classrooms, links: cities },
        { title: menu.rooms, links: pageLinks('rooms', locale) },
      ],
    },
    { label: menu.groups.free, columns: [{ links: pageLinks('free', locale) }] },
    page('privateClasses'),
  ];
  return entries.flatMap((entry): MenuEntry[] => {
    if (!('columns' in entry)) return [entry];
    const columns = entry.columns.filter(({ links, end }) => links.length > 0 || end);
    return columns.some(({ links }) => links.length > 0) ? [{ ...entry, columns }] : [];
  });
}
