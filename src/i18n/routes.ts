import { isWithin, NO_PAGES } from '../domain/site/addresses.ts';
import { locales, otherLocale, type Locale } from './locales.ts';
import type { Access, PageRow } from './page-row.ts';
import { pages } from './pages.ts';
import { encodePath } from './paths.ts';

// What leaves a path alone, for who needs no table with it.
export { encodePath, normalizePath } from './paths.ts';

type Table = typeof pages;

export type PageId = keyof Table;

/** The languages that a page exists in. */
export type LocaleOf<Id extends PageId> = keyof Table[Id]['paths'] & Locale;

type OfEntries<Id extends PageId> = Id extends unknown
  ? Table[Id]['paths']['en'] extends `${string}[${string}`
    ? true
    : false
  : never;

interface Parts {
  query?: Record<string, string | number | undefined>;
  /** Without `#`. */
  hash?: string;
}

/** What an address takes beside the page: the entry, where the page is made from entries. */
type PartsOf<Id extends PageId> = true extends OfEntries<Id> ? [parts: { id: string } & Parts] : [parts?: Parts];

export function isPageId(name: string): name is PageId {
  return Object.hasOwn(pages, name);
}

export const pageIds: readonly PageId[] = Object.keys(pages).filter(isPageId);

export function rowOf(id: PageId): PageRow {
  return pages[id];
}

/** `[...name]` stands for more than one segment. */
const PLACEHOLDER = /\[(?:\.{3})?\w+\]/;

/** The page's path in a language, with its entry, as the table has it. */
function pathOf(id: PageId, locale: Locale, entry: string | undefined): string | undefined {
  const path = rowOf(id).paths[locale];
  if (path !== undefined && PLACEHOLDER.test(path) !== (entry !== undefined)) {
    throw new Error(`${id}: expected ${entry === undefined ? 'an entry' : 'no entry'} in ${path}`);
  }
  return path?.replace(PLACEHOLDER, () => entry ?? '');
}

function addressOf(id: PageId, locale: Locale, parts: Parts & { id?: string } = {}): string | undefined {
  const path = pathOf(id, locale, parts.id);
  if (path === undefined) return undefined;
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(parts.query ?? {})) if (value !== undefined) search.set(key, String(value));
  return encodePath(path) + (search.size > 0 ? `?${search}` : '') + (parts.hash ? `#${parts.hash}` : '');
}

/**
 * The address of a page, percent-encoded, from the root.
 *
 * @example href('course', 'fr', { id: 'excel-niveau-1' }) // '/fr/cours/excel-niveau-1'
 */
export function href<Id extends PageId>(id: Id, locale: LocaleOf<Id>, ...[parts]: PartsOf<Id>): string {
  const address = addressOf(id, locale, parts);
  if (address === undefined) throw new Error(`${id}: expected a path in ${locale}`);
  return address;
}

export interface PageLink {
  href: string;
  /** The language of the page. */
  locale: Locale;
  /** That language, where it is not the reader's: for `hreflang`, and for `lang` on a text that is in it. */
  foreign: Locale | undefined;
}

/** Where a reader of `locale` finds a page: in their language, or else in the one it exists in. */
export function linkTo<Id extends PageId>(id: Id, locale: Locale, ...[parts]: PartsOf<Id>): PageLink {
  const own = addressOf(id, locale, parts);
  if (own !== undefined) return { href: own, locale, foreign: undefined };
  const other = otherLocale(locale);
  const address = addressOf(id, other, parts);
  if (address === undefined) throw new Error(`${id}: expected a path in one language`);
  return { href: address, locale: other, foreign: other };
}

/** An address that the table names, before its entry is put in. */
export interface Route {
  id: PageId;
  locale: Locale;
  /** As the table has it: decoded, with the placeholder. */
  path: string;
}

/** Every address of the table. */
export const routes: readonly Route[] = pageIds.flatMap((id) =>
  locales.flatMap((locale) => {
    const path = rowOf(id).paths[locale];
    return path === undefined ? [] : [{ id, locale, path }];
  }),
);

const routeByPath = new Map(routes.map((route) => [route.path, route]));

/** Which page, and in which language, Astro's `routePattern` is; of a page of entries before one is taken. */
export function routeAt(pattern: string): Route {
  const route = routeByPath.get(pattern);
  if (!route) throw new Error(`${pattern}: expected an address of src/i18n/pages.ts`);
  return route;
}

/** What a page of the build knows of itself. */
export interface Page {
  id: PageId;
  locale: Locale;
  access: Access;
  /** Its address, as `href()` gives it. */
  path: string;
  /** The same page in the other language. */
  alternate: string | undefined;
  /** It is shown under addresses that are not its own. */
  standsIn: boolean;
}

/**
 * The page that a template is asked for, by Astro's `routePattern`. A page of a content entry says which, and where the
 * entry is in the other language: those pairs are made by the content.
 */
export function pageAt(pattern: string, entry?: { id: string; alternate?: string | undefined }): Page {
  const { id, locale, path: ownPath } = routeAt(pattern);
  const { access = 'public', standsIn = false } = rowOf(id);
  const alternate = entry || standsIn ? entry?.alternate : addressOf(id, otherLocale(locale));
  const path = encodePath(pathOf(id, locale, entry?.id) ?? ownPath);
  return { id, locale, access, path, alternate, standsIn };
}

/** One built page that stands at many addresses. */
export interface Shell {
  /** The addresses, as the table has them. */
  route: string;
  /** Where the page was built. */
  page: string;
  /** The one that was asked for, in the table's letters up to what its screen reads. */
  address: string;
}

const shells = routes.flatMap(({ id, locale, path }) => {
  const shownBy = rowOf(id).shownBy ?? '';
  const page = isPageId(shownBy) ? rowOf(shownBy).paths[locale] : undefined;
  return page === undefined ? [] : [{ route: path, page, start: path.replace(PLACEHOLDER, '') }];
});

/**
 * The page that answers for a path, decoded, of which its screen reads the last segment: `/private/event-videos/excel`. The
 * case of what stands before that does not matter.
 */
export function shellAt(path: string): Shell | undefined {
  const lower = path.toLowerCase();
  const found = shells.find(({ start }) => lower.startsWith(start) && /^[^/]+$/.test(path.slice(start.length)));
  return found && { route: found.route, page: found.page, address: found.start + path.slice(found.start.length) };
}

/** `/private` of `/private/client-section`, `/fr/paiement` of `/fr/paiement/facture`. */
const topFolder = ({ path, locale }: Route) =>
  path
    .split('/')
    .slice(0, locale === 'fr' ? 3 : 2)
    .join('/');

const foldersOf = (...access: Access[]) => [
  ...new Set(routes.filter(({ id }) => access.includes(rowOf(id).access ?? 'public')).map(topFolder)),
];

const privatePaths = foldersOf('private');

/** Where a client's own pages begin, and those on which people pay. What is below them is as personal as they are. */
export const personalPaths: readonly string[] = foldersOf('personal', 'private');

/** The same as `location.pathname` and a link's address begin with: percent-encoded. */
export const personalAddresses: readonly string[] = personalPaths.map(encodePath);

/** Where addresses begin behind which no public page is: what is there is neither fetched ahead nor copied. */
export const closedAddresses: readonly string[] = [...personalAddresses, ...NO_PAGES];

/** Whether a page is one of those: its address goes to nobody, no one else's script runs there, and no copy is kept. */
export function isPersonal(path: string): boolean {
  return isWithin(personalPaths, path);
}

/** Whether a path is behind the login, where files are handed out by the API alone. */
export function isPrivate(path: string): boolean {
  return isWithin(privatePaths, path);
}
