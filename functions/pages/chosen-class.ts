import { first } from '../../src/domain/present.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { formatDate } from '../../src/i18n/format.ts';
import { localeOfPath } from '../../src/i18n/locales.ts';
import { pages } from '../../src/i18n/pages.ts';

const checkouts: readonly string[] = Object.values(pages.checkout.paths);

/** The form for browsers without script, on the page of the checkout. */
const FORM = 'form[data-enquiry="seats"]';

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
 * The page of the checkout as a list's form asks for it (`?class=…&quantity=…`): the class that was chosen stands in the
 * form by which it reaches the office without script. Any other page stays as it is.
 */
export function withChosenClass(page: Response, siteData: SiteData, path: string, query: URLSearchParams): Response {
  const id = query.get('class');
  if (id === null || page.status !== 200 || !checkouts.includes(path)) return page;
  const name = nameOf(siteData, id, path);
  if (name === undefined) return page;
  const people = /^(?:[1-9]|10)$/.exec(query.get('quantity') ?? '')?.[0] ?? '1';
  const headers = new Headers(page.headers);
  // It is another page for each class, and for nobody else.
  headers.delete('etag');
  headers.set('cache-control', 'no-store');
  const fillIn = (value: string) => ({
    element: (input: Element) => void input.setAttribute('value', value.replaceAll('&', '&amp;')),
  });
  return new HTMLRewriter()
    .on(`${FORM} [name="class"]`, fillIn(name))
    .on(`${FORM} [name="people"]`, fillIn(people))
    .transform(new Response(page.body, { status: page.status, headers }));
}
