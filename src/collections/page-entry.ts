import type { Locale } from '../i18n/locales.ts';
import { isPageId, rowOf, type PageId } from '../i18n/routes.ts';
import { splitId } from './entry-id.ts';

/** The template, in the table, of the pages whose texts are in `content/pages`. */
const TEMPLATE = 'Company.astro';

/** A text that no page would show: a slip in the name of its file, or a language that its row does not have yet. */
function checkRow(id: string): void {
  const { locale, slug } = splitId(id);
  if (isPageId(slug) && rowOf(slug).template === TEMPLATE && rowOf(slug).paths[locale] !== undefined) return;
  throw new Error(`content/pages/${id}.md: expected a row ${slug} with a path in ${locale} in src/i18n/pages.ts`);
}

/** The entry of a page. It is a mistake when there is none in its language, or one that no page shows. */
export function entryOfPage<Entry extends { id: string }>(
  entries: readonly Entry[],
  page: PageId,
  locale: Locale,
): Entry {
  for (const { id } of entries) checkRow(id);
  const entry = entries.find(({ id }) => id === `${locale}/${page}`);
  if (!entry) throw new Error(`content/pages/${locale}/${page}.md: expected the file to exist`);
  return entry;
}
