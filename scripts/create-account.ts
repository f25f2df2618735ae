import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { NewAccount } from '../src/domain/account.ts';
import { createAccountSql } from './lib/account-sql.ts';
import { run } from './lib/run.ts';

/**
 * `npm run create-account -- --email … --first-name … [--language fr] [--role trainer] [--remote]`: an account for a client or a trainer, without a
 * password. Its owner sets one with "Forgot Password?" on the site, by a link that goes to that e-mail alone.
 */
const USAGE =
  'npm run create-account -- --email ada@example.ca --first-name Ada [--language en|fr] [--role client|trainer] [--remote]';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        email: { type: 'string' },
        'first-name': { type: 'string' },
        language: { type: 'string' },
        role: { type: 'string' },
        remote: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

const { email, 'first-name': firstName, language, role, remote } = readArguments();
const account = v.safeParse(NewAccount, { email, firstName, language, role });
if (!account.success) {
  const problems = account.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  fail(`${problems.join('\n')}\n${USAGE}`);
}

// Handed over as it is: no shell reads what was typed.
const { code, output } = await run('wrangler', [
  ...['d1', 'execute', 'gct', remote ? '--remote' : '--local', '--yes', '--json'],
  ...['--command', createAccountSql(account.output, new Date())],
]);
if (code !== 0) fail(`The database refused:\n${output}`);

const created = JSON.parse(output.slice(output.indexOf('['))) as { results: { id: number }[] }[];
const id = created.at(-1)?.results[0]?.id;
if (id === undefined) fail('There is an account with this e-mail already. Nothing was changed.');
console.log(`Account ${id} was created. Its owner sets a password with "Forgot Password?" in the site's login.`);
