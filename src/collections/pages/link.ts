import type { Locale } from '../../i18n/locales.ts';
import { liveHref, routes, type RouteName } from '../../i18n/routes.ts';
import { splitId } from '../entry.ts';
import { placeNamed } from '../places/link.ts';
import type { PlaceDetails } from '../places/schema.ts';
import { ContentError, markdownFile, type Where } from '../problem.ts';
import { shownIds, type Known } from '../references.ts';
import type { PageData, PageEntry } from './schema.ts';
import type { PageSection } from './sections.ts';

/** A page about the company or one of its services, in one language. */
export interface CompanyPage extends PageData {
  entry: PageEntry;
  name: RouteName;
  locale: Locale;
  href: string;
}

/** What sections may name. */
export interface PageContext {
  courses: Known;
  categories: Known;
  places: readonly PlaceDetails[];
}

/** The entries that a section names exist, in the page's language. */
function checkSection(at: (field: string) => Where, locale: Locale, section: PageSection, context: PageContext): void {
  if (section.section === 'courses') shownIds(at('courses'), section.courses, context.courses, locale);
  if (section.section === 'categories') {
    shownIds(at('categories'), section.categories ?? [], context.categories, locale);
  }
  if (section.section === 'places') for (const one of section.places) placeNamed(at('places'), one, context.places);
}

/**
 * The page of a route. It is a mistake when the content or the route table lacks it in this language, and when a file is
 * called after no route or names what there is not.
 */
export function linkPage(
  entries: readonly PageEntry[],
  name: RouteName,
  locale: Locale,
  context: PageContext,
): CompanyPage {
  for (const one of entries) {
    if (splitId(one.id).slug in routes) continue;
    throw new ContentError({ file: markdownFile(one) }, 'the name of a route of src/i18n/routes.ts');
  }
  const id = `${locale}/${name}`;
  const file = markdownFile({ collection: 'pages', id });
  const entry = entries.find((one) => one.id === id);
  if (!entry) throw new ContentError({ file }, 'the file to exist');
  const href = liveHref(name, locale);
  if (href === undefined) {
    throw new ContentError({ file }, `the route ${name} to have a path in ${locale} and not to be planned`);
  }
  const { action, sections } = entry.data;
  for (const [index, section] of sections.entries()) {
    checkSection((field) => ({ file, field: `sections[${index}]: ${field}` }), locale, section, context);
  }
  if (action.to && !action.page && !sections.some((section) => 'id' in section && section.id === action.to)) {
    throw new ContentError({ file, field: 'action: to' }, `the id of a section, got ${action.to}`);
  }
  return { ...entry.data, entry, name, locale, href };
}
