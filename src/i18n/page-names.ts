import type { Locale } from './locales.ts';
import type { InBoth, NamedRow, NamePlace } from './page-row.ts';
import { pages } from './pages.ts';
import { isPageId, linkTo, pageIds, rowOf, type PageId, type PageLink } from './routes.ts';

type Table = typeof pages;

/** The pages that have a name of their own. */
export type NamedPage = { [Id in PageId]: Table[Id] extends { names: InBoth } ? Id : never }[PageId];

export function isNamedPage(name: string): name is NamedPage {
  return isPageId(name) && rowOf(name).names !== undefined;
}

export const namedPages: readonly NamedPage[] = pageIds.filter(isNamedPage);

export function namedRow(id: NamedPage): NamedRow {
  return pages[id];
}

/** What a page is called, in general or in one place. */
export function nameOf(id: NamedPage, locale: Locale, place?: NamePlace): string {
  const { names, otherNames } = namedRow(id);
  return (place && otherNames?.[place]?.[locale]) ?? names[locale];
}

export interface NamedLink extends PageLink {
  label: string;
}

/** A link to a page for a reader of `locale`; its label is in the language of the page. */
export function namedLink(id: NamedPage, locale: Locale, place?: NamePlace): NamedLink {
  const link = linkTo(id, locale);
  return { ...link, label: nameOf(id, link.locale, place) };
}

/** The pages of one list in the menus or in the footer, in the order of their positions. */
export function pagesIn<Part extends 'menu' | 'footer'>(
  part: Part,
  list: NonNullable<NamedRow[Part]>[0],
): readonly NamedPage[] {
  return namedPages
    .flatMap((id) => {
      const place = namedRow(id)[part];
      return place?.[0] === list ? [{ id, position: place[1] }] : [];
    })
    .toSorted((a, b) => a.position - b.position)
    .map(({ id }) => id);
}

/** Links to the pages for which a dictionary has a text, in its order: for a reader of `locale`, whatever the language of the page. */
export function linksWithTexts(
  texts: Readonly<Partial<Record<NamedPage, string>>>,
  locale: Locale,
  place?: NamePlace,
): (NamedLink & { text: string | undefined })[] {
  return Object.entries(texts).map(([name, text]) => {
    if (!isNamedPage(name)) throw new Error(`${name}: expected a page with a name`);
    return { ...linkTo(name, locale), label: nameOf(name, locale, place), text };
  });
}
