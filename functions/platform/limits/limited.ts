import type { Context, MiddlewareHandler } from 'hono';
import { limits, type LimitName, type LimitRule } from '../../../src/domain/api/limits.ts';
import { mailboxKey } from '../../../src/domain/fields.ts';
import { problem, sendProblem, type Refusal } from '../answers.ts';
import { isDatabaseFailure } from '../database.ts';
import type { AppEnv, Dependencies } from '../dependencies.ts';
import type { Sessions } from '../session.ts';
import { answered, from } from '../questions.ts';
import { askCounted, type Counting } from './counting.ts';
import { networkOf, wideNetworkOf } from './networks.ts';
import { strangersMail, taken, type Claim, type SharedClaims, type Verdict } from './limiter.ts';

type Needs = Pick<Dependencies, 'limiter' | 'log'>;

/**
 * The visitor's address, as the platform saw it. A network of IPv6 counts as one address: whoever has one has all of
 * its 2^64.
 */
export function addressOfVisitor(c: Context): string {
  return networkOf(c.req.header('cf-connecting-ip') ?? 'unknown');
}

/** The network around the visitor's address: a provider gives whoever asks a /48 of IPv6. */
export function networkOfVisitor(c: Context): string {
  return wideNetworkOf(c.req.header('cf-connecting-ip') ?? 'unknown');
}

/** Longest address that a mail can have; what is longer counts by its beginning. Characters. */
const MAX_EMAIL = 254;

/**
 * The booking that a part of an address opens, the reference or the token of a mail, and whether its buyer is proved; `null` where it
 * opens none.
 */
export type BookingOf = (secret: string) => Promise<{ id: string; proved: boolean } | null>;

/** Under which name a call is counted; `undefined` where there is nobody to count. A booking has one, whatever opens it. */
const whoBy: Record<
  LimitRule['by'],
  (c: Context<AppEnv>, bookingOf?: BookingOf) => string | undefined | Promise<string>
> = {
  address: addressOfVisitor,
  network: strangers,
  account: accountOf,
  booking: async (c, bookingOf) => {
    const booking = await bookingBrought(c, bookingOf);
    return booking ? `booking ${booking.id}` : `hold ${secretBrought(c)}`;
  },
  hold: (c) => `hold ${secretBrought(c)}`,
  sender: async (c, bookingOf) => {
    const booking = accountOf(c) === undefined ? await bookingBrought(c, bookingOf) : null;
    return accountOf(c) ?? (booking?.proved ? `booking ${booking.id}` : strangers(c));
  },
  site: () => 'site',
  // In any spelling; an account is not looked for, so nothing is told of one.
  recipient: (c) =>
    `email ${mailboxKey((c.req.query('Email') ?? '').trim().slice(0, MAX_EMAIL))} from ${networkOfVisitor(c)}`,
};

function strangers(c: Context<AppEnv>): string {
  return `network ${networkOfVisitor(c)}`;
}

function accountOf(c: Context<AppEnv>): string | undefined {
  const session = c.get('session');
  return session && `account ${session.accountId}`;
}

const secretBrought = (c: Context<AppEnv>) => c.req.param('reference') ?? c.req.param('secret') ?? '';

const bookings = new WeakMap<Context, ReturnType<BookingOf>>();

/** The booking of a request, looked up once. */
function bookingBrought(c: Context<AppEnv>, bookingOf: BookingOf | undefined): ReturnType<BookingOf> {
  const secret = secretBrought(c);
  if (secret === '' || !bookingOf) return Promise.resolve(null);
  const found = bookings.get(c) ?? bookingOf(secret).catch(unlessDatabaseFails);
  bookings.set(c, found);
  return found;
}

/** What needs the database says so itself. */
function unlessDatabaseFails(error: unknown): null {
  if (isDatabaseFailure(error)) return null;
  throw error;
}

/**
 * Refuses calls beyond the rules (429, with `Retry-After`). A rule by account or by sender counts whoever is logged in, from whatever
 * address, once the other rules have let the call through. Where the counters cannot be reached, calls are let through: what needs the
 * database says so itself.
 */
export function limited(
  needs: Needs,
  sessions: Sessions,
  names: readonly LimitName[],
  { bookingOf, later = false }: { bookingOf?: BookingOf | undefined; later?: boolean } = {},
): MiddlewareHandler<AppEnv> {
  const rules: LimitRule[] = names.map((name) => limits[name]);
  return async function limited(c, next) {
    if (later) {
      c.set('counting', await countingOf(c, needs, sessions, rules, bookingOf));
      return next();
    }
    const unknown = !c.get('session') && sessions.brought(c);
    const [open, late] = unknown ? [rules.filter(notBySession), rules.filter(bySession)] : [rules, []];
    const refused =
      (await countedBy(c, needs, open, bookingOf)) ?? (await countedBySession(c, needs, sessions, late, bookingOf));
    return refused ? sendProblem(c, refused) : next();
  };
}

