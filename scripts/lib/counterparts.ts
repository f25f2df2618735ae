import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface Entry {
  /** `excel-level-1`, as the file is called. */
  slug: string;
  title: string;
  draft: boolean;
  /** French entries: the English one, `en/excel-level-1`. */
  counterpart?: string;
}

/** Where a pair is two files of one name. */
const pairedByName: ReadonlySet<string> = new Set(['audiences', 'careers', 'events', 'pages']);

/** What is written for those who read one language: some of it has a counterpart, and none of it needs one. */
const writtenForOne: ReadonlySet<string> = new Set(['blog', 'downloads', 'podcast', 'recordings', 'webinars']);

export interface CollectionReport {
  collection: string;
  /** Whether everything in it has to be there in both languages. */
  inPairs: boolean;
  english: number;
  french: number;
  /** English entries that no French one names. */
  missing: Entry[];
  /** French entries that name no English one: of their own, or forgotten. */
  alone: Entry[];
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---/;

function entriesIn(folder: string): Entry[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => {
      const matter = FRONT_MATTER.exec(readFileSync(join(folder, file), 'utf8'))?.[1];
      if (matter === undefined)
        throw new Error(`${join(folder, file)}: expected front matter between two lines of ---`);
      const { title, draft, counterpart } = parse(matter) as Partial<Entry>;
      return {
        slug: file.slice(0, -3),
        title: title ?? file,
        draft: draft === true,
        ...(counterpart && { counterpart }),
      };
    });
}

/** What each collection with languages has in English and in French, and what stands in one of them alone. */
export function reportCounterparts(content: string): CollectionReport[] {
  return readdirSync(content, { withFileTypes: true })
    .filter((folder) => folder.isDirectory() && existsSync(join(content, folder.name, 'en')))
    .map(({ name }) => {
      const english = entriesIn(join(content, name, 'en'));
      const french = entriesIn(join(content, name, 'fr'));
      const known = pairedByName.has(name)
        ? french.map((entry) => ({ ...entry, counterpart: `en/${entry.slug}` }))
        : french;
      const named = new Set(known.map(({ counterpart }) => counterpart));
      return {
        collection: name,
        inPairs: !writtenForOne.has(name),
        english: english.length,
        french: french.length,
        missing: english.filter(({ slug }) => !named.has(`en/${slug}`)),
        alone: known.filter(({ counterpart }) => counterpart === undefined),
      };
    });
}
