import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { CommonCode, ErrorCode } from '../../src/domain/api/errors.ts';
import { problem, type Answer, type Json, type Refusal } from './answers.ts';
import { ScheduleBehind } from './database.ts';
import { askCounted, type Counting } from './limits/counting.ts';
import { answered, rowBy, together, type Question } from './questions.ts';
import { hex } from './secrets.ts';

/** scope, key */
const READ_KEY = `SELECT fingerprint, status, answer FROM idempotency_keys WHERE scope = ?1 AND key = ?2`;

/** scope, key, fingerprint, what it is about, status, answer, now */
const STORE_DONE = `INSERT INTO idempotency_keys (scope, key, fingerprint, about, status, answer, created_at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`;

/** The statement that keeps an answer: it ends the batch that does the work, and refuses it where the work was done before. */
export function storeDone(
  db: D1Database,
  { scope, key, fingerprint }: KeyedCall,
  { about, status = 200, answer, at }: { about: string; status?: number; answer: string; at: number },
): D1PreparedStatement {
  return db.prepare(STORE_DONE).bind(scope, key, fingerprint, about, status, answer, at);
}

/** Answers are kept at least this long (booking rule 17). Hours. */
export const KEY_LIFE_HOURS = 48;

/** How often a call that lost a race looks again before it gives up. */
const ROUNDS = 5;

/** 8 to 128 visible ASCII characters. */
const KEY = /^[\x21-\x7e]{8,128}$/;

/**
 * A call that is done once: its route (with the account, where it is one's own), the client's key, and a digest of what
 * it asks for.
 */
export interface KeyedCall {
  scope: string;
  key: string;
  fingerprint: string;
}

/** The `Idempotency-Key` of a request, or why it is none. */
function keyOfHeader(header: string | undefined): { key: string } | Refusal<'key_required'> {
  if (header !== undefined && KEY.test(header)) return { key: header };
  return problem('key_required', 'An Idempotency-Key of 8 to 128 visible characters is required.');
}

/**
 * Reads the `Idempotency-Key`; `asked` is everything that tells one call of the route from another, parsed, so that
 * the order and spelling of the body do not matter.
 */
export async function keyedCall(
  scope: string,
  header: string | undefined,
  asked: unknown,
): Promise<KeyedCall | Refusal<'key_required'>> {
  const read = keyOfHeader(header);
  if ('problem' in read) return read;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(asked)));
  return { scope, key: read.key, fingerprint: hex(new Uint8Array(digest)) };
}

interface StoredAnswer {
  fingerprint: string;
  status: number;
  answer: string;
}

function storedAnswer<Value>(stored: StoredAnswer | null, call: KeyedCall): Answer<Value> | null {
  if (!stored) return null;
  if (stored.fingerprint !== call.fingerprint) {
    return problem('key_reused', 'This Idempotency-Key was used with another body.');
  }
  return { status: stored.status as ContentfulStatusCode, json: stored.answer as Json<Value> };
}

/** What is known before a call is done: what was answered under its key before, and what decides about it. */
export interface KeyedAnswer<Known> {
  stored: StoredAnswer | null;
  known: Known;
}

/** A question together with what was answered under the key before. */
export const withKey = <Known>(db: D1Database, call: KeyedCall, known: Question<Known>): Question<KeyedAnswer<Known>> =>
  together({ stored: rowBy<StoredAnswer>(db.prepare(READ_KEY).bind(call.scope, call.key)), known });

/** The clock, which takes a schedule over, runs as often. Seconds. */
const CLOCK_SECONDS = 300;

/** Of what met the schedule of another build; more rounds would meet it as well. */
function untilTakenOver(error: unknown): Refusal<'schedule_behind'> {
  if (!(error instanceof ScheduleBehind)) throw error;
  const message = 'The schedule is being taken over. Please try again in some minutes.';
  return problem('schedule_behind', message, { retryAfterSeconds: CLOCK_SECONDS });
}

interface Beside<Known> {
  /** What decides about the call: it comes in the same trip as the key, anew in each round. */
  question: () => Question<Known>;
  /** Its limits, which come in that trip as well, once. */
  counting?: Counting | null;
  /** What was asked already by `withKey`, for the first round. */
  asked?: KeyedAnswer<Known> | undefined;
}

/**
 * Does a piece of work once per key. `attempt` either writes its work together with its key, or finds why it cannot
 * be done; `null` means that a constraint refused its write: somebody was faster, perhaps this very call sent twice.
 */
export async function once<Value, Code extends ErrorCode, Known = null>(
  db: D1Database,
  call: KeyedCall,
  attempt: (known: Known, round: number) => Promise<Answer<Value, Code> | null>,
  beside: Beside<Known> = { question: () => answered(null as Known) },
): Promise<Answer<Value, Code | CommonCode>> {
  let { counting = null, asked } = beside;
  for (let round = 0; round < ROUNDS; round += 1) {
    if (!asked) {
      const counted = await askCounted(db, counting, withKey(db, call, beside.question()));
      if (counted.refused) return counted.refused;
      asked = counted.value;
    }
    const answer = storedAnswer<Value>(asked.stored, call) ?? (await attempt(asked.known, round).catch(untilTakenOver));
    if (answer) return answer;
    [asked, counting] = [undefined, null];
  }
  return problem('database_unavailable', 'Too many people are doing this at once. Please try again.');
}
