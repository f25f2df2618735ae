import { first } from '../../src/domain/present.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { formatDate } from '../../src/i18n/format.ts';
import { localeOfPath } from '../../src/i18n/locales.ts';
import { pages } from '../../src/i18n/pages.ts';

const checkouts: readonly string[] = Object.values(pages.checkout.paths);
const packagePages: readonly string[] = Object.values(pages.buyPackage.paths);

/** The forms for browsers without script, on the pages of the checkout and of packages. */
const FORM = 'form[data-enquiry="seats"]';
const PACKAGE_FORM = 'form[data-enquiry="package"]';

/** What a class is called in a message to the office: its title, its day and its id. */
function nameOf({ classes, courses }: SiteData, id: string, path: string): string | undefined {
  const found = classes.find((one) => one.id === id);
  const course = courses.find((one) => one.id === found?.courseId);
  if (!found || !course) return undefined;
  const locale = localeOfPath(path);
  const entry = course.entries[locale] ?? course.entries[found.language] ?? first(Object.values(course.entries));
  return `${entry.title}, ${formatDate(first(found.sessions).start, locale, found.timeZone)} (${found.id})`;
}

/**
 * A page with a form for browsers without script, in which stands what was chosen on the page before: a class at checkout, a
 * package or a series where those are sold. Any other page stays as it is.
 */
export function withChosen(page: Response, siteData: SiteData, path: string, query: URLSearchParams): Response {
  if (page.status !== 200) return page;
  if (packagePages.includes(path)) return withChosenPackage(page, siteData, path, query.get('package'));
  return checkouts.includes(path) ? withChosenClass(page, siteData, path, query) : page;
}

/** `?package=…` on the page that sells them. */
function withChosenPackage(page: Response, { offers }: SiteData, path: string, id: string | null): Response {
  const offer = offers.find((one) => one.id === id);
  if (!offer) return page;
  return ownPage(page, [[`${PACKAGE_FORM} [name="package"]`, `${offer.title[localeOfPath(path)]} (${offer.id})`]]);
}

/** The page with these values filled in: another one for each visitor, and kept by nobody. */
function ownPage(page: Response, values: readonly (readonly [selector: string, value: string])[]): Response {
  const headers = new Headers(page.headers);
  headers.delete('etag');
  headers.set('cache-control', 'no-store');
  return values
    .reduce(
      (rewriter, [selector, value]) =>
        rewriter.on(selector, {
          element: (input: Element) => void input.setAttribute('value', value.replaceAll('&', '&amp;')),
        }),
      new HTMLRewriter(),
    )
    .transform(new Response(page.body, { status: page.status, headers }));
}

/**
 * The page of the checkout as a list's form asks for it (`?class=…&quantity=…`): the class that was chosen stands in the
 * form by which it reaches the office without script. Any other page stays as it is.
 */
function withChosenClass(page: Response, siteData: SiteData, path: string, query: URLSearchParams): Response {
  const id = query.get('class');
  if (id === null) return page;
  const name = nameOf(siteData, id, path);
  if (name === undefined) return page;
  const people = /^(?:[1-9]|10)$/.exec(query.get('quantity') ?? '')?.[0] ?? '1';
  return ownPage(page, [
    [`${FORM} [name="class"]`, name],
    [`${FORM} [name="people"]`, people],
  ]);
}
