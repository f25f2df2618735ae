/// <reference types="@cloudflare/vitest-plugin/types" />
import {
  applyD1Migrations,
  createExecutionContext,
  reset,
  waitOnExecutionContext,
  type D1Migration,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import type { ConfirmRequest } from '../../src/domain/booking/contract.ts';
import type { Hold } from '../../src/domain/booking/hold-contract.ts';
import { only, present } from '../../src/domain/present.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { createApp } from '../app.ts';
import { mails } from '../capabilities.ts';
import { syncCatalogue } from '../catalogue/index.ts';
import { withArchived } from '../platform/archived.ts';
import { watched } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { noLimits } from '../platform/limits/limiter.ts';
import { deliverOutbox } from '../platform/mail/outbox.ts';
import { storedData } from '../stored-data.ts';
import { localTransport } from '../platform/mail/transports.ts';
import { contactToken } from '../booking/secret.ts';
import { expectActTold, expectAsDeclared } from './declared.ts';

interface TestBindings {
  DB: D1Database;
  ARCHIVE: R2Bucket;
  MIGRATIONS: D1Migration[];
}

export const bindings = env as unknown as TestBindings;

/** What there is in a database, but for what the runtime keeps there itself. */
const OWN = `sqlite_schema WHERE sql IS NOT NULL AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*'`;

interface Schema {
  /** All statements in few texts: the runtime asks two questions of its own after each that comes alone, and takes no longer one. */
  create: string[];
  /** Takes every row away, and says what is there then. */
  empty: string;
  /** What that says as long as no test has changed the schema. */
  is: string;
}

/** What the migrations come to, once they have run. */
let schema: Schema | undefined;

const PARTS = `SELECT type, name, sql FROM ${OWN} ORDER BY type = 'table' DESC, rowid`;
const SAYS = `SELECT group_concat(sql, ';') AS says FROM (SELECT sql FROM ${OWN} ORDER BY type, name)`;

/** Of a text for D1, which takes 100,000 bytes. */
const TEXT_LENGTH = 60_000;

function textsOf(statements: readonly string[]): string[] {
  const texts = [''];
  for (const sql of statements) {
    if (present(texts.at(-1)).length + sql.length > TEXT_LENGTH) texts.push('');
    texts[texts.length - 1] += `${sql};\n`;
  }
  return texts;
}

async function schemaOf(db: D1Database): Promise<Schema> {
  const { results } = await db.prepare(PARTS).all<{ type: string; name: string; sql: string }>();
  const textOf = (list: readonly string[]) => list.map((sql) => `${sql};`).join('\n');
  // What is kept for good is kept by triggers, which stand aside for the end of a test.
  const guards = results.filter(
    ({ type, sql }) => type === 'trigger' && /^CREATE TRIGGER \S+\s+\w+ DELETE\b/i.test(sql),
  );
  const tables = results.filter(({ type }) => type === 'table');
  return {
    create: textsOf(results.map(({ sql }) => sql)),
    empty: textOf([
      'PRAGMA defer_foreign_keys = ON',
      ...guards.map(({ name }) => `DROP TRIGGER ${name}`),
      ...tables.map(({ name }) => `DELETE FROM ${name}`),
      ...guards.map(({ sql }) => sql),
      SAYS,
    ]),
    is: present(await db.prepare(SAYS).first<string>('says')),
  };
}

/** Whether the rows of the last test could be taken away: a test that changed the schema leaves a database of its own. */
async function isEmptied(db: D1Database, { empty, is }: Schema): Promise<boolean> {
  try {
    return (await db.prepare(empty).first<string>('says')) === is;
  } catch {
    return false;
  }
}

async function createSchema(db: D1Database, { create }: Schema): Promise<void> {
  const created = async () => {
    await reset();
    for (const text of create) await db.prepare(text).run();
  };
  // What the last test of another file still had open can outlive the first reset.
  await created().catch(created);
}

/** Counts those who have had the database. */
let turn = 0;

/** The database as long as nobody else has it: what a test left running does not reach into the data of the next. */
function ofThisTurn(db: D1Database): D1Database {
  const own = turn;
  const mine = () => {
    if (own !== turn) throw new Error('This test is over, and the database is another one’s.');
    return db;
  };
  return {
    prepare: (sql) => mine().prepare(sql),
    batch: (statements) => mine().batch(statements),
    exec: (sql) => mine().exec(sql),
    withSession: (constraint) => mine().withSession(constraint),
    dump: () => mine().dump(),
  };
}

/** An empty database with every migration applied; none of them leaves a row in a new one. */
export async function freshDatabase(): Promise<D1Database> {
  turn += 1;
  const { DB, MIGRATIONS } = bindings;
  if (schema) {
    if (!(await isEmptied(DB, schema))) await createSchema(DB, schema);
    return DB;
  }
  await reset();
  await applyD1Migrations(DB, MIGRATIONS);
  schema = await schemaOf(DB);
  return DB;
}

/** A Friday, 10:00 in Toronto. */
export const START = '2026-11-20T15:00:00Z';

export const TEST_SECRET = 'a secret that only tests know, of some length';

/** In place of the slow hash of passwords, which has a test of its own. */
export async function fastHash(input: Uint8Array, salt: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array([...salt, ...input])));
}

