import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { CHALLENGE_HEADER } from '../../src/domain/api/challenge.ts';
import { limits, type LimitName, type LimitRule } from '../../src/domain/api/limits.ts';
import { problem, sendProblem, type Refusal } from './answers.ts';
import type { Challenge } from './challenge-contract.ts';
import type { AppEnv, Dependencies, Log } from './dependencies.ts';
import type { Counting } from './limits/counting.ts';
import { addressOfVisitor, countedAlone, countedBy, countingBy } from './limits/limited.ts';
import { from, together } from './questions.ts';
import { base64Url, keyedDigest } from './secrets.ts';
import type { Sessions } from './session.ts';

/** Longer is no answer. Milliseconds. */
const TIMEOUT_MS = 5_000;

/** Longest token that the widget makes, as its maker says. Characters. */
const MAX_TOKEN = 2_048;

const Verdict = v.object({ success: v.boolean() });

/**
 * Cloudflare's Turnstile (https://developers.cloudflare.com/turnstile/get-started/server-side-validation/). It is a second
 * line: where it cannot be reached, whoever asks is let through, since the limits still hold.
 */
export function turnstile(
  { siteKey, secret, log }: { siteKey: string; secret: string; log: Log },
  send: typeof fetch = fetch,
): Challenge {
  return {
    siteKey,
    async passes(response, remoteip) {
      if (response === '' || response.length > MAX_TOKEN) return false;
      try {
        const answer = await send('https://challenges.cloudflare.com/turnstile/v0/siteverify', {
          method: 'POST',
          body: new URLSearchParams({ secret, response, remoteip, idempotency_key: crypto.randomUUID() }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        return v.parse(Verdict, await answer.json()).success;
      } catch (error) {
        log('warn', 'challenge_unavailable', { error: String(error) });
        return true;
      }
    },
  };
}

/** `__Host-` as the session's: who has passed is not asked again for this long, from the same address. Seconds. */
const PASS_COOKIE = '__Host-person';
const PASS_SECONDS = 3_600;

/** Somebody is asked beyond this part of what a limit lets through. */
const UNASKED_PART = 4;

/** Counted apart from the limits themselves, so that being asked costs nobody a call. */
const unasked = (names: readonly LimitName[]): LimitRule[] =>
  names
    .map((name) => limits[name])
    .map((rule) => ({ ...rule, name: `unasked-${rule.name}`, most: Math.ceil(rule.most / UNASKED_PART) }));

/**
 * Asks a visitor who calls more than most do to show to be a person, where something is configured that can tell: a second line behind
 * limits and caps. Whoever is logged in is not asked.
 */
export function challenged(
  needs: Pick<Dependencies, 'challenge' | 'db' | 'limiter' | 'log' | 'now' | 'secret'>,
  sessions: Sessions,
  names: readonly LimitName[],
): MiddlewareHandler<AppEnv> {
  const rules = unasked(names);
  return async function challenged(c, next) {
    const { challenge } = needs;
    if (!challenge || (await isLoggedIn(c, sessions)) || (await hasPassed(c, needs))) return next();
    const asked = problem('challenge_required', 'Show that you are a person.', { siteKey: challenge.siteKey });
    const ask = () => sendProblem(c, asked);
    const token = c.req.header(CHALLENGE_HEADER);
    const counting = c.get('counting') ?? null;
    if (token === undefined && counting) {
      const unasked = await countingBy(c, needs, rules);
      if (unasked) c.set('counting', bothOf(counting, unasked, asked));
      return next();
    }
    if (token === undefined) return (await countedBy(c, needs, rules)) ? ask() : next();
    const refused = await countedAlone(needs.db, counting);
    c.set('counting', null);
    if (refused) return sendProblem(c, refused);
    if (!(await challenge.passes(token, c.req.header('cf-connecting-ip') ?? ''))) return ask();
    await letPass(c, needs);
    return next();
  };
}

/** Both counted together: beyond the second, somebody is asked. */
const bothOf = (limits: Counting, unasked: Counting, asked: Refusal<'challenge_required'>): Counting => ({
  ...limits,
  question: from(
    together({ refused: limits.question, beyond: unasked.question }),
    ({ refused, beyond }) => refused ?? (beyond ? asked : null),
  ),
});

async function isLoggedIn(c: Context<AppEnv>, sessions: Sessions): Promise<boolean> {
  if (c.get('session')) return true;
  return sessions.brought(c) && (await sessions.read(c).catch(() => null)) !== null;
}

async function signed(c: Context<AppEnv>, secret: string, until: string): Promise<string> {
  return base64Url(await keyedDigest(secret, 'person', `${until} ${addressOfVisitor(c)}`));
}

async function hasPassed(c: Context<AppEnv>, { secret, now }: Pick<Dependencies, 'secret' | 'now'>): Promise<boolean> {
  const [until = '', signature] = getCookie(c, PASS_COOKIE)?.split('.', 2) ?? [];
  if (secret === null || !(Number(until) > now().getTime())) return false;
  return (await signed(c, secret, until)) === signature;
}

async function letPass(c: Context<AppEnv>, { secret, now }: Pick<Dependencies, 'secret' | 'now'>): Promise<void> {
  if (secret === null) return;
  const until = String(now().getTime() + PASS_SECONDS * 1000);
  setCookie(c, PASS_COOKIE, `${until}.${await signed(c, secret, until)}`, {
    ...{ path: '/', secure: true, httpOnly: true, sameSite: 'Lax' },
    maxAge: PASS_SECONDS,
  });
}
