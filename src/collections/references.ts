import { locales, otherLocale, type Locale } from '../i18n/locales.ts';
import { present } from '../domain/present.ts';
import { splitId } from './entry.ts';
import { ContentError, markdownFile, type Where } from './problem.ts';

type Reference = { id: string };

/** What references may name: the entries that there are, and those of them that the build shows. */
export interface Known {
  all: ReadonlySet<string>;
  published: ReadonlySet<string>;
}

export const known = (all: readonly Reference[], published: readonly Reference[]): Known => ({
  all: new Set(all.map(({ id }) => id)),
  published: new Set(published.map(({ id }) => id)),
});

/**
 * The ids of references to entries that the build shows, in their order. One to a draft is left out; one to nothing is a
 * mistake, and so is one to the other language where `locale` says which it has to be.
 */
export function shownIds(where: Where, references: readonly Reference[], { all, published }: Known, locale?: Locale) {
  for (const { id } of references) {
    if (locale !== undefined && !id.startsWith(`${locale}/`)) throw new ContentError(where, `${locale}/…, got ${id}`);
    if (!all.has(id)) throw new ContentError(where, `an entry that exists, got ${id}`);
  }
  return references.map(({ id }) => id).filter((id) => published.has(id));
}

/** The same as slugs, of one language. */
export const shownSlugs = (where: Where, references: readonly Reference[], entries: Known, locale: Locale): string[] =>
  shownIds(where, references, entries, locale).map((id) => splitId(id).slug);

interface Paired {
  collection: string;
  id: string;
  data: { counterpart?: Reference | undefined };
}

/** The id of each entry's counterpart: what a French one names, and the way back. Fails on a pair that is not one. */
export function counterpartsOf(entries: readonly Paired[]): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  const ids = new Set(entries.map(({ id }) => id));
  for (const entry of entries) {
    const other = entry.data.counterpart?.id;
    if (other === undefined) continue;
    const where = { file: markdownFile(entry), field: 'counterpart' };
    if (splitId(entry.id).locale !== 'fr') throw new ContentError(where, 'none, since only French entries name one');
    if (!other.startsWith('en/')) throw new ContentError(where, `an English entry, got ${other}`);
    if (!ids.has(other)) throw new ContentError(where, `an entry that exists and is no draft, got ${other}`);
    const first = pairs.get(other);
    if (first !== undefined) throw new ContentError(where, `one of its own: ${other} is the counterpart of ${first}`);
    pairs.set(other, entry.id);
    pairs.set(entry.id, other);
  }
  return pairs;
}

interface Named {
  collection: string;
  id: string;
  data: object;
}

/** One thing that is written in both languages, by the name of its files. */
export interface InBothLanguages<Item> {
  id: string;
  texts: Readonly<Record<Locale, Item>>;
}

/**
 * Entries in pairs of files of one name. Fails where a file has no counterpart, and where the two differ in one of the
 * `common` fields, which are facts and no words.
 */
export function pairsByName<Item extends Named>(
  entries: readonly Item[],
  common: readonly (keyof Item['data'])[],
): InBothLanguages<Item>[] {
  const named = (locale: Locale, slug: string) => entries.find(({ id }) => id === `${locale}/${slug}`);
  for (const { id, collection } of entries) {
    const { locale, slug } = splitId(id);
    const file = markdownFile({ collection, id: `${otherLocale(locale)}/${slug}` });
    if (!named(otherLocale(locale), slug)) throw new ContentError({ file }, 'the file to exist');
  }
  const slugs = [...new Set(entries.map(({ id }) => splitId(id).slug))];
  return slugs.map((id) => {
    const [en, fr] = locales.map((locale) => present(named(locale, id), `${locale}/${id}`)) as [Item, Item];
    const data: Item['data'] = en.data;
    const differs = common.find((field) => JSON.stringify(fr.data[field as never]) !== JSON.stringify(data[field]));
    if (differs !== undefined) {
      throw new ContentError({ file: markdownFile(fr), field: String(differs) }, `the same as in ${markdownFile(en)}`);
    }
    return { id, texts: { en, fr } };
  });
}
