import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readHistory } from './history.ts';

const COMMAND = ['-c', 'core.quotepath=off', 'log', '--format=%x00%cI', '--name-only', '--no-renames', '--'];

/**
 * The folders that pages are made of. A build that does not know their history (a copy without the repository, or with
 * its last commits only) says nothing of it. `BUILD_HISTORY` names a file to read instead of the repository, for tests.
 */
function load(): Map<string, string> {
  const file = process.env.BUILD_HISTORY;
  if (file) return readHistory(readFileSync(file, 'utf8'));
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return new Map();
    return readHistory(git(...COMMAND, 'content', 'src/i18n/strings'));
  } catch {
    return new Map();
  }
}

let loaded: Map<string, string> | undefined;

/**
 * The day of the last commit, in UTC, that changed one of these files, or one in these folders, named from the root of the
 * repository: `content/questions/en.yaml`, `content/team/`. `undefined` where that is not known.
 */
export function changedOn(...paths: string[]): string | undefined {
  const history = (loaded ??= load());
  const moments = paths.flatMap((path) =>
    path.endsWith('/')
      ? [...history].filter(([file]) => file.startsWith(path)).map(([, moment]) => moment)
      : (history.get(path) ?? []),
  );
  if (moments.length === 0) return undefined;
  return new Date(Math.max(...moments.map((moment) => Date.parse(moment)))).toISOString().slice(0, 10);
}
