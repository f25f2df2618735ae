import { parseArgs } from 'node:util';
import { acts, type ActName } from './chaos/acts.ts';
import { runChaos } from './chaos/run.ts';
import { build } from './lib/build.ts';
import { fail } from './lib/staff-command.ts';
import { usageOf } from './lib/usage.ts';

/**
 * `npm run chaos`: the site on this machine, with crowds that buy while it is killed, locked, full, cut off, released and put into
 * another time. After each act the rules of `chaos/invariants.sql` are asked; the first that is broken ends the run.
 */
const names = Object.keys(acts) as ActName[];
const usage = usageOf(`npm run chaos [-- --minutes 10] [-- --seed 7] [-- --only kill,cards]
Acts: ${names.join(', ')}. The seed chooses them and what everybody means to do.`);

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string' },
  },
});
const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
const only = values.only?.split(',').map((name) => name.trim());
const isAct = (name: string): name is ActName => name in acts;
if (!(minutes > 0) || !Number.isSafeInteger(seed) || only?.every(isAct) === false) fail(usage);

const say = (line: string) => console.log(line);
await build();
say(`Seed ${seed}, ${minutes} minutes`);
const report = await runChaos({ seed, minutes, ...(only && { only: only.filter(isAct) }), say });
say(`\n${report.acts.length} acts in ${report.seconds.toFixed(0)} s`);
for (const [name, count] of Object.entries(report.figures)) say(`  ${name}: ${count}`);
if (report.broken.length === 0) say('No rule was broken.');
else {
  for (const { rule, rows } of report.broken)
    say(`\n${rule}\n${rows.map((row) => `  ${JSON.stringify(row)}`).join('\n')}`);
  fail(
    `\nBroken in act ${report.acts.length}, ${report.acts.at(-1) ?? ''}. Again: npm run chaos -- --seed ${seed}${values.only === undefined ? '' : ` --only ${values.only}`}`,
  );
}
