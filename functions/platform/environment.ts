import * as v from 'valibot';

const binding = <T>(name: string, method: string) =>
  v.custom<T>(
    (value) => typeof value === 'object' && value !== null && method in value,
    `expected the binding ${name}`,
  );

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
  /** Gives the demo account of a developer's machine classes to look at. Production does not read it. */
  DEMO_TRAINING: v.optional(v.literal('on')),
  /**
   * Secret under which passwords are stored and links in mails are made: at least 32 random characters. Without it
   * nobody can log in or subscribe, and changing it ends every password. A developer's machine has one of its own.
   */
  PASSWORD_PEPPER: v.optional(v.pipe(v.string(), v.minLength(32, 'expected at least 32 characters'))),
  /** Keys of the card company. Without both, nothing is paid by card. */
  STRIPE_SECRET_KEY: v.optional(v.pipe(v.string(), v.regex(/^[sr]k_(test|live)_\w+$/, 'expected sk_… or rk_…'))),
  STRIPE_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.startsWith('whsec_', 'expected whsec_…'))),
  /** Where a developer's machine finds what plays the card company. Production does not read it. */
  STRIPE_API_URL: v.optional(v.pipe(v.string(), v.url())),
  /** Whom bookings are told to of visitors who agreed to it: Google Analytics 4. Without both, nobody. */
  GA_MEASUREMENT_ID: v.optional(v.pipe(v.string(), v.regex(/^G-[A-Z0-9]+$/, 'expected G-…'))),
  GA_API_SECRET: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** Keys of Cloudflare's Turnstile. Without both, nobody is asked to show to be a person. */
  TURNSTILE_SITE_KEY: v.optional(v.pipe(v.string(), v.nonEmpty())),
  TURNSTILE_SECRET: v.optional(v.pipe(v.string(), v.nonEmpty())),
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
