import type { SessionView } from '../../src/domain/accounts/contract.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import type { Paper } from '../../src/paper/paper.ts';
import type { Analytics } from './analytics.ts';
import type { Archive } from './archived.ts';
import type { Problem } from './answers.ts';
import type { Cards } from './cards.ts';
import type { Challenge } from './challenge-contract.ts';
import type { Stored } from './stored.ts';
import type { Counting } from './limits/counting.ts';
import type { Limiter } from './limits/limiter.ts';
import type { MailTransport } from './mail/transports.ts';
import type { Meter } from './metrics/contract.ts';
import type { Post } from './webhook.ts';

type LogLevel = 'info' | 'warn' | 'error';

/** Writes one line; `details` hold ids and counts, never names, addresses, references or bodies. */
export type Log = (level: LogLevel, event: string, details?: Record<string, unknown>) => void;

type Mode = 'local' | 'production';

/** A hash that costs its time on purpose. 32 bytes come back. */
export type SlowHash = (input: Uint8Array, salt: Uint8Array) => Promise<Uint8Array>;

/** Everything the worker takes from outside; a test hands in its own. */
export interface Dependencies {
  siteData: SiteData;
  /** The public origin, without a trailing slash: configuration, never a header. */
  origin: string;
  mode: Mode;
  now: () => Date;
  /** An id that is unique, for rows. */
  newId: () => string;
  /** What a buyer knows a booking by: URL-safe, at least 128 random bits. */
  newReference: () => string;
  db: D1Database;
  /** Keeps answers to public reads for the requests of its location; without it the database answers each of them. */
  edgeCache?: Pick<Cache, 'match' | 'put' | 'delete'> | null;
  /** Counts the calls of each network in a place of the platform; without it nobody calls too often for it. */
  floods?: Pick<RateLimit, 'limit'> | null;
  assets: { fetch: (request: Request) => Promise<Response> };
  /** A document as a tagged PDF; the same document gives the same bytes. A test reads what would be printed. */
  print: (document: Paper) => Promise<Uint8Array>;
  /** `null` where no mail provider is configured: mails wait in the outbox. */
  transport: MailTransport | null;
  /** So long mails of several requests are gathered, to leave together; each request sends its own at once without. */
  gatherMs?: number;
  /** `null` where no card company is configured: seats are booked on invoice alone. */
  cards: Cards | null;
  /** `null` where nothing tells people from machines; the limits do without. */
  challenge: Challenge | null;
  /** `null` where nothing measures, or nothing may be told from here. */
  analytics: Analytics | null;
  /** Where the clock stores the database every night, and the key that it is encrypted under; nowhere without. */
  backups?: { bucket: Pick<R2Bucket, 'get' | 'put' | 'list' | 'delete'>; key: string } | null;
  /** Where mails and papers lie of what was over long ago; without it, nothing is moved. */
  archive?: Archive | null;
  /** Who is told of troubles of the site itself: `null` is nobody. */
  alerts: { post: Post | null; mail: string | null };
  /** Takes what happens, to be counted; `null` where nothing is bound that would. */
  meter: Meter | null;
  /** Who asks for the site's numbers shows this; `null` where nobody may. */
  metricsToken: string | null;
  /** Told of what nobody expected, an error at a time; `null` where the log alone has it. */
  errorReports: Post | null;
  /** Counts calls; a test and a developer's machine have one with more room, or none. */
  limiter: Limiter;
  /** How many times the caps of production a stranger may hold and book at once: 1, or more on a developer's machine. */
  capRoom: number;
  /** Makes the tokens of links in mails, and digests. `null` where none is configured: no logins then. */
  secret: string | null;
  /** Pepper passwords: the one that they are stored under, and one before it that still fits. The secret without any. */
  peppers?: readonly [now: string, before?: string];
  /** What passwords are stored by; a test has a fast one that counts. */
  slowHash: SlowHash;
  log: Log;
  /** Everything that is stored about people, of all capabilities. */
  stored: () => readonly Stored[];
  /** Whether the demo account has booked something, on a developer's machine. */
  demoTraining?: boolean;
}

/** What the middleware leaves for the handlers. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** The built page whose HTML is the answer, `/error`: its policy is the answer's. */
    page?: string;
    /** Why the call was refused, where it was. */
    problem?: Problem;
    /** What the log calls the answer, where the router's pattern says nothing. */
    route?: string;
    /** The database did not do what the answer needed. */
    databaseFailed?: true;
    /** The route is a page that exists, or its pattern. */
    isPage?: true;
    /** Whose request this is, where a session let it through. */
    session?: SessionView;
    /** Whether that session has just shown the second factor for what is about money. */
    isSudo?: boolean;
    /** Its limits, where the handler has them counted. */
    counting?: Counting | null;
  };
}
