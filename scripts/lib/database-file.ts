import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The file in which the local runtime keeps the database of a folder of `--persist-to`.
 *
 * @throws where no runtime has made one yet
 */
export function databaseFile(persistTo: string): string {
  const folder = join(persistTo, 'v3/d1/miniflare-D1DatabaseObject');
  const file = readdirSync(folder).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  if (file === undefined) throw new Error(`there is no database below ${folder}`);
  return join(folder, file);
}
