import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { SiteData } from '../src/domain/site/site-data.ts';
import { loadCompany } from '../src/build/company-file.ts';
import { configFor, originOf, stepsOf, targetOf, type Step } from './lib/release.ts';
import { askOnline, commitOf, refusedRelease, treeTowards } from './lib/online.ts';
import { root, run } from './lib/run.ts';
import { fail } from './lib/staff-command.ts';
import { usageOf } from './lib/usage.ts';

/**
 * `npm run deploy`: a new build, the database brought up to it, the worker uploaded. The worker's scheduled handler
 * then takes over the schedule; the command ends when the site says that it has.
 */
usageOf(`npm run deploy [-- --staging | -- --preview PULL-REQUEST | -- --anyway]
A new build, migrations, upload, and the wait until the site holds the schedule of the build; the same for staging. A preview is
uploaded beside staging, on its data, and nothing is brought up or waited for. The site takes what is committed and has all of what is on
line, or else --anyway.`);

const SYNC_MINUTES = 7;

async function must({ title, command, args }: Step, env: NodeJS.ProcessEnv): Promise<void> {
  console.log(`\n${title}`);
  const { code } = await run(command, args, { show: true, env });
  if (code !== 0) throw new Error(`${title}: failed. Nothing after this step was done.`);
}

async function untilTakenOver({ build, origin }: SiteData): Promise<void> {
  console.log(
    `\nWaiting for ${origin} to take over the schedule of build ${build.id} (within ${SYNC_MINUTES} minutes)`,
  );
  for (let tries = 0; tries < SYNC_MINUTES * 6; tries += 1) {
    await sleep(10_000);
    if ((await askOnline(origin))?.schedule === build.id) return;
  }
  throw new Error('The site does not answer with the new schedule yet; look at its logs with `wrangler tail`.');
}

const { values } = parseArgs({
  options: { staging: { type: 'boolean' }, preview: { type: 'string' }, anyway: { type: 'boolean' } },
});
/** Of this release alone. */
const released = join(root, 'wrangler.releasing.jsonc');

try {
  const target = targetOf(values, process.env);
  const origin = originOf(target);
  if (target.to === 'production' && !values.anyway) {
    const refused = refusedRelease(treeTowards(commitOf(await askOnline(loadCompany().origin))));
    if (refused !== null) throw new Error(refused);
  }
  writeFileSync(released, configFor(target, readFileSync(join(root, 'wrangler.jsonc'), 'utf8')));
  const env = origin === undefined ? {} : { PUBLIC_SITE_ORIGIN: origin };
  for (const step of stepsOf(target, released)) await must(step, env);
  if (target.to === 'preview') {
    console.log(`\n${origin ?? ''}`);
    if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `address=${origin ?? ''}\n`);
  } else {
    await untilTakenOver(JSON.parse(readFileSync(join(root, '.site/data.json'), 'utf8')) as SiteData);
    console.log('Done.');
  }
} catch (error) {
  rmSync(released, { force: true });
  fail(error instanceof Error ? error.message : String(error));
}
rmSync(released, { force: true });
