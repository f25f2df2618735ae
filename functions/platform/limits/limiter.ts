import { limits, type LimitRule } from '../../../src/domain/api/limits.ts';
import { mailboxKey } from '../../../src/domain/fields.ts';
import { isDatabaseFailure } from '../database.ts';
import { utcDate } from '../days.ts';
import { answered, ask, inOrder, type Question } from '../questions.ts';
import { hex } from '../secrets.ts';
import { COUNT, COUNT_OR_REFUSE, MAKE_SALT, READ_COUNTS, READ_SALT } from './sql.ts';

const DAY_MS = 86_400_000;

/** How many calls a rule lets through, in how long. */
export type Window = Pick<LimitRule, 'name' | 'most' | 'windowSeconds'>;

/** One call counted under a rule; `who` is an address, an account or a booking, and is stored only as a digest. */
export interface Claim {
  rule: Window;
  who: string;
  /** For how many it counts; one where it is left out. */
  count?: number;
}

export type Verdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

export interface Limiter {
  /** Counts a call under all its rules at once, or, where one of them has no room, under none. */
  take(claims: readonly Claim[]): Promise<Verdict>;
  /** Several calls, each for itself, in one trip to the database. */
  takeEach(calls: readonly (readonly Claim[])[]): Promise<Verdict[]>;
  /** As `take`, to be asked together with other things. */
  counting(claims: readonly Claim[]): Promise<Question<Verdict>>;
  /** For a batch: counts where all of it is written, and refuses it where there is no room. */
  within(claims: readonly Claim[]): Promise<D1PreparedStatement[]>;
}

/** Lets everything through. */
export const noLimits: Limiter = {
  take: () => Promise.resolve({ allowed: true }),
  takeEach: (calls) => Promise.resolve(calls.map(() => ({ allowed: true }))),
  counting: () => Promise.resolve(answered({ allowed: true })),
  within: () => Promise.resolve([]),
};

/** Whether these have room, where a refusal is not the answer of a limit; where the counters cannot be reached, they have. */
export async function allowedBy(limiter: Limiter, claims: readonly Claim[] | SharedClaims): Promise<boolean> {
  return (await unlessUnreached(() => taken(limiter, claims)))?.allowed ?? true;
}

/** The same of several calls, each for itself. */
export async function eachAllowedBy(limiter: Limiter, calls: readonly (readonly Claim[])[]): Promise<boolean[]> {
  const verdicts = await unlessUnreached(() => limiter.takeEach(calls));
  return calls.map((_, index) => verdicts?.[index]?.allowed ?? true);
}

async function unlessUnreached<Value>(count: () => Promise<Value>): Promise<Value | null> {
  try {
    return await count();
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    return null;
  }
}

/** A call that counts for whoever makes it, and for what all share. */
export interface SharedClaims {
  own: readonly Claim[];
  /** What others can use up. */
  shared: readonly Claim[];
  /** Where that is used up, what there is instead: each has a little that is its own. */
  instead: readonly Claim[];
}

/** Counts a call: nobody is refused for what others do before having used what there is instead. */
export async function taken(limiter: Limiter, claims: readonly Claim[] | SharedClaims): Promise<Verdict> {
  if (!('own' in claims)) return limiter.take(claims);
  const { own, shared, instead } = claims;
  const verdict = await limiter.take([...own, ...shared]);
  return verdict.allowed || shared.length === 0 ? verdict : limiter.take([...own, ...instead]);
}

/** What counts a mail of a stranger from this network to an address that nobody has proved, for the whole site, by what asks for it. */
export function strangersMail(network: string, of: 'forms' | 'bookings'): Pick<SharedClaims, 'shared' | 'instead'> {
  return {
    shared: [{ rule: limits.strangersMail, who: 'site' }],
    instead: [
      { rule: limits.strangersMailOfNetwork, who: `network ${network}` },
      { rule: limits.strangersMailBeyond, who: of },
    ],
  };
}

/** The same of links to a new password, which go to nobody but an account's owner: no network is kept from its own few. */
export const passwordMail = (network: string, email: string): SharedClaims => ({
  own: [{ rule: limits.passwordMailInDay, who: `${mailboxKey(email)} from ${network}` }],
  shared: [{ rule: limits.passwordMailOfSite, who: 'site' }],
  instead: [{ rule: limits.passwordMailOfNetwork, who: `network ${network}` }],
});

/** The same rules, each for so many times as much. */
export function relaxed(limiter: Limiter, factor: number): Limiter {
  const more = (claims: readonly Claim[]) =>
    claims.map((claim) => ({ ...claim, rule: { ...claim.rule, most: claim.rule.most * factor } }));
  return {
    take: (claims) => limiter.take(more(claims)),
    takeEach: (calls) => limiter.takeEach(calls.map(more)),
    counting: (claims) => limiter.counting(more(claims)),
    within: (claims) => limiter.within(more(claims)),
  };
}