/** The limits of a request that its handler has counted, once it is known who is logged in. */
async function countingOf(
  c: Context<AppEnv>,
  needs: Needs,
  sessions: Sessions,
  rules: readonly LimitRule[],
  bookingOf: BookingOf | undefined,
): Promise<Counting | null> {
  const session = c.get('session') ? null : await sessions.read(c).catch(unlessDatabaseFails);
  if (session) c.set('session', session.view);
  return countingBy(c, needs, rules, bookingOf);
}

/** What counts a call under these rules, together with other things; `null` where the counters cannot be reached. */
export async function countingBy(
  c: Context<AppEnv>,
  needs: Needs,
  rules: readonly LimitRule[],
  bookingOf?: BookingOf,
): Promise<Counting | null> {
  return countingClaims(c, needs, () => claimsOf(c, rules, bookingOf));
}

/** The same where more is known of the call than its request. */
export async function countingClaims(
  c: Context<AppEnv>,
  needs: Needs,
  claims: () => Claim[] | Promise<Claim[]>,
): Promise<Counting | null> {
  const failed = () => needs.log('warn', 'limits_unavailable', { requestId: c.get('requestId') });
  try {
    const verdict = await needs.limiter.counting(await claims());
    return { question: from(verdict, refusalOf), failed };
  } catch (error) {
    unlessDatabaseFails(error);
    failed();
    return null;
  }
}

/** Counts what the handler of a call never had counted, since there was nothing to handle: why it is refused, if it is. */
export async function countedAlone(db: D1Database, counting: Counting | null) {
  return (await askCounted(db, counting, answered(null)).catch(unlessDatabaseFails))?.refused ?? null;
}

const bySession = ({ by }: LimitRule) => by === 'account' || by === 'sender';
const notBySession = (rule: LimitRule) => !bySession(rule);

/** Counts a call under rules that its request alone decides: why it is refused, if it is. */
export async function countedBy(c: Context<AppEnv>, needs: Needs, rules: readonly LimitRule[], bookingOf?: BookingOf) {
  return refusedByLimits(c, needs, await claimsOf(c, rules, bookingOf));
}

async function claimsOf(c: Context<AppEnv>, rules: readonly LimitRule[], bookingOf?: BookingOf): Promise<Claim[]> {
  const claims: Claim[] = [];
  for (const rule of rules) {
    const who = await whoBy[rule.by](c, bookingOf);
    if (who !== undefined) claims.push({ rule, who });
  }
  return claims;
}

async function countedBySession(
  c: Context<AppEnv>,
  needs: Needs,
  sessions: Sessions,
  rules: readonly LimitRule[],
  bookingOf: BookingOf | undefined,
): Promise<Refusal<'too_many_requests'> | undefined> {
  if (rules.length === 0) return undefined;
  const session = await sessions.read(c).catch(unlessDatabaseFails);
  if (session) c.set('session', session.view);
  return countedBy(c, needs, rules, bookingOf);
}

/** What counts a mail for whoever answers for it, where the session is known and there is no booking. */
export const mailOfSender = (c: Context<AppEnv>): Claim => ({
  rule: limits.mailNetwork,
  who: accountOf(c) ?? strangers(c),
});

/** Counts a form that has a mail sent to this address, beside other claims; a stranger's for the whole site as well. */
export async function refusedMail(c: Context<AppEnv>, needs: Needs, email: string, others: readonly Claim[] = []) {
  const who = mailboxKey(email);
  const ofNetwork = `${who} from ${networkOfVisitor(c)}`;
  const own = [
    ...others,
    { rule: limits.enquiryMailOfNetwork, who: ofNetwork },
    { rule: limits.enquiryMailOfNetworkInDay, who: ofNetwork },
  ];
  const ofSite = accountOf(c) === undefined ? strangersMail(networkOfVisitor(c), 'forms') : { shared: [], instead: [] };
  const counted = (claim: Claim) => refusedByLimits(c, needs, { ...ofSite, own: [...own, claim] });
  const refused = await counted({ rule: limits.enquiryMail, who });
  return refused && counted({ rule: limits.enquiryMailBeyond, who: ofNetwork });
}

/** Counts a call where more is known of it than its request: why it is refused, if it is. */
export async function refusedByLimits(
  c: Context<AppEnv>,
  { limiter, log }: Needs,
  claims: readonly Claim[] | SharedClaims,
): Promise<Refusal<'too_many_requests'> | undefined> {
  try {
    return refusalOf(await taken(limiter, claims)) ?? undefined;
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    log('warn', 'limits_unavailable', { requestId: c.get('requestId') });
    return undefined;
  }
}

function refusalOf(verdict: Verdict): Refusal<'too_many_requests'> | null {
  if (verdict.allowed) return null;
  const { retryAfterSeconds } = verdict;
  return problem('too_many_requests', 'Too many requests. Please wait.', { retryAfterSeconds });
}
