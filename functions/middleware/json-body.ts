import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { every } from 'hono/combine';
import * as v from 'valibot';
import { fieldReasons, type FieldReason } from '../../src/domain/errors.ts';
import { problem, sendProblem, type Problem } from '../answers.ts';

/** No body of the API is longer than this. Bytes. */
export const MAX_BODY_BYTES = 64 * 1024;

/** Refuses bodies that are not JSON by their type (415), or too long, counted on the stream (413). */
export function jsonBody(): MiddlewareHandler {
  return every(
    async function jsonType(c: Context, next: () => Promise<void>) {
      const type = c.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
      if (type === 'application/json') return next();
      return sendProblem(c, problem('unsupported_media_type', 'The body must be application/json.'));
    },
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) => sendProblem(c, problem('payload_too_large', `A body has at most ${MAX_BODY_BYTES} bytes.`)),
    }),
  );
}

/** The body of a request as its schema describes it, without unknown fields; or why it was refused, field by field. */
export async function readJson<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<{ value: v.InferOutput<Schema> } | { problem: Problem }> {
  let body: unknown;
  try {
    body = JSON.parse(await c.req.text());
  } catch {
    return problem('bad_request', 'The body is not JSON.');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return problem('bad_request', 'The body must be a JSON object.');
  }
  return parseFields(body, schema);
}

/** Named values, wherever they come from, as their schema describes them; or why they were refused, field by field. */
export function parseFields<Schema extends v.GenericSchema>(
  fields: object,
  schema: Schema,
): { value: v.InferOutput<Schema> } | { problem: Problem } {
  const parsed = v.safeParse(schema, fields);
  if (parsed.success) return { value: parsed.output };
  const reasons: Record<string, FieldReason> = {};
  for (const issue of parsed.issues) reasons[v.getDotPath(issue) ?? ''] ??= reasonOf(issue);
  return problem('validation', 'Some fields were refused.', { fields: reasons });
}

/** Schemas name the reason as their message; for any other message, a missing value is `required`. */
function reasonOf(issue: v.BaseIssue<unknown>): FieldReason {
  const named = fieldReasons.find((reason) => reason === issue.message);
  return named ?? (issue.input === undefined ? 'required' : 'invalid');
}
