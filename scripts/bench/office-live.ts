import { createHash, randomUUID } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type BrowserContext } from 'playwright';
import { demoOwner } from '../../functions/accounts/demo-account.ts';
import { validateLogin } from '../../src/domain/accounts/calls.ts';
import { openOffice } from '../../src/domain/accounts/office-calls.ts';
import { present } from '../../src/domain/present.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { holdByOffice } from '../../src/domain/telephone/calls.ts';
import { browserArguments, ensureBrowser } from '../lib/browser.ts';
import { root } from '../lib/run.ts';
import { freePort, migrate, startServer, type Server } from '../lib/server.ts';
import { localLife } from '../local-life/life.ts';
import type { Figure } from './figures.ts';
import { benchCalls } from './office-calls.ts';
import { addBookings, BOOKINGS } from './office-rows.ts';
import { benchScreens } from './office-screens.ts';

const DAY_MS = 86_400_000;
const HELD_DAYS = 7;

/** The database of a site with the weeks of an office that `npm start` has, among so many bookings. */
async function seeded(persistTo: string): Promise<DatabaseSync> {
  await migrate(persistTo);
  // The schedule is there before what was booked.
  const server = await startServer({ port: await freePort(), persistTo, vars: { DEMO_TRAINING: 'on' } });
  await server.stop();
  const files = globSync('v3/d1/**/*.sqlite', { cwd: persistTo }).filter((name) => !name.endsWith('metadata.sqlite'));
  const db = new DatabaseSync(join(persistTo, present(files[0], 'the database')));
  const since = performance.now();
  const site = JSON.parse(readFileSync(join(root, '.site/data.json'), 'utf8')) as SiteData;
  db.exec(localLife(site, Date.now()).statements.join('\n'));
  const course = present(db.prepare('SELECT id FROM courses ORDER BY id').get(), 'a course');
  addBookings(db, String(course.id), Date.now());
  console.log(`\nSeeded ${BOOKINGS} bookings in ${((performance.now() - since) / 1000).toFixed(0)} s`);
  return db;
}

/** A code of the owner's phone that was not used yet. */
async function codeOf({ url }: Server): Promise<string> {
  for (;;) {
    const code = await (await fetch(`${url}/local/second-factor`)).text();
    if (/^\d{6}$/.test(code)) return code;
    await sleep(500);
  }
}

async function logIn({ request }: BrowserContext, server: Server): Promise<void> {
  const headers = { origin: server.url };
  const passwordEncrypted = createHash('sha256').update(demoOwner.password).digest('hex');
  await request.post(server.url + validateLogin.path, { headers, data: { Email: demoOwner.email, passwordEncrypted } });
  const opened = await request.post(server.url + openOffice.path, { headers, data: { code: await codeOf(server) } });
  if (!opened.ok()) throw new Error(`The office does not open: ${await opened.text()}`);
}

/** The screens of a telephone booking are asked about a hold; one for a client outlives the bench. */
async function holdSeats({ request }: BrowserContext, { url }: Server, db: DatabaseSync): Promise<void> {
  const row = present(
    db
      .prepare(
        `SELECT id, price_cents FROM classes
WHERE state IN ('tentative', 'confirmed') AND sales_end_at > ?1 AND capacity > 0
  AND NOT EXISTS (SELECT 1 FROM booking_lines WHERE class_id = classes.id)
  AND NOT EXISTS (SELECT 1 FROM waitlist WHERE class_id = classes.id)
ORDER BY starts_at, id LIMIT 1`,
      )
      .get(Date.now() + HELD_DAYS * DAY_MS),
    'a class on sale',
  );
  const until = new Date(Date.now() + HELD_DAYS * DAY_MS).toISOString().slice(0, 10);
  const held = await request.post(url + holdByOffice.path, {
    headers: { origin: url, 'idempotency-key': randomUUID() },
    data: {
      language: 'en',
      lines: [{ eventId: row.id, quantity: 1, priceCents: row.price_cents }],
      block: { client: 'A client', email: '', until, reason: 'To be measured.' },
    },
  });
  if (held.status() !== holdByOffice.status) throw new Error(`Seats are not held: ${await held.text()}`);
}

/** The calls and screens of the office on a server of its own, as a browser of this machine has them. */
export async function benchOfficeLive(): Promise<Figure[]> {
  const persistTo = mkdtempSync(join(tmpdir(), 'gct-bench-office-'));
  const db = await seeded(persistTo);
  const vars = { DEMO_TRAINING: 'on', LIMITS: 'off' };
  const server = await startServer({ port: await freePort(), persistTo, vars, sync: false });
  const executablePath = await ensureBrowser((line) => console.error(line));
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  try {
    const context = await browser.newContext();
    await logIn(context, server);
    await holdSeats(context, server, db);
    return [...(await benchCalls(context, server.url, db)), ...(await benchScreens(context, server.url))];
  } finally {
    await browser.close();
    await server.stop();
    db.close();
    rmSync(persistTo, { recursive: true, force: true });
  }
}
