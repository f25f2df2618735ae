import siteData from '#site-data';
import { scryptHash } from './accounts/index.ts';
import { createApp } from './app.ts';
import { measurementProtocol } from './platform/analytics.ts';
import type { Cards } from './platform/cards.ts';
import { withArchived, type Archive } from './platform/archived.ts';
import { turnstile } from './platform/challenge.ts';
import { watched } from './platform/database.ts';
import type { Dependencies, Log } from './platform/dependencies.ts';
import { reportError } from './platform/errors/report.ts';
import { parseEnvironment, type Environment } from './platform/environment.ts';
import { d1Limiter, noLimits, relaxed } from './platform/limits/limiter.ts';
import { strictHeaders } from './platform/middleware/security-headers.ts';
import { engineMeter } from './platform/metrics/meter.ts';
import { printed } from './platform/documents/paper.ts';
import { localTransport, resendTransport, type MailTransport } from './platform/mail/transports.ts';
import { LOCAL_PEPPER, randomToken } from './platform/secrets.ts';
import { stripeCards } from './platform/stripe.ts';
import { webhook } from './platform/webhook.ts';
import { runScheduled } from './scheduled.ts';
import { storedData } from './stored-data.ts';

/** Random bytes in a booking's reference: 160 bits. */
const REFERENCE_BYTES = 20;

/** A mail leaves so much later, and together with others of the same moment. */
const GATHER_MS = 100;

/** Tests, benches and people on a developer's machine share one address. */
const LOCAL_LIMITS = 20;

interface Worker {
  needs: Dependencies;
  app: ReturnType<typeof createApp>;
}

let worker: Worker | undefined;

/** The environment is the same for the life of an isolate, so it is parsed once. */
function workerOf(env: unknown): Worker {
  if (worker) return worker;
  const environment = parseEnvironment(env);
  const { DB: bound, ASSETS, MODE, ORIGIN, RESEND_API_KEY, LIMITS, EDGE_CACHE, DEMO_TRAINING } = environment;
  const archive = archiveOf(environment);
  const DB = withArchived(watched(bound), archive);
  const now = () => new Date();
  /** A developer sees each change and each mail at once, unless told to wait as in production. */
  const atOnce = MODE === 'local' && EDGE_CACHE !== 'on';
  let transport: MailTransport | null = null;
  if (MODE === 'local') transport = localTransport(DB, now);
  else if (RESEND_API_KEY) transport = resendTransport(RESEND_API_KEY);
  let limiter = d1Limiter({ db: DB, now });
  if (MODE === 'local') limiter = LIMITS === 'off' ? noLimits : relaxed(limiter, LIMITS ?? LOCAL_LIMITS);
  const room = MODE === 'local' ? (LIMITS === 'off' ? Infinity : (LIMITS ?? LOCAL_LIMITS)) : 1;
  const needs: Dependencies = {
    siteData,
    origin: ORIGIN ?? siteData.origin,
    mode: MODE,
    now,
    newId: () => crypto.randomUUID(),
    newReference: () => randomToken(REFERENCE_BYTES),
    db: DB,
    edgeCache: atOnce ? null : caches.default,
    floods: MODE === 'local' ? null : environment.FLOODS,
    assets: ASSETS,
    print: (document) => printed(needs, document),
    transport,
    ...(!atOnce && { gatherMs: GATHER_MS }),
    cards: cardsOf(environment),
    analytics: analyticsOf(environment),
    challenge: challengeOf(environment),
    backups: backupsOf(environment),
    archive,
    alerts: alertsOf(environment),
    ...watchersOf(environment),
    limiter,
    capRoom: room,
    ...secretsOf(environment),
    slowHash: scryptHash,
    log: logLine,
    stored: () => storedData,
    demoTraining: MODE === 'local' && DEMO_TRAINING === 'on',
  };
  return (worker = { needs, app: createApp(needs) });
}

/** Without a pepper there are no logins, and no links: they open as much. */
function secretsOf({ MODE, PASSWORD_PEPPER, PASSWORD_PEPPER_BEFORE, LINK_SECRET }: Environment) {
  const pepper = PASSWORD_PEPPER ?? (MODE === 'local' ? LOCAL_PEPPER : null);
  if (pepper === null) return { secret: null };
  return { secret: LINK_SECRET ?? pepper, peppers: [pepper, PASSWORD_PEPPER_BEFORE] as const };
}

const backupsOf = ({ BACKUPS: bucket, BACKUP_KEY: key }: Environment): Dependencies['backups'] =>
  bucket !== undefined && key !== undefined ? { bucket, key } : null;

const archiveOf = ({ ARCHIVE: bucket, ARCHIVE_KEY: key, ARCHIVE_KEY_BEFORE: before }: Environment): Archive | null =>
  bucket !== undefined && key !== undefined ? { bucket, keys: before === undefined ? [key] : [key, before] } : null;

const alertsOf = ({ ALERT_WEBHOOK, ALERT_MAIL }: Environment): Dependencies['alerts'] => ({
  post: ALERT_WEBHOOK === undefined ? null : webhook(ALERT_WEBHOOK),
  mail: ALERT_MAIL ?? siteData.mail.office,
});

/** Who counts, who may ask for the numbers, who is told of errors. */
const watchersOf = ({ METRICS, METRICS_TOKEN, ERROR_WEBHOOK }: Environment) => ({
  meter: METRICS === undefined ? null : engineMeter(METRICS, siteData.build.id, logLine),
  metricsToken: METRICS_TOKEN ?? null,
  errorReports: ERROR_WEBHOOK === undefined ? null : webhook(ERROR_WEBHOOK),
});

const analyticsOf = ({ GA_MEASUREMENT_ID: id, GA_API_SECRET: secret }: Environment) =>
  id !== undefined && secret !== undefined ? measurementProtocol(id, secret) : null;

const challengeOf = ({ TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET: secret }: Environment) =>
  siteKey !== undefined && secret !== undefined ? turnstile({ siteKey, secret, log: logLine }) : null;

/** Nobody pays the wrong one: what plays the card company is asked on a developer's machine alone. */
function cardsOf(environment: Environment): Cards | null {
  const { MODE, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_WEBHOOK_SECRET_BEFORE: before } = environment;
  if (STRIPE_SECRET_KEY === undefined || STRIPE_WEBHOOK_SECRET === undefined) return null;
  return stripeCards({
    secretKey: STRIPE_SECRET_KEY,
    webhookSecrets: [STRIPE_WEBHOOK_SECRET, ...(before === undefined ? [] : [before])],
    apiUrl: MODE === 'local' ? environment.STRIPE_API_URL : undefined,
  });
}

const logLine: Log = (level, event, details) => {
  console[level](JSON.stringify({ level, event, time: new Date().toISOString(), ...details }));
};

/** The last resort, where not even the worker's environment could be read. */
function failed(error: unknown, context: ExecutionContext): Response {
  const requestId = crypto.randomUUID();
  logLine('error', 'worker_failed', { requestId, error: String(error) });
  if (worker) context.waitUntil(reportError(worker.needs, { requestId, route: '(worker)', error }));
  return new Response('An error occurred', {
    status: 500,
    headers: {
      ...strictHeaders(siteData.origin),
      'content-type': 'text/plain',
      'cache-control': 'no-store',
      'x-request-id': requestId,
    },
  });
}

export default {
  async fetch(request, env, context) {
    try {
      return await workerOf(env).app.fetch(request, env, context);
    } catch (error) {
      return failed(error, context);
    }
  },
  scheduled: (_controller, env) => runScheduled(workerOf(env).needs),
} satisfies ExportedHandler;
