import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { parse } from 'yaml';
import { ContentError, problemIn, repeated } from './problem.ts';

type Listed = Record<string, unknown> & { id: string };

const isListed = (one: unknown): one is Listed =>
  typeof one === 'object' && one !== null && 'id' in one && typeof one.id === 'string' && one.id !== '';

function parsed(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw problemIn({ file }, error);
  }
}

/** The entries of a list in YAML. Fails where it cannot be read, and where one has no `id` of its own. */
export function entriesOf(file: string, text: string): Listed[] {
  const list = parsed(file, text);
  if (!Array.isArray(list) || list.length === 0) throw new ContentError({ file }, 'a list of entries');
  const entries = list.map((one: unknown, index) => {
    if (!isListed(one)) throw new ContentError({ file, field: `[${index}]: id` }, 'a name of its own');
    return one;
  });
  const second = repeated(entries, ({ id }) => id);
  if (second)
    throw new ContentError(
      { file, field: `[${entries.indexOf(second)}]: id` },
      `another one than ${second.id}, which is there already`,
    );
  return entries;
}

/**
 * Entries that share a file, below the root of the project. Astro's own loader passes over a file that it cannot read, so that what
 * was there before stays, and over an entry without an id; of two with one id it takes the last.
 */
export const listFile = (file: string): Loader => ({
  name: 'list-file',
  load: async ({ config, store, parseData, watcher, logger }) => {
    const path = fileURLToPath(new URL(file, config.root));
    const read = async () => {
      const entries = await Promise.all(
        entriesOf(file, readFileSync(path, 'utf8')).map(async (data) => ({
          ...{ id: data.id, filePath: file },
          data: await parseData({ id: data.id, data, filePath: path }),
        })),
      );
      store.clear();
      for (const entry of entries) store.set(entry);
    };
    await read();
    watcher?.add(path);
    watcher?.on('change', (changed) => {
      if (changed === path) void read().catch((error: unknown) => logger.error(String(error)));
    });
  },
});
