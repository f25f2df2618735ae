import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/lib/run.ts';
import { migrate } from '../scripts/lib/server.ts';

const made = join(root, 'node_modules/.cache/gct-databases');

/** What a database is made by: the migrations, and the configuration, which names its file. */
function digest(): string {
  const hash = createHash('sha256');
  for (const file of [...globSync('functions/migrations/*.sql', { cwd: root }).sort(), 'wrangler.jsonc'])
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * A new database with every migration for a server that keeps its own in `persistTo`. It is made once and copied, since a runtime takes
 * seconds for it and two dozen tests have a server of their own.
 */
export async function freshDatabase(persistTo: string): Promise<void> {
  const name = digest();
  const template = join(made, name);
  if (!existsSync(template)) {
    mkdirSync(made, { recursive: true });
    for (const old of readdirSync(made)) if (!old.startsWith(name)) rmSync(join(made, old), { recursive: true });
    const own = `${template}-${process.pid}`;
    await migrate(own);
    try {
      renameSync(own, template);
    } catch {
      // Another process was first, and its is the same.
      rmSync(own, { recursive: true });
    }
  }
  cpSync(template, persistTo, { recursive: true });
}
