import { join } from 'node:path';
import { pageIds, rowOf } from '../src/i18n/routes.ts';
import { type CollectionReport, reportCounterparts } from './lib/counterparts.ts';
import { root } from './lib/run.ts';
import { usageOf } from './lib/usage.ts';

/** `npm run report-french`: what exists in English and not in French, collection by collection, and page by page. */
usageOf('npm run report-french: what exists in English and not in French.');

const say = (line = '') => console.log(line);
const mark = ({ draft }: { draft: boolean }) => (draft ? ' (draft)' : '');

const reports = reportCounterparts(join(root, 'content'));
const missingPages = pageIds
  .map(rowOf)
  .filter(({ names, paths }) => names !== undefined && paths.fr === undefined)
  .map(({ paths }) => paths.en);

function sayOf({ collection, english, french, missing, alone }: CollectionReport) {
  say(`${collection}: ${english} in English, ${french} in French, ${missing.length} without a French counterpart`);
  for (const entry of missing) say(`  en/${entry.slug}  ${entry.title}${mark(entry)}`);
  if (alone.length > 0) say('  French only:');
  for (const entry of alone) say(`  fr/${entry.slug}  ${entry.title}${mark(entry)}`);
}

say('In pairs, so that nothing may be missing');
say();
for (const report of reports.filter(({ inPairs }) => inPairs)) sayOf(report);
say(`pages by their address: ${missingPages.length} without a French counterpart`);
for (const page of missingPages) say(`  ${page}`);

say();
say('Written for those who read one language, with a counterpart or without');
for (const report of reports.filter(({ inPairs }) => !inPairs)) {
  say();
  sayOf(report);
}
