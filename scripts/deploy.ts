import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteData } from '../src/domain/site/site-data.ts';
import { root, run } from './lib/run.ts';

/**
 * `npm run deploy`: a new build, the database brought up to it, the worker uploaded. The worker's scheduled handler
 * then takes over the schedule; the command ends when the site says that it has.
 */
const SYNC_MINUTES = 7;

async function must(title: string, command: string, args: string[]): Promise<void> {
  console.log(`\n${title}`);
  const { code } = await run(command, args, { show: true });
  if (code !== 0) {
    console.error(`${title}: failed. Nothing after this step was done.`);
    process.exit(code);
  }
}

const config = readFileSync(join(root, 'wrangler.jsonc'), 'utf8');
if (config.includes('00000000-0000-0000-0000-000000000000')) {
  console.error('wrangler.jsonc: database_id is still the local one. OPERATIONS.md says how to make the database.');
  process.exit(1);
}

await must('Building the pages', 'astro', ['build']);
await must('Bringing the database up to date', 'wrangler', ['d1', 'migrations', 'apply', 'gct', '--remote']);
await must('Uploading the worker and the pages', 'wrangler', ['deploy']);

const { build, origin } = JSON.parse(readFileSync(join(root, '.site/data.json'), 'utf8')) as SiteData;
console.log(`\nWaiting for ${origin} to take over the schedule of build ${build.id} (within ${SYNC_MINUTES} minutes)`);
for (let tries = 0; tries < SYNC_MINUTES * 6; tries += 1) {
  await sleep(10_000);
  const answer = await fetch(`${origin}/healthz`).then(
    (response) => response.json() as Promise<{ schedule?: string }>,
    () => ({ schedule: undefined }),
  );
  if (answer.schedule === build.id) {
    console.log('Done.');
    process.exit(0);
  }
}
console.error('The site does not answer with the new schedule yet; look at its logs with `wrangler tail`.');
process.exit(1);
