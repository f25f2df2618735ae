import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../scripts/lib/build.ts';
import { startCards } from '../../scripts/lib/cards.ts';
import { freePort, startServer } from '../../scripts/lib/server.ts';
import { freshDatabase } from '../fresh-database.ts';

/** The real worker on a new database, for all browser tests of a run. */
export default async function setup(): Promise<() => Promise<void>> {
  await build();
  const persistTo = mkdtempSync(join(tmpdir(), 'gct-browser-'));
  await freshDatabase(persistTo);
  const port = await freePort();
  const cards = await startCards({ site: `http://localhost:${port}`, port: 0 });
  const server = await startServer({ port, persistTo, vars: cards.vars });
  process.env.BASE_URL = server.url;
  return async () => {
    await server.stop();
    await cards.stop();
    rmSync(persistTo, { recursive: true, force: true });
  };
}
