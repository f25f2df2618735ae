import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import type { CardCompany } from '../lib/cards.ts';
import { root, run } from '../lib/run.ts';
import { localLife } from './life.ts';

/** Says that the database beside it has it: whoever deletes `.wrangler/state` begins anew. */
const NOTE = join(root, '.wrangler/state/local-life.json');
const FILE = join(root, '.wrangler/local-life.sql');

/**
 * Puts weeks of an office into this machine's database, once, in one batch, and what of it was paid by card into `cards`. Its schedule has
 * to be there. What went wrong is a text; the site works without it.
 */
export async function putLocalLife(cards: Pick<CardCompany, 'remember'>, now = Date.now()): Promise<string | null> {
  if (existsSync(NOTE)) return null;
  const site = JSON.parse(readFileSync(join(root, '.site/data.json'), 'utf8')) as SiteData;
  mkdirSync(dirname(NOTE), { recursive: true });
  const { statements, cardPayments } = localLife(site, now);
  writeFileSync(FILE, statements.join('\n'));
  await cards.remember(cardPayments);
  const { code, output } = await run('wrangler', ['d1', 'execute', 'DB', '--local', '--yes', '--file', FILE]);
  if (code !== 0) return output;
  writeFileSync(NOTE, JSON.stringify({ at: new Date(now).toISOString(), build: site.build.id }));
  return null;
}
