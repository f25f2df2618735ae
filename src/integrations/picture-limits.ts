import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { ContentError } from '../collections/problem.ts';

/** Twice the largest size that a page shows. */
const PIXELS = 2720;
const BYTES = 1_000_000;
/** A drawing is sent as it is. */
const DRAWING_BYTES = 60_000;

const inKilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;

/** Every picture that lies in a folder `pictures` of the content, as a path from `root`. */
function picturesIn(root: string): string[] {
  return readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /[\\/]pictures$/.test(entry.parentPath))
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(root, '/').length))
    .sort();
}

/** Fails on a picture that is larger than a page can use: it would be fetched and scaled down at every build. */
export async function checkPictures(root: string): Promise<void> {
  for (const file of picturesIn(root)) {
    const { size } = statSync(join(root, file));
    const most = file.endsWith('.svg') ? DRAWING_BYTES : BYTES;
    if (size > most) throw new ContentError({ file }, `at most ${inKilobytes(most)}, got ${inKilobytes(size)}`);
    if (file.endsWith('.svg')) continue;
    const { width, height } = await sharp(join(root, file)).metadata();
    if (Math.max(width, height) > PIXELS) {
      throw new ContentError({ file }, `at most ${PIXELS} pixels on each side, got ${width} × ${height}`);
    }
  }
}

/** The platform takes no larger file, and says so only once the database was brought up. */
const FILE_BYTES = 25 * 1024 * 1024;

/** Fails on a file of `public` that no release could carry, or that is none for visitors. */
export function checkFiles(root: string): void {
  const files = readdirSync(join(root, 'public'), { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name).slice(join(root, '/').length);
    const { size } = statSync(join(root, file));
    if (size > FILE_BYTES) throw new ContentError({ file }, `at most 25 MB, got ${inKilobytes(size)}`);
    if (/^[._]/.test(name)) throw new ContentError({ file }, 'a name that begins with a letter or a digit');
  }
}

/** Holds authors' pictures and files to their limits before a build begins. */
export const pictureLimits = (): AstroIntegration => ({
  name: 'picture-limits',
  hooks: {
    'astro:build:start': async () => {
      checkFiles(process.cwd());
      await checkPictures(process.cwd());
    },
  },
});
