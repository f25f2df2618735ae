import { getCollection } from 'astro:content';
import { categoriesIn, type Category } from '~/collections/categories/load.ts';
import { rolesIn } from '~/collections/roles/load.ts';
import { fill } from '~/i18n/format.ts';
import type { Locale } from '~/i18n/locales.ts';
import { href, liveLink, type RouteName } from '~/i18n/routes.ts';
import { strings } from '~/i18n/strings/index.ts';

export interface MenuLink {
  label: string;
  href: string;
  /** The language of the label and of its page, where it is not the menu's. */
  lang?: Locale | undefined;
}

export interface MenuColumn {
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
type PageName = keyof ReturnType<typeof strings>['menu']['pages'] & RouteName;

/** The menus of the header, as the content and the route table have them. What leads nowhere yet is left out. */
export async function mainMenu(locale: Locale): Promise<MenuGroup[]> {
  const { chrome, families, menu } = strings(locale);
  const [everyCategory, roles, everySeries] = await Promise.all([
    categoriesIn(locale),
    rolesIn(locale),
    getCollection('series'),
  ]);
  const categories = everyCategory.toSorted((a, b) => a.title.localeCompare(b.title, locale));
  const series = everySeries.toSorted((a, b) => a.data.order - b.data.order);
  const linkTo = (category: Category): MenuLink => ({ label: category.title, href: category.href });
  const foreign = (language: Locale) => (language === locale ? undefined : language);

  const family = (name: Family): MenuColumn => ({
    title: families[name].name,
    links: categories.filter((category) => category.family === name).map(linkTo),
    end: {
      label: fill(chrome.seeAllOf, { family: families[name].name }),
      href: href('catalogue', locale, { query: { tab: name }, hash: name }),
    },
  });

  const pages = (...names: PageName[]): MenuLink[] =>
    names.flatMap((name) => {
      const link = liveLink(name, locale);
      if (!link) return [];
      return [{ label: strings(link.locale).menu.pages[name], href: link.href, lang: foreign(link.locale) }];
    });

  /** What a company buys for several people: the pages about it, and its packages as a button. */
  const forTeams = (kind: 'software' | 'professional', ...names: PageName[]): MenuColumn => {
    const packages = liveLink('trainingPackages', locale);
    return {
      title: menu.forTeams,
      links: pages(...names),
      end: packages && {
        label: strings(packages.locale).menu.packages[kind],
        href: `${packages.href}#${kind}-packages`,
        lang: foreign(packages.locale),
        button: true,
      },
    };
  };

  const groups: MenuGroup[] = [
    {
      label: menu.groups.software,
      columns: [
        family('microsoft'),
        family('adobe'),
        forTeams('software', 'softwareTraining', 'softwareConsulting', 'databases'),
      ],
    },
    {
      label: menu.groups.professional,
      columns: [
        family('professional-skills'),
        forTeams('professional', 'professionalSkills', 'coaching', 'strategySession'),
      ],
    },
    { label: menu.groups.specialty, columns: [family('programming-specialty')] },
    {
      label: menu.groups.roles,
      columns: [
        ...roles.map(({ title, categories }) => ({ title, links: categories.map(linkTo) })),
        { title: menu.organizations, links: pages('government', 'associations', 'managers') },
      ],
    },
    {
      label: menu.groups.series,
      columns: [
        {
          links: [
            ...series.flatMap(({ id, data }): MenuLink[] => {
              const link = liveLink('series', locale, id);
              return link ? [{ label: data.title, href: link.href, lang: foreign(link.locale) }] : [];
            }),
            ...pages('greatSeries'),
          ],
        },
      ],
    },
  ];
  return groups
    .map(({ label, columns }) => ({ label, columns: columns.filter(({ links, end }) => links.length > 0 || end) }))
    .filter(({ columns }) => columns.some(({ links }) => links.length > 0));
}
