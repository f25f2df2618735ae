import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { root, run } from './run.ts';

const stampFile = join(root, '.site/stamp');

/** Everything a build reads. The day counts too: the schedule begins with it. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  hash.update(`${process.env.BUILD_TIME ?? ''} ${process.env.PUBLIC_SITE_ORIGIN ?? ''}`);
  const files: string[] = [];
  for (const pattern of ['src/**/*', 'content/**/*', 'public/**/*', '*.{ts,mjs,json}']) {
    for await (const file of glob(pattern, { cwd: root, withFileTypes: true })) {
      if (file.isFile()) files.push(join(file.parentPath, file.name));
    }
  }
  for (const file of files.sort()) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds the site, unless the last build was of the very same sources on the same day. Gives the seconds it took. */
export async function build({ show = false } = {}): Promise<{ built: boolean; seconds: number }> {
  const now = await fingerprint();
  const fresh = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === now && existsSync(join(root, 'dist'));
  if (fresh) return { built: false, seconds: 0 };
  const { code, output, seconds } = await run('astro', ['build'], { show });
  if (code !== 0) throw new Error(show ? 'The build failed.' : `The build failed:\n${output}`);
  writeFileSync(stampFile, now);
  return { built: true, seconds };
}
