import { join } from 'node:path';
import { pageIds, rowOf } from '../src/i18n/routes.ts';
import { reportCounterparts } from './lib/counterparts.ts';
import { root } from './lib/run.ts';
import { usageOf } from './lib/usage.ts';

/** `npm run report-french`: what exists in English and not in French, collection by collection, and page by page. */
usageOf('npm run report-french: what exists in English and not in French.');

const say = (line = '') => console.log(line);
const mark = ({ draft }: { draft: boolean }) => (draft ? ' (draft)' : '');

for (const { collection, english, french, missing, alone } of reportCounterparts(join(root, 'content'))) {
  say(`${collection}: ${english} in English, ${french} in French, ${missing.length} without a French counterpart`);
  for (const entry of missing) say(`  en/${entry.slug}  ${entry.title}${mark(entry)}`);
  if (alone.length > 0) say('  French only:');
  for (const entry of alone) say(`  fr/${entry.slug}  ${entry.title}${mark(entry)}`);
  say();
}

const pages = pageIds
  .map(rowOf)
  .filter(({ names, paths }) => names !== undefined && paths.fr === undefined)
  .map(({ paths }) => paths.en);
say(`pages: ${pages.length} without a French counterpart`);
for (const page of pages) say(`  ${page}`);
