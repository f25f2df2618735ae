import type { Dependencies } from '../dependencies.ts';
import { digestOf } from '../secrets.ts';
import type { Post } from '../webhook.ts';
import { COUNT_ERROR } from './sql.ts';

const HOUR_MS = 3_600_000;
/** The same error is told so often an hour; the log has the rest. */
export const TOLD_AN_HOUR = 3;
const MOST_FRAMES = 20;

/** What went wrong, and where it is looked up. */
export interface Failure {
  /** The one that the answer and its lines in the log have. */
  requestId: string;
  /** As the log has it, `/website/booking/:reference`; `task back_up` of the clock. */
  route: string;
  error: unknown;
}

/** One error as it is told: nothing of it was typed by a visitor, and no message, which might have been. */
export interface ErrorReport {
  /** The build, as `/healthz` names it. */
  release: string;
  requestId: string;
  route: string;
  name: string;
  /** Where it was thrown, the innermost first; addresses without their queries. */
  stack: string[];
  /** ISO 8601 UTC. */
  at: string;
  /** The how manieth of its kind in this hour; `null` where the database could not count. */
  times: number | null;
}

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData' | 'origin' | 'errorReports' | 'meter' | 'log'>;

/**
 * Tells who looks after the site of an error that nobody expected. Never fails; work that an answer does not wait for. What
 * cannot be told is in the log alone.
 */
export async function reportError(needs: Needs, failure: Failure): Promise<void> {
  const outcome = await told(needs, failure).catch((error: unknown) => {
    needs.log('warn', 'error_report_failed', { requestId: failure.requestId, error: String(error) });
    return 'untold';
  });
  needs.meter?.add('gct_error_reports_total', { outcome });
}

async function told({ db, now, siteData, origin, errorReports: post }: Needs, failure: Failure): Promise<string> {
  if (!post) return 'untold';
  const { requestId, route, error } = failure;
  const at = now();
  const hour = Math.floor(at.getTime() / HOUR_MS) * HOUR_MS;
  const name = nameOf(error);
  const stack = framesOf(error);
  const fingerprint = await digestOf([name, route, stack[0]].join('\n'));
  const times = await db
    .prepare(COUNT_ERROR)
    .bind(fingerprint, hour)
    .first<number>('times')
    .catch(() => null);
  if ((times ?? countedHere(post, hour)) > TOLD_AN_HOUR) return 'enough';
  const report: ErrorReport = {
    ...{ release: siteData.build.id, requestId, route, name, stack },
    ...{ at: at.toISOString(), times },
  };
  await post(`${name} in ${route} (${new URL(origin).host})\n${JSON.stringify(report)}`);
  return 'told';
}

/** Where the database counts nothing, this isolate counts all errors as one. */
const here = new WeakMap<Post, { hour: number; times: number }>();

function countedHere(post: Post, hour: number): number {
  const before = here.get(post);
  const times = before?.hour === hour ? before.times + 1 : 1;
  here.set(post, { hour, times });
  return times;
}

/** A name of the code, and not a text that was thrown. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return /^[\w$]{1,60}$/.test(error.name) ? error.name : 'Error';
}

/** A line of a stack that says where, and not what: `at name (file:1:2)`. */
const FRAME = /^at (?:[\w$.<>[\] ]+ )?\(?(?:[a-z]+:\/\/)?[\w$./@+-]+:\d+(?::\d+)?\)?$/i;

/** The stack without its message, which may say anything, and without queries. */
export function framesOf(error: unknown): string[] {
  if (!(error instanceof Error) || error.stack === undefined) return [];
  const { stack, message } = error;
  const from = message === '' ? 0 : stack.indexOf(message);
  const frames = from < 0 ? stack : stack.slice(from + message.length);
  return frames
    .split('\n')
    .map((line) => line.trim().replaceAll(/[?#][^\s)]*?(?=:\d+(?::\d+)?\)?$)/g, ''))
    .filter((line) => FRAME.test(line))
    .slice(0, MOST_FRAMES);
}
