import { statSync } from 'node:fs';
import { join } from 'node:path';
import { eachTemplate } from '../../scripts/lib/each-template.ts';
import { isSampled } from '../../scripts/lib/sample.ts';

/** Each template of the last build, in each language. */
export const templates = eachTemplate('dist');
const heavier = new Map<string, { path: string; bytes: number }>();
for (const { kind, path, file } of templates) {
  const { size } = statSync(join('dist', file));
  if (size > (heavier.get(kind)?.bytes ?? 0)) heavier.set(kind, { path, bytes: size });
}

/** Each template of the last build in the language that says more in it, and a sample in the other. */
export const templatePages = templates.filter(({ kind, path }) => heavier.get(kind)?.path === path || isSampled(path));
