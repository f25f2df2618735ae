import { execFileSync } from 'node:child_process';
import { root } from './run.ts';

/** Waits of `/healthz`. Milliseconds. */
const PATIENCE_MS = 15_000;

export interface Online {
  /** The build whose schedule the database holds. */
  schedule?: string | null;
  /** The commit that the worker and the pages were built of; older builds do not say it. */
  commit?: string | null;
}

/** Of a site behind Cloudflare Access, as staging is, a service token of it. */
function accessOf({ CF_ACCESS_CLIENT_ID: id, CF_ACCESS_CLIENT_SECRET: secret }: NodeJS.ProcessEnv) {
  return id && secret ? { 'CF-Access-Client-Id': id, 'CF-Access-Client-Secret': secret } : undefined;
}

/** What a site says of itself; `null` where it does not answer, or something in front of it does. */
export async function askOnline(origin: string, environment = process.env): Promise<Online | null> {
  try {
    const headers = accessOf(environment);
    const answer = await fetch(`${origin}/healthz`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(headers && { headers }),
    });
    return (await answer.json()) as Online;
  } catch {
    return null;
  }
}

const COMMIT = /^[0-9a-f]{40}$/;

/** The commit that a site says it is of; `null` where it says none. */
export const commitOf = (online: Online | null): string | null =>
  online?.commit && COMMIT.test(online.commit) ? online.commit : null;

/** A command of git in the repository; `null` where it fails. */
export function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

interface Tree {
  /** What `git status --porcelain` says: files that git does not know are built as well. */
  changed: string;
  /** The commit that is on line; `null` where nobody says. */
  online: string | null;
  /** Whether the commit on line is part of what would be released. */
  isPart: boolean;
}

/**
 * Why this copy is not to be released; `null` where it may be. What is on line stays what it is until a release has all of it: a database
 * that was restored, a mend that was put there by hand.
 */
export function refusedRelease({ changed, online, isPart }: Tree): string | null {
  if (changed !== '') {
    return `What is not committed would be gone with the next release, of whoever makes it. Commit and push it first:\n${changed}`;
  }
  if (online === null) {
    return 'The site does not say of which commit it is, so that this release might undo what is on line. Try again, or say --anyway where nothing is on line yet.';
  }
  if (!isPart) {
    return `What is on line, ${online}, is no part of this release, and would be undone by it. Push and merge it first, or say --anyway.`;
  }
  return null;
}

/** How this copy stands to what is on line. */
export function treeTowards(online: string | null): Tree {
  return {
    changed: git('status', '--porcelain') ?? '',
    online,
    isPart: online !== null && git('merge-base', '--is-ancestor', online, 'HEAD') !== null,
  };
}
