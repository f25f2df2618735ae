import { execFileSync } from 'node:child_process';

/** The commit that is built, in full; `null` in a copy without the repository. */
export function builtCommit(): string | null {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return commit.trim();
  } catch {
    return null;
  }
}