export interface TestSite {
  needs: Dependencies;
  logged: { level: string; event: string; details?: Record<string, unknown> }[];
  /** Moves the server's clock. */
  wait(minutes: number): void;
  at(instant: string): void;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** As the site's own pages send it; a header of `''` is left out. Waits for work left behind, too. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Sends what is due of the mails. */
  deliver(): Promise<void>;
  rows<T = Record<string, unknown>>(sql: string, ...values: unknown[]): Promise<T[]>;
}

/** The worker on a fresh database, with a clock of its own and the catalogue of `siteData`. */
export async function startSite(siteData: SiteData, changes: Partial<Dependencies> = {}): Promise<TestSite> {
  const db = withArchived(watched(ofThisTurn(await freshDatabase())), changes.archive ?? null);
  let now = Date.parse(START);
  let references = 0;
  const logged: TestSite['logged'] = [];
  const clock = () => new Date(now);
  const needs: Dependencies = {
    siteData,
    origin: siteData.origin,
    mode: 'production',
    now: clock,
    newId: () => crypto.randomUUID(),
    newReference: () => `reference-${String((references += 1)).padStart(16, '0')}`,
    db,
    assets: { fetch: () => Promise.resolve(new Response('no such asset', { status: 404 })) },
    print: (document) => Promise.resolve(new TextEncoder().encode(JSON.stringify(document))),
    transport: localTransport(db, clock),
    cards: null,
    analytics: null,
    challenge: null,
    alerts: { post: null, mail: null },
    meter: null,
    metricsToken: null,
    errorReports: null,
    limiter: noLimits,
    capRoom: Infinity,
    secret: TEST_SECRET,
    slowHash: fastHash,
    stored: () => storedData,
    log: (level, event, details) => logged.push({ level, event, ...(details && { details }) }),
    ...changes,
  };
  const app = createApp(needs);
  await syncCatalogue(needs.db, siteData, now);

  const request: TestSite['request'] = async (path, init) => {
    const context = createExecutionContext();
    const asked = new Request(siteData.origin + path, init);
    const response = await app.fetch(asked, {}, context);
    await waitOnExecutionContext(context);
    await expectAsDeclared(needs, asked, response);
    await expectActTold(needs, asked, response);
    return response;
  };
  return {
    needs,
    logged,
    wait: (minutes) => void (now += minutes * 60_000),
    at: (instant) => void (now = Date.parse(instant)),
    request,
    deliver: () => deliverOutbox(needs, mails),
    get: (path, headers = {}) => request(path, { headers }),
    post: (path, body, headers = {}) =>
      request(path, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: Object.fromEntries(
          Object.entries({
            'content-type': 'application/json',
            origin: siteData.origin,
            'idempotency-key': crypto.randomUUID(),
            ...headers,
          }).filter(([, value]) => value !== ''),
        ),
      }),
    rows: async (sql, ...values) =>
      (
        await db
          .prepare(sql)
          .bind(...values)
          .all()
      ).results as never,
  };
}

