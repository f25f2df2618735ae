import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Call, CodeOf, ValueOf } from '../../src/domain/api/call.ts';
import type { CommonCode, ErrorCode, FieldReason } from '../../src/domain/api/errors.ts';

const statusOfCode = {
  bad_request: 400,
  validation: 400,
  key_required: 400,
  unauthorized: 401,
  second_factor_required: 403,
  sudo_required: 403,
  forbidden_origin: 403,
  challenge_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  seats_refused: 409,
  hold_expired: 409,
  already_extended: 409,
  price_changed: 409,
  class_changed: 409,
  too_many_held: 409,
  held_long_enough: 409,
  promo_used: 409,
  class_cancelled: 409,
  invoice_not_offered: 409,
  card_not_offered: 409,
  no_open_invoice: 404,
  duplicate_participant: 409,
  booking_changed: 409,
  office_changed: 409,
  enquiry_changed: 409,
  quote_changed: 409,
  quote_outdated: 409,
  unproved: 409,
  link_needed: 403,
  key_in_progress: 409,
  already_sent: 409,
  fully_booked: 409,
  seats_free: 409,
  closed: 409,
  not_begun: 409,
  link_expired: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  key_reused: 422,
  too_many_requests: 429,
  unexpected: 500,
  database_unavailable: 503,
  unavailable: 503,
  schedule_behind: 503,
  payment_unavailable: 503,
  network: 503,
  timeout: 504,
} as const satisfies Record<ErrorCode, ContentfulStatusCode>;

/** Seconds after which a call is worth repeating that met a database, or a card company, which does not answer. */
const RETRY_AFTER_SECONDS = 5;
const passing = new Set<ErrorCode>(['database_unavailable', 'payment_unavailable']);

/** An ordinary failure, as the browser gets it. Some codes carry more than the error contract's fields. */
export interface Problem<Code extends ErrorCode = ErrorCode> {
  code: Code;
  /** English, for logs and developers. */
  message: string;
  fields?: Record<string, FieldReason>;
  requestId?: string;
  /** Seconds after which the call is worth repeating, where a limit refused it. */
  retryAfterSeconds?: number;
  [extra: string]: unknown;
}

export interface Refusal<Code extends ErrorCode = ErrorCode> {
  problem: Problem<Code>;
}

declare const valueOf: unique symbol;

/** The JSON text of a value: what is sent, and stored, as it is. */
export type Json<Value> = string & { readonly [valueOf]: Value };

/** What a capability answers. A stored answer has its own status; any other has that of its call. */
export type Answer<Value, Code extends ErrorCode = CommonCode> =
  { json: Json<Value>; status?: ContentfulStatusCode } | Refusal<Code>;

/** What a declared call may be answered. */
export type AnswerTo<C extends Call> = Answer<ValueOf<C>, CodeOf<C>>;

export function jsonOf<Value>(value: Value): Json<Value> {
  return JSON.stringify(value) as Json<Value>;
}

/** A success. */
export function ok<Value>(value: Value): { json: Json<Value> } {
  return { json: jsonOf(value) };
}

/** A success without a body. */
export const done = { json: '' as Json<undefined> };

export function problem<const Code extends ErrorCode>(
  code: Code,
  message: string,
  extra: Record<string, unknown> = {},
): Refusal<Code> {
  return { problem: { code, message, ...extra } };
}

/** `status` where it is not the code's own. */
export function sendProblem(
  c: Context,
  { problem }: Refusal,
  status: ContentfulStatusCode = statusOfCode[problem.code],
): Response {
  const wait = passing.has(problem.code) ? RETRY_AFTER_SECONDS : problem.retryAfterSeconds;
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

/** An instant as the contracts write it: ISO 8601 UTC, to the second where there is no fraction. */
export function isoInstant(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace('.000Z', 'Z');
}
