import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorCode, FieldReason } from '../../src/domain/api/errors.ts';

const statusOfCode = {
  bad_request: 400,
  validation: 400,
  key_required: 400,
  unauthorized: 401,
  forbidden_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  seats_refused: 409,
  hold_expired: 409,
  already_extended: 409,
  price_changed: 409,
  invoice_not_offered: 409,
  duplicate_participant: 409,
  key_in_progress: 409,
  already_sent: 409,
  fully_booked: 409,
  closed: 409,
  link_expired: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  key_reused: 422,
  too_many_requests: 429,
  unexpected: 500,
  database_unavailable: 503,
  unavailable: 503,
  network: 503,
  timeout: 504,
} as const satisfies Record<ErrorCode, ContentfulStatusCode>;

export const statusOf = ({ code }: Problem): ContentfulStatusCode => statusOfCode[code];

/** Seconds after which a call that met a failing database is worth repeating. */
const RETRY_AFTER_SECONDS = 5;

/** An ordinary failure, as the browser gets it. Some codes carry more than the error contract's fields. */
export interface Problem {
  code: ErrorCode;
  /** English, for logs and developers. */
  message: string;
  fields?: Record<string, FieldReason>;
  requestId?: string;
  /** Seconds after which the call is worth repeating, where a limit refused it. */
  retryAfterSeconds?: number;
  [extra: string]: unknown;
}

/** What a capability answers: JSON text that is sent, and stored, as it is; or a problem. */
export type Answer = { status: ContentfulStatusCode; json: string } | { problem: Problem };

export function problem(code: ErrorCode, message: string, extra: Record<string, unknown> = {}): { problem: Problem } {
  return { problem: { code, message, ...extra } };
}

/** `status` where it is not the code's own. */
export function sendProblem(
  c: Context,
  { problem }: { problem: Problem },
  status: ContentfulStatusCode = statusOfCode[problem.code],
): Response {
  const wait = problem.code === 'database_unavailable' ? RETRY_AFTER_SECONDS : problem.retryAfterSeconds;
  if (wait !== undefined) c.header('Retry-After', String(wait));
  c.set('problem', problem);
  c.header('cache-control', 'no-store');
  return c.json(problem, status);
}

/** The code that says most about a status. */
export function codeOfStatus(status: number): ErrorCode {
  const found = Object.entries(statusOfCode).find(([, known]) => known === status);
  return (found?.[0] as ErrorCode | undefined) ?? (status < 500 ? 'bad_request' : 'unexpected');
}

export function send(c: Context, answer: Answer): Response {
  if ('problem' in answer) return sendProblem(c, answer);
  return c.body(answer.json, answer.status, { 'content-type': 'application/json' });
}

/** An instant as the contracts write it: ISO 8601 UTC, to the second where there is no fraction. */
export function isoInstant(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace('.000Z', 'Z');
}