/**
 * Counts in the database, so that every place of the platform counts together: a sliding window, worked out from the
 * counts of the window that runs and of the one before. Digests change with the salt of the day on which their window
 * began; yesterday's is kept until its windows count no more, so that midnight gives nobody room.
 */
export function d1Limiter({ db, now }: { db: D1Database; now: () => Date }): Limiter {
  let salts: { today: string; saltOf: ReadonlyMap<string, string> } | undefined;

  async function saltsAt(at: number): Promise<ReadonlyMap<string, string>> {
    const today = utcDate(at);
    if (salts?.today === today) return salts.saltOf;
    const [, ...read] = await db.batch<{ day: string; salt: string }>([
      db.prepare(MAKE_SALT).bind(today),
      ...[today, utcDate(at - DAY_MS)].map((day) => db.prepare(READ_SALT).bind(day)),
    ]);
    const saltOf = new Map(read.flatMap(({ results }) => results.map(({ day, salt }) => [day, salt] as const)));
    if (!saltOf.has(today)) throw new Error(`the limits have no salt of ${today}`);
    salts = { today, saltOf };
    return saltOf;
  }

  async function countedAt(claims: readonly Claim[], at: number) {
    const saltOf = await saltsAt(at);
    // Where a day has no salt, nothing was counted.
    const digestIn = async (window: number, who: string) => {
      const salt = saltOf.get(utcDate(window));
      return salt === undefined ? '' : digest(salt, who);
    };
    return Promise.all(
      inOne(claims).map(async ({ rule, who, count }) => {
        const windows = windowsAt(rule, at);
        const [now, before] = await Promise.all([digestIn(windows.current, who), digestIn(windows.previous, who)]);
        return { rule: rule.name, most: rule.most, window: rule, count, who: now, before, ...windows };
      }),
    );
  }

  async function counting(claims: readonly Claim[]): Promise<Question<Verdict>> {
    const at = now().getTime();
    const counted = await countedAt(claims, at);
    const taken = db.prepare(COUNT).bind(JSON.stringify(counted));
    const counts = counted.map(({ rule, who, before, current, previous }) =>
      db.prepare(READ_COUNTS).bind(rule, who, current, before, previous),
    );
    return {
      statements: [taken, ...counts],
      read([first, ...others]) {
        if (counted.length === 0 || (first?.results.length ?? 0) > 0) return { allowed: true };
        const waits = counted.map(({ window, count, most, previousPart }, index) => {
          const found = others[index]?.results[0] as Counts;
          const isOver = found.previous * previousPart + found.current + count > most;
          return isOver ? secondsUntilRoom(window, found, at, count) : 1;
        });
        return { allowed: false, retryAfterSeconds: Math.max(...waits) };
      },
    };
  }

  return {
    counting,
    take: async (claims) => ask(db, await counting(claims)),
    takeEach: async (calls) => ask(db, inOrder(await Promise.all(calls.map(counting)))),
    within: async (claims) => [
      db.prepare(COUNT_OR_REFUSE).bind(JSON.stringify(await countedAt(claims, now().getTime()))),
    ],
  };
}

/** Claims of the same under the same rule are one. */
function inOne(claims: readonly Claim[]): Required<Claim>[] {
  return [...Map.groupBy(claims, ({ rule, who }) => `${rule.name} ${who}`).values()].flatMap((same) => {
    const [claim] = same;
    const count = same.reduce((sum, one) => sum + (one.count ?? 1), 0);
    return claim ? [{ ...claim, count }] : [];
  });
}

interface Counts {
  current: number;
  previous: number;
}

/** The beginnings of the window that runs at `at` and of the one before, what part of that still counts, and when nothing of it does. */
function windowsAt(rule: Window, at: number) {
  const length = rule.windowSeconds * 1000;
  const current = at - (at % length);
  return { current, previous: current - length, previousPart: 1 - (at - current) / length, ends: current + 2 * length };
}

/** Whole seconds after which a call that was refused at `at`, and counts for `count`, will find room, if nothing else is let through. */
export function secondsUntilRoom(rule: Window, { current, previous }: Counts, at: number, count = 1): number {
  const length = rule.windowSeconds * 1000;
  const room = Math.max(0, rule.most - count);
  const elapsed = at % length;
  // What counts of `count` calls falls evenly over the window that follows theirs.
  const falls = (count: number, to: number) => (count <= to ? 0 : length * (1 - Math.max(0, to) / count));
  const wait =
    current <= room && previous > 0
      ? falls(previous, room - current) - elapsed
      : length - elapsed + falls(current, room);
  return Math.max(1, Math.ceil(wait / 1000));
}

async function digest(salt: string, who: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt} ${who}`));
  return hex(new Uint8Array(bytes).subarray(0, 16));
}
