import type { Context } from 'hono';
import { fillPath } from '../../../src/domain/api/address.ts';
import type { Call } from '../../../src/domain/api/call.ts';
import type { AnswerTo, Json } from '../answers.ts';
import type { AppEnv, Dependencies } from '../dependencies.ts';
import type { Asked, Route } from './route.ts';

/**
 * Public reads at the edge: an answer is given again for the seconds that its call declares, and for some more while one
 * request asks the database anew. It stands in the isolate's memory, and behind that in the location's cache, which other
 * isolates read. Only the text of a success is kept, by what was asked as the call's schema has it: headers are made for
 * each request, so that nothing of one visitor reaches another, and a browser keeps nothing.
 */

/** An isolate remembers so many answers; the oldest goes first. */
const MOST = 200;

/** Whoever waits for another's question asks the database by themselves after this long. Milliseconds. */
const PATIENCE_MS = 2_000;

/** In the location's cache: when the database was read, epoch milliseconds. */
const READ_AT = 'x-read-at';

/**
 * Who has acted, or is known: a hold, a login and a proof each leave a cookie of the site's own, and no cookie of others
 * begins so. Whoever has one sees what the act has done, as does a script that asks for no kept answer.
 */
const OWN_COOKIE = /(?:^|;\s*)__Host-/;

type Reply = Response | AnswerTo<Call>;
type Needs = Pick<Dependencies, 'edgeCache' | 'now' | 'log' | 'siteData'>;

interface Read {
  json: Json<unknown>;
  /** Before the question: what was written meanwhile need not be in the answer. */
  readAt: number;
}

interface Copy extends Read {
  /** From when on it is asked anew. Isolates do so at different times: the first does it for its location. */
  renewAt: number;
}

/** Whether a request is answered by the database; its answer is kept for others. */
export const asksAnew = ({ headers }: Request): boolean =>
  headers.has('authorization') ||
  OWN_COOKIE.test(headers.get('cookie') ?? '') ||
  /no-cache|no-store/.test(headers.get('cache-control') ?? '');

/** Unless something newer is known: the slower of two questions is not the last word. */
function remember(copies: Map<string, Copy>, key: string, read: Read, call: Call): Copy {
  const known = copies.get(key);
  if (known && known.readAt > read.readAt) return known;
  const freshMs = (call.kept?.fresh ?? 0) * 1_000;
  const copy = { ...read, renewAt: read.readAt + freshMs * (1 - Math.random() / 2) };
  copies.delete(key);
  copies.set(key, copy);
  const [oldest] = copies.keys();
  if (copies.size > MOST && oldest !== undefined) copies.delete(oldest);
  return copy;
}

/** Makes handlers of calls that may be kept answer from what is kept. */
export function keptAnswers({ edgeCache = null, now, log, siteData }: Needs) {
  const copies = new Map<string, Copy>();
  const questions = new Map<string, { since: number; answer: Promise<Reply | Copy> }>();

  async function ask(key: string, route: Route, asked: Asked<Call>): Promise<Reply> {
    const readAt = now().getTime();
    const reply = await route.handle(asked);
    if (!(reply instanceof Response) && 'json' in reply) {
      const newest = remember(copies, key, { json: reply.json, readAt }, route.call);
      const headers = { 'cache-control': `public, max-age=${lifeOf(route.call)}`, [READ_AT]: String(readAt) };
      if (newest.readAt === readAt) quietly(asked.c, edgeCache?.put(key, new Response(reply.json, { headers })));
    } else {
      copies.delete(key);
      quietly(asked.c, edgeCache?.delete(key));
    }
    return reply;
  }

  /** What the location has read since, or else the database. */
  async function askNearby(key: string, route: Route, asked: Asked<Call>): Promise<Reply | Copy> {
    const near = await readOf(await edgeCache?.match(key).catch(() => undefined));
    if (!near || near.readAt <= (copies.get(key)?.readAt ?? 0)) return ask(key, route, asked);
    const copy = remember(copies, key, near, route.call);
    return now().getTime() < copy.renewAt ? copy : ask(key, route, asked);
  }

  /** The same, once at a time; it goes on where its visitor has left. */
  function askOnce(key: string, route: Route, asked: Asked<Call>): Promise<Reply | Copy> {
    const since = now().getTime();
    const running = questions.get(key);
    // One that takes longer may never end, as where its request was cut off.
    if (running && since < running.since + PATIENCE_MS) return running.answer;
    const answer = askNearby(key, route, asked).finally(() => {
      if (questions.get(key)?.answer === answer) questions.delete(key);
    });
    questions.set(key, { since, answer });
    quietly(asked.c, answer);
    return answer;
  }

  /** Goes on after the answer. What was kept is given for as long as it may be, whatever fails. */
  function quietly(c: Context<AppEnv>, work: Promise<unknown> | undefined): void {
    if (!work) return;
    const note = (error: unknown) => log('warn', 'not_kept', { requestId: c.get('requestId'), error: String(error) });
    c.executionCtx.waitUntil(work.catch(note));
  }

  function give(c: Context<AppEnv>, reply: Reply | Copy): Reply {
    if ('readAt' in reply) c.header('age', String(Math.max(0, Math.floor((now().getTime() - reply.readAt) / 1_000))));
    return reply;
  }

  async function answered(route: Route, asked: Asked<Call>): Promise<Reply> {
    const { c } = asked;
    const key = keyOf(siteData, route.call, asked);
    if (asksAnew(c.req.raw)) return ask(key, route, asked);
    const copy = copies.get(key);
    const at = now().getTime();
    if (copy && at < copy.readAt + lifeOf(route.call) * 1_000) {
      if (at >= copy.renewAt) void askOnce(key, route, asked).catch(() => undefined);
      return give(c, copy);
    }
    return give(c, (await within(PATIENCE_MS, askOnce(key, route, asked))) ?? (await ask(key, route, asked)));
  }

  return (route: Route): Route =>
    edgeCache && route.call.kept ? { ...route, handle: (asked) => answered(route, asked) } : route;
}

const lifeOf = ({ kept }: Call) => (kept ? kept.fresh + kept.stale : 0);

/** Of one build, and of nothing that the call does not know. No request has this address: the worker answers before a cache. */
function keyOf({ origin, build }: Needs['siteData'], call: Call, { params, query }: Asked<Call>): string {
  const asked = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]));
  asked.sort();
  return `${origin}/.kept/${encodeURIComponent(build.id)}${fillPath(call.path, params)}?${asked.toString()}`;
}

async function readOf(found: Response | undefined): Promise<Read | undefined> {
  const readAt = Number(found?.headers.get(READ_AT));
  return found && readAt > 0 ? { json: (await found.text()) as Json<unknown>, readAt } : undefined;
}

/** What a promise gives in time. The question may be another request's, whose end nobody here sees. */
async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), ms)));
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
