import { getCollection, type CollectionEntry } from 'astro:content';
import { Temporal } from 'temporal-polyfill';
import { nestedHeadings } from '../build/nested-headings.ts';
import { buildDay, buildTime } from './build.ts';
import { company, places, type PlaceDetails } from './company.ts';
import type { Locale } from '../i18n/locales.ts';
import { liveHref, routes, type RouteName } from '../i18n/routes.ts';

type PageData = CollectionEntry<'pages'>['data'];

/** A page about the company or one of its services, in one language. */
export interface CompanyPage extends PageData {
  entry: CollectionEntry<'pages'>;
  name: RouteName;
  locale: Locale;
  href: string;
}

export type PageSection = PageData['sections'][number];

/** One kind of section. */
export type SectionOf<Kind extends PageSection['section']> = Extract<PageSection, { section: Kind }>;

/** The entries that a section names are of the page's language. */
function checkLanguage(where: string, locale: Locale, section: PageSection): void {
  const named = [
    ...('courses' in section ? section.courses : []),
    ...('categories' in section ? (section.categories ?? []) : []),
  ];
  for (const { id } of named) {
    if (!id.startsWith(`${locale}/`)) throw new Error(`${where}: sections: expected ${locale}/…, got ${id}`);
  }
}

/** The page of a route. It is a mistake when the content or the route table lacks it in this language. */
export async function companyPage(name: RouteName, locale: Locale): Promise<CompanyPage> {
  const where = `content/pages/${locale}/${name}.md`;
  const entries = await getCollection('pages');
  for (const { id } of entries) {
    if (!(id.slice(3) in routes)) throw new Error(`content/pages/${id}.md: expected the name of a route`);
  }
  const entry = entries.find(({ id }) => id === `${locale}/${name}`);
  if (!entry) throw new Error(`${where}: expected the file to exist`);
  const href = liveHref(name, locale);
  if (!href) throw new Error(`${where}: expected the route ${name} to have a path in ${locale} and not to be planned`);
  const { action, sections } = entry.data;
  for (const section of sections) checkLanguage(where, locale, section);
  if (action.to && !action.page && !sections.some((section) => 'id' in section && section.id === action.to)) {
    throw new Error(`${where}: action: to: expected the id of a section, got ${action.to}`);
  }
  return { ...entry.data, entry, name, locale, href };
}

/** Posts that are open on the day of the build, the newest first. */
export async function openPosts(): Promise<CollectionEntry<'careers'>[]> {
  const today = buildDay((await company()).timeZone).toString();
  return (await getCollection('careers'))
    .filter(({ data }) => data.posted <= today && (!data.closes || data.closes >= today))
    .sort((a, b) => b.data.posted.localeCompare(a.data.posted));
}

export interface ComingEvent {
  entry: CollectionEntry<'events'>;
  /** Instants, ISO 8601 UTC. */
  start: string;
  end: string;
  timeZone: string;
  /** `null`: online. */
  place: PlaceDetails | null;
}

/** Events that are still to come, the next one first. */
export async function comingEvents(): Promise<ComingEvent[]> {
  const [entries, rooms, { timeZone: officeZone }] = await Promise.all([getCollection('events'), places(), company()]);
  return entries
    .map((entry) => {
      const { date, from, to, place: named } = entry.data;
      const place = rooms.find(({ id }) => id === named?.id) ?? null;
      const timeZone = place?.timeZone ?? officeZone;
      const instant = (time: string) =>
        Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone).toInstant().toString();
      return { entry, start: instant(from), end: instant(to), timeZone, place };
    })
    .filter(({ start }) => Date.parse(start) > buildTime.getTime())
    .sort((a, b) => a.start.localeCompare(b.start));
}

/** The training centre's rooms, in their order. */
export async function allRooms(): Promise<CollectionEntry<'rooms'>['data'][]> {
  return (await getCollection('rooms')).map(({ data }) => data).sort((a, b) => a.order - b.order);
}

/**
 * The text of an entry that stands with others on one page, below a heading of the third rank: its own headings begin
 * at the fourth, and have no ids, since two entries may use the same words.
 */
export function nestedText(entry: { id: string; rendered?: { html: string } | undefined }): string {
  if (!entry.rendered) throw new Error(`${entry.id}: expected a text below the front matter`);
  return nestedHeadings(entry.rendered.html);
}
