import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The address of a file of pages below `dist`, `fr/cours.html`: as in the address bar, decoded. */
export function addressOf(file: string): string {
  const path = file.slice(0, -'.html'.length).normalize('NFC');
  return path === 'index' ? '/' : `/${path.endsWith('/index') ? path.slice(0, -'/index'.length) : path}`;
}

/** All files below a folder, `fr/cours.html`. */
export function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
