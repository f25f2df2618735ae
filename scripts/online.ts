import { loadCompany } from '../src/build/company-file.ts';
import { askOnline, commitOf, git } from './lib/online.ts';
import { fail } from './lib/staff-command.ts';
import { usageOf } from './lib/usage.ts';

/**
 * `npm run online`: checks out the commit that is on line, for a build of a new day: whatever was pushed since may not be tested yet, and
 * what was rolled back stays so.
 */
usageOf('npm run online: checks out the commit that is on line; npm run deploy then builds it anew');

const { origin } = loadCompany();
const commit = commitOf(await askOnline(origin));
if (commit === null) fail(`${origin} does not say of which commit it is. Release once by \`npm run deploy\`.`);
else if (git('cat-file', '-e', `${commit}^{commit}`) === null)
  fail(`${commit} is on line, and not in this repository: push it.`);
else if (git('checkout', '--detach', commit) === null) fail(`${commit} could not be checked out.`);
else console.log(commit);
