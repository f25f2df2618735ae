import * as v from 'valibot';
import type { Dataset } from './metrics/meter.ts';

const binding = <T>(name: string, method: string) =>
  v.custom<T>(
    (value) => typeof value === 'object' && value !== null && method in value,
    `expected the binding ${name}`,
  );

const secretText = v.optional(v.pipe(v.string(), v.minLength(32, 'expected at least 32 characters')));

const sealingKey = v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{43}=$/, 'expected 32 bytes in Base64')));

const webhookSecret = v.optional(v.pipe(v.string(), v.startsWith('whsec_', 'expected whsec_…')));

const Environment = v.object({
  DB: binding<D1Database>('DB', 'prepare'),
  ASSETS: binding<Fetcher>('ASSETS', 'fetch'),
  /** `local` keeps mails in a mailbox on this machine instead of sending them. */
  MODE: v.optional(v.picklist(['local', 'production']), 'production'),
  /** Replaces the origin that the build was made for, `https://staging.example.ca`. */
  ORIGIN: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+$/, 'expected an origin without a path'))),
  /**
   * Rate limits of a developer's machine, where 200 visitors may come from one address: `off`, or how many times the
   * room of production there is. Production does not read it.
   */
  LIMITS: v.optional(
    v.union([
      v.literal('off'),
      v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'expected `off` or a whole number'), v.transform(Number)),
    ]),
  ),
  /** Says who calls without end, before the database is asked. A developer's machine does not read it. */
  FLOODS: v.optional(binding<RateLimit>('FLOODS', 'limit')),
  /** Keeps answers to public reads on a developer's machine, as production always does. */
  EDGE_CACHE: v.optional(v.literal('on')),
  /** Gives the demo account of a developer's machine classes to look at. Production does not read it. */
  DEMO_TRAINING: v.optional(v.literal('on')),
  /**
   * Secret under which passwords are stored and links in mails are made: at least 32 random characters. Without it
   * nobody can log in or subscribe. A developer's machine has one of its own.
   */
  PASSWORD_PEPPER: secretText,
  /** The pepper before it: passwords that were stored under it fit, and are stored anew at their next login. */
  PASSWORD_PEPPER_BEFORE: secretText,
  /** What links of mails are made with, where the pepper is not the one any more that they were made with. */
  LINK_SECRET: secretText,
  /** Keys of the card company. Without both, nothing is paid by card. */
  STRIPE_SECRET_KEY: v.optional(v.pipe(v.string(), v.regex(/^[sr]k_(test|live)_\w+$/, 'expected sk_… or rk_…'))),
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  /** The one before it, or after it: while it is replaced, messages that are signed with either are taken. */
  STRIPE_WEBHOOK_SECRET_BEFORE: webhookSecret,
  /** Where a developer's machine finds what plays the card company. Production does not read it. */
  STRIPE_API_URL: v.optional(v.pipe(v.string(), v.url())),
  /** Whom bookings are told to of visitors who agreed to it: Google Analytics 4. Without both, nobody. */
  GA_MEASUREMENT_ID: v.optional(v.pipe(v.string(), v.regex(/^G-[A-Z0-9]+$/, 'expected G-…'))),
  GA_API_SECRET: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** Keys of Cloudflare's Turnstile. Without both, nobody is asked to show to be a person. */
  TURNSTILE_SITE_KEY: v.optional(v.pipe(v.string(), v.nonEmpty())),
  TURNSTILE_SECRET: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** Where troubles of the site are posted to: an incoming webhook. Whoever has the address can post there, too. */
  ALERT_WEBHOOK: v.optional(v.pipe(v.string(), v.url(), v.startsWith('https://', 'expected https://…'))),
  /** Where errors that nobody expected are posted to, one at a time, as troubles are. */
  ERROR_WEBHOOK: v.optional(v.pipe(v.string(), v.url(), v.startsWith('https://', 'expected https://…'))),
  /** Where what happens is counted: a dataset of Analytics Engine. Without it, nowhere. */
  METRICS: v.optional(binding<Dataset>('METRICS', 'writeDataPoint')),
  /** What `/healthz/metrics` is asked with: at least 32 random characters. Without it there is no such page. */
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^\S{32,}$/, 'expected at least 32 characters without spaces'))),
  /** Where the database is stored every night, and the key of that: 32 bytes in Base64. Without both, it is not. */
  BACKUPS: v.optional(binding<R2Bucket>('BACKUPS', 'put')),
  BACKUP_KEY: sealingKey,
  /**
   * Where mails and papers lie of what was over long ago, the key of that, and the one before it: 32 bytes in Base64 each. Without
   * bucket and key, nothing is moved there.
   */
  ARCHIVE: v.optional(binding<R2Bucket>('ARCHIVE', 'put')),
  ARCHIVE_KEY: sealingKey,
  ARCHIVE_KEY_BEFORE: sealingKey,
  /** Whom troubles of the site are mailed to; the office without it. */
  ALERT_MAIL: v.optional(v.pipe(v.string(), v.email())),
  /** Key of the mail provider. Without it, mails wait in the outbox. */
  RESEND_API_KEY: v.optional(v.pipe(v.string(), v.nonEmpty())),
});

export type Environment = v.InferOutput<typeof Environment>;

/** The worker's bindings and variables. Throws an error that names what is missing or wrong. */
export function parseEnvironment(env: unknown): Environment {
  const parsed = v.safeParse(Environment, env);
  if (parsed.success) return parsed.output;
  const problems = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'}: ${issue.message}`);
  throw new Error(`The worker's environment is not complete. ${problems.join('; ')}`);
}
