import type { Context, Hono, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { isOpen } from '../../../src/domain/accounts/access.ts';
import type { Call } from '../../../src/domain/api/call.ts';
import type { ActName, SubjectName } from '../../../src/domain/office/acts.ts';
import { present } from '../../../src/domain/present.ts';
import { recordAct, type Act } from '../acts.ts';
import { done, problem, sendProblem, type AnswerTo, type Refusal } from '../answers.ts';
import { nearby } from '../database.ts';
import type { AppEnv, Dependencies } from '../dependencies.ts';
import { challenged } from '../challenge.ts';
import { keyedCall, type KeyedCall } from '../idempotency.ts';
import { withoutFloods } from '../limits/floods.ts';
import { countedAlone, limited, type BookingOf } from '../limits/limited.ts';
import { privateAnswers } from '../middleware/api-headers.ts';
import { bodyLimited, isForm, jsonBody, jsonOrForm, parseFields, readJson, whole } from '../middleware/body.ts';
import { formAnswers } from '../middleware/plain-form.ts';
import { notFromElsewhere, sameOrigin } from '../middleware/same-origin.ts';
import { requireRole, type Sessions } from '../session.ts';
import { asksAnew, keptAnswers } from './kept.ts';
import { methodNotAllowed } from './methods.ts';
import type { Asked, Route } from './route.ts';
import { routerPath } from './spelling.ts';

/** What guards and handlers of calls share. */
export interface Edge {
  needs: Dependencies;
  sessions: Sessions;
  /** Sends what is in the outbox; never fails. */
  deliver: () => Promise<void>;
  bookingOf?: BookingOf;
}

/** Puts the handlers of calls at their addresses; another method is answered by 405 with `Allow`. */
export function mountCalls(app: Hono<AppEnv>, edge: Edge, routes: readonly Route[]): void {
  const kept = routes.map(keptAnswers(edge.needs));
  for (const [path, ofPath] of Map.groupBy(kept, ({ call }) => routerPath(call))) {
    for (const route of ofPath) {
      for (const guard of guardsOf(edge, route)) app.on(route.call.method, path, guard);
      app.on(route.call.method, path, (c: Context<AppEnv>) => respond(edge, route, c));
    }
    app.all(path, methodNotAllowed(ofPath.map(({ call }) => call.method)));
  }
}

/** What a request passes before its handler: the same for every call, in this order, as its declaration asks. */
export function guardsOf(
  { needs, sessions, bookingOf }: Edge,
  { call, again, needsSecret, counts }: Route,
): MiddlewareHandler<AppEnv>[] {
  const guards: MiddlewareHandler<AppEnv>[] = [];
  if (call.method === 'POST' || !call.access.includes('visitor')) guards.push(privateAnswers());
  if (again) guards.push(formAnswers(needs, again));
  guards.push(withoutFloods(needs));
  if (call.method === 'GET' && !isOpen(call.access)) guards.push(notFromElsewhere());
  if (!isOpen(call.access)) guards.push(requireRole(sessions, call));
  if (call.method === 'POST' && call.from !== 'anywhere') guards.push(sameOrigin(needs.origin));
  if (call.method === 'POST') guards.push(bodyGuard(call));
  const change = call.method === 'POST' && call.from !== 'anywhere';
  const names = [...(change ? (['change', 'changeNetwork'] as const) : []), ...(call.limits ?? [])];
  if (names.length > 0) guards.push(limited(needs, sessions, names, { bookingOf, later: counts === true }));
  if (call.challenged) guards.push(challenged(needs, sessions, call.challenged));
  if (needsSecret) guards.push(secretConfigured(needs));
  return guards;
}

/** What nobody reads has a limit as well. */
function bodyGuard({ body, form }: Call): MiddlewareHandler<AppEnv> {
  if (body === undefined || body === 'raw') return bodyLimited();
  return form ? jsonOrForm() : jsonBody();
}

function secretConfigured({ secret, log }: Pick<Dependencies, 'secret' | 'log'>): MiddlewareHandler<AppEnv> {
  return async function secretConfigured(c, next) {
    if (secret !== null) return next();
    log('error', 'secret_missing', { requestId: c.get('requestId'), secret: 'PASSWORD_PEPPER' });
    return sendProblem(c, problem('unavailable', 'This is not configured.'));
  };
}

/** Parses what was asked, has it answered, and sends the answer. */
async function respond({ deliver, needs }: Edge, route: Route, c: Context<AppEnv>): Promise<Response> {
  const { call } = route;
  const asked = await parse(needs, route, c);
  if (asked instanceof Response || 'problem' in asked) {
    const refused = await countedAlone(needs.db, c.get('counting') ?? null);
    if (refused) return sendProblem(c, refused);
  }
  if (asked instanceof Response) return asked;
  const reply = 'problem' in asked ? asked : await route.handle(asked);
  if (call.opens && (reply instanceof Response || !('problem' in reply))) await fileOpened(needs, call, call.opens, c);
  if (!(reply instanceof Response) && 'problem' in reply) {
    // A form is shown again as one that cannot be processed as it is.
    const again = reply.problem.code === 'validation' && call.form && isForm(c);
    return sendProblem(c, reply, again ? 422 : undefined);
  }
  if (route.delivers) c.executionCtx.waitUntil(deliver());
  return reply instanceof Response ? reply : send(c, call, reply);
}

const actorOf = (c: Context<AppEnv>) => ({ session: present(c.get('session')), requestId: c.get('requestId') });

const actedIn = (db: D1Database, name: ActName, c: Context<AppEnv>) => (act: Act, at: number) =>
  recordAct(db, actorOf(c), name, act, at);

/** Written before the answer leaves: what cannot be written down is not shown. */
async function fileOpened(
  { db, now }: Dependencies,
  call: Call,
  subject: SubjectName,
  c: Context<AppEnv>,
): Promise<void> {
  const params = c.req.param() as Record<string, string>;
  // The router names parts of an address in no order. A file that is one of its kind is called as its address ends.
  const id = params.id ?? Object.values(params)[0] ?? call.path.split('/').at(-1) ?? '';
  await recordAct(db, actorOf(c), 'file_opened', { subject, id }, now().getTime()).run();
}

function send(c: Context<AppEnv>, call: Call, reply: Exclude<AnswerTo<Call>, Refusal>): Response {
  const { json, status = call.status ?? 200 } = reply;
  if (json === done.json || status === 204) return c.body(null, 204);
  return c.body(json, status, { 'content-type': 'application/json' });
}

async function parse(
  { db }: Dependencies,
  route: Route,
  c: Context<AppEnv>,
): Promise<Asked<Call> | Response | Refusal> {
  const { call } = route;
  const named = c.req.param() as Record<string, string>;
  if (call.params && !v.is(call.params, named)) return problem('not_found', 'There is no such call.');
  const query = call.query ? parseFields(queryOf(c), call.query) : { value: undefined };
  if ('problem' in query) return query;
  const body = await bodyOf(route, c);
  if (body instanceof Response || 'problem' in body) return body;
  const keyed = await keyOf(call, c, named, body.value);
  if (keyed && 'problem' in keyed) return keyed;
  return {
    ...{ params: named, query: query.value, body: body.value, keyed, session: c.get('session'), c },
    counting: c.get('counting') ?? null,
    db: call.kept && !asksAnew(c.req.raw) ? nearby(db) : db,
    isForm: call.form === true && isForm(c),
    acted: call.act ? actedIn(db, call.act, c) : null,
  } as Asked<Call>;
}

/**
 * The parameters of an address. One that comes twice, in whatever letters, is a list and fits no schema: a limit must not
 * count one e-mail while a mail goes to another.
 */
function queryOf(c: Context<AppEnv>): Record<string, string | string[]> {
  const given = c.req.queries();
  const names = Map.groupBy(Object.keys(given), (name) => name.toLowerCase());
  return Object.fromEntries(
    Object.entries(given).map(([name, values]) => {
      const all = (names.get(name.toLowerCase()) ?? []).flatMap((same) => given[same] ?? []);
      return [name, all.length > 1 ? all : (values[0] ?? '')];
    }),
  );
}

async function bodyOf(
  { call: { body, form }, invalidForm }: Route,
  c: Context<AppEnv>,
): Promise<{ value: unknown } | Refusal | Response> {
  if (body === undefined) return { value: undefined };
  if (body === 'raw') return whole(c.req.text());
  if (!form || !isForm(c)) return readJson(c, body);
  // A field that comes twice is a list, which fits no schema.
  const fields = await whole(c.req.parseBody({ all: true }));
  if ('problem' in fields) return fields;
  const parsed = parseFields(fields.value, body);
  return 'problem' in parsed && invalidForm ? invalidForm(c, fields.value) : parsed;
}

/** What tells one call from another under the same key: the parts of its path, and what it was sent. */
async function keyOf(
  { path, keyed, form, access }: Call,
  c: Context<AppEnv>,
  params: Record<string, string>,
  body: unknown,
): Promise<KeyedCall | Refusal | null> {
  if (!keyed || (form && isForm(c))) return null;
  // The whole path without its parts: two acts of the office on the same booking are two calls.
  const named = path.split('/').slice(2);
  const name = named.filter((part) => !part.startsWith('{')).join(' ');
  const session = c.get('session');
  const parts = [...Object.values(params), ...(Object.keys(body ?? {}).length > 0 ? [body] : [])];
  const asked = parts.length === 1 ? parts[0] : parts;
  // What an account sends is its own; what a visitor sends is the same, logged in or not.
  const scope = session && !isOpen(access) ? `${name} ${session.accountId}` : name;
  return keyedCall(scope, c.req.header('idempotency-key'), asked);
}
