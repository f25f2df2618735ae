import type { Context, MiddlewareHandler } from 'hono';
import { problem, sendProblem, type Problem } from '../answers.ts';
import { isDatabaseFailure } from '../database.ts';
import type { AppEnv, Dependencies } from '../dependencies.ts';
import type { Claim } from './limiter.ts';
import type { LimitRule } from '../../../src/domain/api/limits.ts';

/** Under which name a call is counted. */
type Who = (c: Context<AppEnv>) => string;

/**
 * The visitor's address, as the platform saw it. A network of IPv6 counts as one address: whoever has one has all of
 * its 2^64.
 */
export const byAddress: Who = (c) => networkOf(c.req.header('cf-connecting-ip') ?? 'unknown');

/** The account of the session, behind `requireSession`. */
export const byAccount: Who = (c) => `account ${c.get('session')!.accountId}`;

/**
 * Refuses calls beyond the rules (429, with `Retry-After`). Where the counters cannot be reached, calls are let
 * through: what needs the database says so itself.
 */
export function limited(
  needs: Pick<Dependencies, 'limiter' | 'log'>,
  ...claims: [rule: LimitRule, who: Who][]
): MiddlewareHandler<AppEnv> {
  return async function limited(c, next) {
    const refused = await refusedByLimits(
      c,
      needs,
      claims.map(([rule, who]) => ({ rule, who: who(c) })),
    );
    return refused ? sendProblem(c, refused) : next();
  };
}

/** Counts a call where more is known of it than its request: why it is refused, if it is. */
export async function refusedByLimits(
  c: Context<AppEnv>,
  { limiter, log }: Pick<Dependencies, 'limiter' | 'log'>,
  claims: readonly Claim[],
): Promise<{ problem: Problem } | undefined> {
  try {
    const verdict = await limiter.take(claims);
    if (verdict.allowed) return undefined;
    const { retryAfterSeconds } = verdict;
    return problem('too_many_requests', 'Too many requests. Please wait.', { retryAfterSeconds });
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    log('warn', 'limits_unavailable', { requestId: c.get('requestId') });
    return undefined;
  }
}

/** The first four groups of an IPv6 address, written out; any other address as it is. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::', 2);
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  // The address of an IPv4 network within IPv6 is that of its last part.
  const last = (after.at(-1) ?? groups.at(-1))!;
  if (last.includes('.')) return last;
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  return [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
