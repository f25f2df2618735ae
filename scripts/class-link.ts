import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { NewClassLink } from '../src/domain/training.ts';
import { classLinkSql } from './lib/class-link-sql.ts';
import { run } from './lib/run.ts';

/** `npm run class-link -- --class … --kind … --title … --url … [--remote]`: what the people of a class see in My Training. */
const USAGE =
  'npm run class-link -- --class excel-level-1-… --kind join|material|recording --title "Exercise files" --url https://… [--remote]';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        class: { type: 'string' },
        kind: { type: 'string' },
        title: { type: 'string' },
        url: { type: 'string' },
        remote: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

const { class: classId, kind, title, url, remote } = readArguments();
const link = v.safeParse(NewClassLink, { classId, kind, title, url });
if (!link.success) {
  const problems = link.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  fail(`${problems.join('\n')}\n${USAGE}`);
}

// Handed over as it is: no shell reads what was typed.
const { code, output } = await run('wrangler', [
  ...['d1', 'execute', 'gct', remote ? '--remote' : '--local', '--yes', '--json'],
  ...['--command', classLinkSql(link.output, new Date())],
]);
if (code !== 0) fail(`The database refused:\n${output}`);

const added = JSON.parse(output.slice(output.indexOf('['))) as { results: { id: string }[] }[];
if (added.at(-1)?.results[0] === undefined) {
  fail('There is no class with this id, or it has this link already. Nothing was changed.');
}
console.log('The link was added. Everybody with a seat in the class sees it in My Training.');
