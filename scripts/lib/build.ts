import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { glob, mkdir, rm } from 'node:fs/promises';
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

/**
 * Builds the site as it will be at another moment (ISO 8601) into `folder`: pages in `dist`, the worker's data in `.site`. Its
 * content has a made-up history, so that what a build reads of a history is the same in every clone.
 */
export async function buildAt(moment: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const history = join(folder, 'history');
  writeFileSync(history, await madeUpHistory());
  const env = { BUILD_TIME: moment, BUILD_HISTORY: history };
  const { code, output } = await run('astro', ['build', '--outDir', join(folder, 'dist')], { env });
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
}

/** A commit a day in January 2026, which touch every file of the content and of the strings in turn; in the form of `git log`. */
async function madeUpHistory(): Promise<string> {
  const files = (await Array.fromAsync(glob('{content,src/i18n/strings}/**/*.*', { cwd: root }))).sort();
  return Array.from({ length: 28 }, (_, day) => {
    const touched = files.filter((_file, index) => index % 28 === day);
    return `\0${new Date(Date.UTC(2026, 0, day + 1)).toISOString()}\n\n${touched.join('\n')}\n`;
  }).join('');
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
