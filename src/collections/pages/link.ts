import type { Locale } from '../../i18n/locales.ts';
import { isPageId, rowOf, type Page } from '../../i18n/routes.ts';
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

/** Bands of one page differ from those beside them, and have no list of sections at their side. */
function checkBands(file: string, { contents, sections }: PageData): void {
  for (const [index, section] of sections.entries()) {
    if (section.section !== 'work') continue;
    const field = `sections[${index}]`;
    if (contents) throw new ContentError({ file, field }, 'no work on a page with `contents: true`');
    const next = sections[index + 1];
    if (next?.section !== 'work' || next.surface !== section.surface) continue;
    throw new ContentError(
      { file, field: `sections[${index + 1}]: surface` },
      `another one than above, ${next.surface}`,
    );
  }
}

/** The template of these pages in the table. */
const TEMPLATE = 'Company.astro';

/** A text that no page would show: a slip in the name of its file, or a language that its row does not have yet. */
function checkRow(entry: PageEntry): void {
  const { locale, slug } = splitId(entry.id);
  if (isPageId(slug) && rowOf(slug).template === TEMPLATE && rowOf(slug).paths[locale] !== undefined) return;
  const expected = `a row ${slug} with a path in ${locale} and the template ${TEMPLATE} in src/i18n/pages.ts`;
  throw new ContentError({ file: markdownFile(entry) }, expected);
}

/**
 * The content of a page of the table. It is a mistake when there is none in its language, and when a file belongs to no
 * row or names what there is not.
 */
export function linkPage(
  entries: readonly PageEntry[],
  { id: row, locale, path: href }: Pick<Page, 'id' | 'locale' | 'path'>,
  context: PageContext,
): CompanyPage {
  for (const one of entries) checkRow(one);
  const id = `${locale}/${row}`;
  const file = markdownFile({ collection: 'pages', id });
  const entry = entries.find((one) => one.id === id);
  if (!entry) throw new ContentError({ file }, 'the file to exist');
  const { action, sections } = entry.data;
  checkBands(file, entry.data);
  for (const [index, section] of sections.entries()) {
    checkSection((field) => ({ file, field: `sections[${index}]: ${field}` }), locale, section, context);
  }
  if (action.to && !action.page && !sections.some((section) => 'id' in section && section.id === action.to)) {
    throw new ContentError({ file, field: 'action: to' }, `the id of a section, got ${action.to}`);
  }
  return { ...entry.data, entry, locale, href };
}
