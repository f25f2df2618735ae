import type { Context, Hono, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { isOpen } from '../../../src/domain/accounts/access.ts';
import type { Call } from '../../../src/domain/api/call.ts';
import { done, problem, sendProblem, type AnswerTo, type Refusal } from '../answers.ts';
import type { AppEnv, Dependencies } from '../dependencies.ts';
import { challenged } from '../challenge.ts';
import { keyedCall, type KeyedCall } from '../idempotency.ts';
import { limited } from '../limits/limited.ts';
import { privateAnswers } from '../middleware/api-headers.ts';
import { bodyLimited, isForm, jsonBody, jsonOrForm, parseFields, readJson } from '../middleware/body.ts';
import { formAnswers } from '../middleware/plain-form.ts';
import { sameOrigin } from '../middleware/same-origin.ts';
import { requireRole, type Sessions } from '../session.ts';
import { methodNotAllowed } from './methods.ts';
import type { Asked, Route } from './route.ts';

/** What guards and handlers of calls share. */
export interface Edge {
  needs: Dependencies;
  sessions: Sessions;
  /** Sends what is in the outbox; never fails. */
  deliver: () => Promise<void>;
}

/** Puts the handlers of calls at their addresses; another method is answered by 405 with `Allow`. */
export function mountCalls(app: Hono<AppEnv>, edge: Edge, routes: readonly Route[]): void {
  for (const [path, ofPath] of Map.groupBy(routes, ({ call }) => routerPath(call))) {
    for (const route of ofPath) {
      for (const guard of guardsOf(edge, route)) app.on(route.call.method, path, guard);
      app.on(route.call.method, path, (c: Context<AppEnv>) => respond(edge, route, c));
    }
    app.all(path, methodNotAllowed(ofPath.map(({ call }) => call.method)));
  }
}

/** As the router has it: its first segment is read without regard to case. */
function routerPath({ path }: Call): string {
  return path.replace(/^\/website\//i, '/website/').replace(/\{(\w+)\}/g, ':$1');
}

/** What a request passes before its handler: the same for every call, in this order, as its declaration asks. */
export function guardsOf({ needs, sessions }: Edge, { call, again, needsSecret }: Route): MiddlewareHandler<AppEnv>[] {
  const guards: MiddlewareHandler<AppEnv>[] = [];
  if (call.method === 'POST' || !call.access.includes('visitor')) guards.push(privateAnswers());
  if (again) guards.push(formAnswers(needs, again));
  if (!isOpen(call.access)) guards.push(requireRole(sessions, call.access));
  if (call.method === 'POST' && call.from !== 'anywhere') guards.push(sameOrigin(needs.origin));
  if (call.body) guards.push(call.body === 'raw' ? bodyLimited() : call.form ? jsonOrForm() : jsonBody());
  const change = call.method === 'POST' && call.from !== 'anywhere';
  const names = [...(change ? (['change'] as const) : []), ...(call.limits ?? [])];
  if (names.length > 0) guards.push(limited(needs, sessions, names));
  if (call.challenged) guards.push(challenged(needs, sessions, call.challenged));
  if (needsSecret) guards.push(secretConfigured(needs));
  return guards;
}

function secretConfigured({ secret, log }: Pick<Dependencies, 'secret' | 'log'>): MiddlewareHandler<AppEnv> {
  return async function secretConfigured(c, next) {
    if (secret !== null) return next();
    log('error', 'secret_missing', { requestId: c.get('requestId'), secret: 'PASSWORD_PEPPER' });
    return sendProblem(c, problem('unavailable', 'This is not configured.'));
  };
}

/** Parses what was asked, has it answered, and sends the answer. */
async function respond({ deliver }: Edge, route: Route, c: Context<AppEnv>): Promise<Response> {
  const { call } = route;
  const asked = await parse(route, c);
  if (asked instanceof Response) return asked;
  const reply = 'problem' in asked ? asked : await route.handle(asked);
  if (!(reply instanceof Response) && 'problem' in reply) {
    // A form is shown again as one that cannot be processed as it is.
    const again = reply.problem.code === 'validation' && call.form && isForm(c);
    return sendProblem(c, reply, again ? 422 : undefined);
  }
  if (route.delivers) c.executionCtx.waitUntil(deliver());
  return reply instanceof Response ? reply : send(c, call, reply);
}

function send(c: Context<AppEnv>, call: Call, reply: Exclude<AnswerTo<Call>, Refusal>): Response {
  const { json, status = call.status ?? 200 } = reply;
  if (json === done.json || status === 204) return c.body(null, 204);
  return c.body(json, status, { 'content-type': 'application/json' });
}

async function parse(route: Route, c: Context<AppEnv>): Promise<Asked<Call> | Response | Refusal> {
  const { call } = route;
  const named = c.req.param() as Record<string, string>;
  if (call.params && !v.is(call.params, named)) return problem('not_found', 'There is no such call.');
  const query = call.query ? parseFields(c.req.query(), call.query) : { value: undefined };
  if ('problem' in query) return query;
  const body = await bodyOf(route, c);
  if (body instanceof Response || 'problem' in body) return body;
  const keyed = await keyOf(call, c, named, body.value);
  if (keyed && 'problem' in keyed) return keyed;
  return {
    ...{ params: named, query: query.value, body: body.value, keyed, session: c.get('session'), c },
    isForm: call.form === true && isForm(c),
  } as Asked<Call>;
}

async function bodyOf(
  { call: { body, form }, invalidForm }: Route,
  c: Context<AppEnv>,
): Promise<{ value: unknown } | Refusal | Response> {
  if (body === undefined) return { value: undefined };
  if (body === 'raw') return { value: await c.req.text() };
  if (!form || !isForm(c)) return readJson(c, body);
  const fields = await c.req.parseBody();
  const parsed = parseFields(fields, body);
  return 'problem' in parsed && invalidForm ? invalidForm(c, fields) : parsed;
}

/** What tells one call from another under the same key: the parts of its path, and what it was sent. */
async function keyOf(
  { path, keyed, form, access }: Call,
  c: Context<AppEnv>,
  params: Record<string, string>,
  body: unknown,
): Promise<KeyedCall | Refusal | null> {
  if (!keyed || (form && isForm(c))) return null;
  const name = path.split('/')[2] ?? path;
  const session = c.get('session');
  const parts = [...Object.values(params), ...(Object.keys(body ?? {}).length > 0 ? [body] : [])];
  const asked = parts.length === 1 ? parts[0] : parts;
  // What an account sends is its own; what a visitor sends is the same, logged in or not.
  const scope = session && !isOpen(access) ? `${name} ${session.accountId}` : name;
  return keyedCall(scope, c.req.header('idempotency-key'), asked);
}
