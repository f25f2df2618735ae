import * as v from 'valibot';
import { ApiError, type ErrorCode, type FieldReason } from '../domain/api/errors.ts';

/** A call that did not succeed. `details` is what this call's refusals carry beyond the code (`409 seats_refused`). */
export interface Failure<Details = never> {
  ok: false;
  code: ErrorCode;
  /** Reasons by dotted path of the field. */
  fields?: Record<string, FieldReason> | undefined;
  requestId?: string | undefined;
  details?: Details | undefined;
}

export type Result<Value, Details = never> = { ok: true; value: Value } | Failure<Details>;

type Schema<Output> = v.GenericSchema<unknown, Output>;

/** What a call expects: the shape of its answer, and of its refusals where they carry more than a code. */
export interface Expected<Value, Details = never> {
  answer: Schema<Value>;
  refusal?: Schema<Details>;
  /** An answer of this shape counts whatever its status is. */
  anyStatus?: boolean;
}

/** Turns an answer of any status into a result. An answer of another shape than expected is `unexpected`. */
export function resultOf<Value, Details = never>(
  status: number,
  body: unknown,
  { answer, refusal, anyStatus }: Expected<Value, Details>,
): Result<Value, Details> {
  if (anyStatus) {
    const parsed = v.safeParse(answer, body);
    if (parsed.success) return { ok: true, value: parsed.output };
  }
  if (status >= 200 && status < 300) {
    const parsed = v.safeParse(answer, body);
    return parsed.success ? { ok: true, value: parsed.output } : { ok: false, code: 'unexpected' };
  }
  const error = v.safeParse(ApiError, body);
  if (!error.success) return { ok: false, code: codeOfStatus(status) };
  const { code, fields, requestId } = error.output;
  const details = refusal && v.safeParse(refusal, body);
  return { ok: false, code, fields, requestId, ...(details?.success && { details: details.output }) };
}

/** The code for an answer without a readable body: a proxy's page, say. */
function codeOfStatus(status: number): ErrorCode {
  if (status === 404) return 'not_found';
  if (status === 401) return 'unauthorized';
  if (status === 429) return 'too_many_requests';
  if (status === 408 || status === 504) return 'timeout';
  if (status === 503) return 'database_unavailable';
  return 'unexpected';
}

/** The code for a request that got no answer: given up after its time, or never sent. */
export function codeOfException(error: unknown): ErrorCode {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.name === 'TimeoutError' || cause.name === 'AbortError') return 'timeout';
  }
  return 'network';
}

/** JSON where it is JSON, else the text itself. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
