import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { every } from 'hono/combine';
import * as v from 'valibot';
import { fieldReasons, type FieldReason } from '../../../src/domain/api/errors.ts';
import { problem, sendProblem, type Refusal } from '../answers.ts';
import type { AppEnv } from '../dependencies.ts';

/** No body of the API is longer than this. Bytes. */
export const MAX_BODY_BYTES = 64 * 1024;

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

function typeOf(c: Context): string | undefined {
  return c.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
}

/** Refuses bodies that are too long, counted on the stream (413). */
export function bodyLimited(): MiddlewareHandler<AppEnv> {
  const limited = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (c) => sendProblem(c, problem('payload_too_large', `A body has at most ${MAX_BODY_BYTES} bytes.`)),
  });
  return async function bodyLimited(c, next) {
    let counted = false;
    const on = () => ((counted = true), next());
    try {
      return await limited(c, on);
    } catch (error) {
      if (counted) throw error;
      return sendProblem(c, cutOff);
    }
  };
}

/** The line was cut before the body was here. */
const cutOff = problem('bad_request', 'The body did not arrive whole.');

/** The body as text, or as its form gives it; what does not arrive whole is the sender's mistake. */
export async function whole<Value>(body: Promise<Value>): Promise<{ value: Value } | Refusal<'bad_request'>> {
  try {
    return { value: await body };
  } catch {
    return cutOff;
  }
}

/** JSON is UTF-8 and begins with itself: no mark of another order stands before it. Throws on anything else. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function bodyOf(types: readonly string[], message: string): MiddlewareHandler<AppEnv> {
  return every(async function bodyType(c: Context<AppEnv>, next: () => Promise<void>) {
    if (types.includes(typeOf(c) ?? '')) return next();
    return sendProblem(c, problem('unsupported_media_type', message));
  }, bodyLimited());
}

/** Refuses bodies that are not JSON by their type (415), or too long. */
export const jsonBody = () => bodyOf([JSON_TYPE], 'The body must be application/json.');

/** The two types in which a form may come: JSON from a script, its own without one. Refuses others as `jsonBody` does. */
export const jsonOrForm = () => bodyOf([JSON_TYPE, FORM_TYPE], 'The body must be JSON or a form.');

/** Whether the browser itself sent the form. */
export function isForm(c: Context): boolean {
  return typeOf(c) === FORM_TYPE;
}

export function isJson(c: Context): boolean {
  return typeOf(c) === JSON_TYPE;
}

/** How many keys a JSON text has: its strings that a colon follows. Linear, since no alternative begins as the other does. */
function keysWritten(text: string): number {
  let keys = 0;
  for (const [string] of text.matchAll(/"(?:[^"\\]|\\.)*"\s*:?/g)) if (string.endsWith(':')) keys += 1;
  return keys;
}

/** No call takes a longer list. Schemas look at each item before they count them: a body of nothing but items would be answered by a reason for each. */
const MOST_ITEMS = 250;

/** How many keys are left of them: of two that are the same, one; and how long its longest list is. Without recursion, however deep it is. */
function shapeOf(body: unknown): { keys: number; items: number } {
  let [keys, items] = [0, 0];
  const values = [body];
  while (values.length > 0) {
    const value = values.pop();
    if (typeof value !== 'object' || value === null) continue;
    const inside: unknown[] = Object.values(value);
    if (Array.isArray(value)) items = Math.max(items, inside.length);
    else keys += inside.length;
    for (const one of inside) values.push(one);
  }
  return { keys, items };
}

/**
 * The body of a request as its schema describes it, without unknown fields; or why it was refused, field by field. No key
 * stands in it twice: who reads the first and who reads the last would not read the same.
 */
export async function readJson<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<{ value: v.InferOutput<Schema> } | Refusal<'bad_request' | 'validation'>> {
  let body: unknown;
  try {
    const text = utf8.decode(await c.req.arrayBuffer());
    body = JSON.parse(text);
    const { keys, items } = shapeOf(body);
    if (keysWritten(text) !== keys) return problem('bad_request', 'The body names a key twice.');
    if (items > MOST_ITEMS) return problem('bad_request', 'A list of the body is too long.');
  } catch {
    return problem('bad_request', 'The body is not JSON in UTF-8.');
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
): { value: v.InferOutput<Schema> } | Refusal<'validation'> {
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
