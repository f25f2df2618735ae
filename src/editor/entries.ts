import { parse } from 'yaml';

// Only names are read of the files, but of places, which share one.
const files = Object.keys(import.meta.glob('/content/**/*.{md,yaml}'));
const lists: Record<string, string> = import.meta.glob('/content/company/places.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The ids of a collection's entries, as other entries name them: `en/excel-level-1`. */
export function idsOf(collection: string): string[] {
  const list = lists[`/content/company/${collection}.yaml`];
  if (list !== undefined) return (parse(list) as { id: string }[]).map(({ id }) => id);
  const folder = `/content/${collection}/`;
  return files
    .filter((file) => file.startsWith(folder))
    .map((file) => file.slice(folder.length).replace(/\.(?:md|yaml)$/, ''))
    .sort();
}
