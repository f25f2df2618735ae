import { otherLocale } from './locales.ts';
import { isNamedPage, nameOf, type NamedPage } from './page-names.ts';
import { linkTo, type Page, type PageId } from './routes.ts';

/** A page in the other language than the one that leads to it. */
export interface NearPage {
  href: string;
  /** In its own language. */
  label: string;
}

/** The lists that the pages of entries belong to. */
const listOf: Partial<Record<PageId, NamedPage>> = {
  course: 'catalogue',
  category: 'catalogue',
  series: 'greatSeries',
  city: 'schedule',
  article: 'blog',
  webinar: 'webinars',
  episode: 'podcast',
};

/** Where a page without a counterpart leads those who read the other language: to the list that it would be in, or to the first page. */
export function nearestTo({ id, locale }: Pick<Page, 'id' | 'locale'>): NearPage {
  const other = otherLocale(locale);
  const asked = listOf[id] ?? 'home';
  const found = linkTo(asked as 'home', other);
  const page = found.foreign === undefined && isNamedPage(asked) ? asked : 'home';
  return { href: linkTo(page as 'home', other).href, label: nameOf(page, other) };
}
