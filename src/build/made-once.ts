import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Kept between builds, wherever the packages are kept. From the project's root, where every build starts. */
const FOLDER = 'node_modules/.cache';

const underway = new Map<string, Promise<string>>();

/**
 * The file of something that takes long to make: made once for what goes into it, and found by that from then on, in
 * later builds as well.
 *
 * @param kind its folder in the cache
 * @param input everything that the file depends on, a number for the code that makes it included
 */
export function madeOnce(kind: string, ending: string, input: unknown, make: () => Promise<Buffer>): Promise<string> {
  const name = createHash('sha256').update(JSON.stringify(input)).digest('hex') + ending;
  const file = join(FOLDER, kind, name);
  if (existsSync(file)) return Promise.resolve(file);
  let making = underway.get(file);
  if (!making) {
    const write = async () => {
      mkdirSync(join(FOLDER, kind), { recursive: true });
      // Another build may make the same: it finds a whole file or none.
      const draft = `${file}.${process.pid}`;
      await writeFile(draft, await make());
      await rename(draft, file);
      return file;
    };
    underway.set(file, (making = write().finally(() => underway.delete(file))));
  }
  return making;
}