export interface WantedSeats {
  eventId: string;
  quantity?: number;
  priceCents?: number;
}

export function holdBody(lines: WantedSeats[], changes: Record<string, unknown> = {}): object {
  return {
    language: 'en',
    lines: lines.map(({ eventId, quantity = 1, priceCents = 49_500 }) => ({ eventId, quantity, priceCents })),
    ...changes,
  };
}

/** Holds seats and expects to get them. */
export async function hold(site: TestSite, lines: WantedSeats[], changes: Record<string, unknown> = {}): Promise<Hold> {
  const response = await site.post('/Website/hold-seats', holdBody(lines, changes));
  expect(response.status, await response.clone().text()).toBe(201);
  return response.json();
}

/** What the office calls a booking by. */
export async function bookingId(site: Pick<TestSite, 'rows'>, reference: string): Promise<string> {
  return only(await site.rows<{ id: string }>('SELECT id FROM bookings WHERE reference = ?1', reference)).id;
}

/**
 * What the link in the contact's mails holds in place of the reference, which opens nothing once the contact has proved; such a
 * link stays what it is.
 */
export async function asContact(site: Pick<TestSite, 'rows'>, reference: string): Promise<string> {
  const [row] = await site.rows<{ id: string }>('SELECT id FROM bookings WHERE reference = ?1', reference);
  return row ? contactToken(TEST_SECRET, { ...row, reference }) : reference;
}

/** The buyer opens the link of the mail, and says that the booking is theirs. */
export const tryProve = async (site: TestSite, reference: string): Promise<Response> =>
  site.post(`/Website/prove-booking/${await asContact(site, reference)}`, { mine: true });

/** The same, and it is; the browser in which that is done. */
export async function prove(site: TestSite, reference: string): Promise<{ cookie: string }> {
  const answer = await tryProve(site, reference);
  expect(answer.status).toBe(204);
  return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

export function confirmBody(totalCents: number, changes: Partial<ConfirmRequest> = {}): ConfirmRequest {
  return {
    buyer: 'organisation',
    terms: { language: 'en', version: '2026-11-21-terms-en' },
    contact: {
      ...{ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.ca', phone: '613-555-0199' },
      organisation: 'Example Institute',
    },
    billing: { line1: '1 Main St', line2: '', city: 'Ottawa', country: 'CA', province: 'ON', postalCode: 'K1A 0B1' },
    participants: [],
    paymentMethod: 'invoice',
    purchaseOrder: '',
    budgetCode: '',
    totalCents,
    ...changes,
  };
}

/** Of a statement, as the runtime keeps it. */
const textOf = (statement: D1PreparedStatement) => (statement as unknown as { statement: string }).statement;

/** Does something just before a call first asks for `sql` in a batch; without, before its first write, after all that it has read. */
export async function meddling<Result>(
  site: TestSite,
  meddle: () => Promise<unknown>,
  call: () => Promise<Result>,
  sql?: string,
): Promise<Result> {
  const isIt = (text: string) => (sql === undefined ? !text.startsWith('SELECT') : text === sql);
  const { db } = site.needs;
  const batch = db.batch.bind(db);
  let meddled = false;
  db.batch = async <T>(statements: D1PreparedStatement[]) => {
    if (!meddled && statements.some((one) => isIt(textOf(one)))) {
      meddled = true;
      await meddle();
    }
    return batch<T>(statements);
  };
  try {
    return await call();
  } finally {
    db.batch = batch;
    expect(meddled).toBe(true);
  }
}

/** With the HST of Ontario. */
export function withHst(cents: number): number {
  return cents + Math.round((cents * 13) / 100);
}
