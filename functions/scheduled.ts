import { UNCONFIRMED_DAYS } from '../src/domain/enquiries/newsletter.ts';
import { FORGET_MS } from './accounts/attempts.ts';
import { seedDemoAccounts } from './accounts/demo-seed.ts';
import { PRUNE_ATTEMPTS, PRUNE_PASSWORD_LINKS, PRUNE_PASSWORD_MAILS, PRUNE_SESSIONS } from './accounts/sql.ts';
import { EXPIRE_HOLDS, PRUNE_KEYS } from './booking/sql.ts';
import { KEY_LIFE_HOURS } from './platform/idempotency.ts';
import { syncCatalogue } from './catalogue/sync.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { PRUNE_ENQUIRIES, PRUNE_ENQUIRY_MAILS } from './enquiries/sql.ts';
import { LONGEST_WINDOW_SECONDS } from '../src/domain/api/limits.ts';
import { PRUNE_COUNTERS, PRUNE_SALTS } from './platform/limits/sql.ts';
import { deliverOutbox } from './platform/mail/outbox.ts';
import { END_WAITING, PRUNE_SUBSCRIBERS, PRUNE_UNCONFIRMED, PRUNE_UNCONFIRMED_MAILS } from './newsletter/sql.ts';
import { KEEP_ABSENCE, PRUNE_ATTENDANCE, PRUNE_REPORT_MAILS, PRUNE_REPORTS } from './reports/sql.ts';
import { PRUNE_SUPPORT_MAILS, PRUNE_SUPPORT_REQUESTS } from './support/sql.ts';
import { PRUNE_SURVEYS } from './surveys/sql.ts';
import { seedDemoTraining } from './training/demo-seed.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * What people sent by forms, of the public pages and the private ones, is kept so long, and then deleted with its mails
 * (OPERATIONS.md).
 */
export const ENQUIRY_LIFE_DAYS = 730;

/**
 * The work of the clock. Each task runs whatever became of the one before; afterwards a failed one fails the run, so
 * that whoever started it knows.
 */
export async function runScheduled(needs: Dependencies): Promise<void> {
  const { db, log } = needs;
  const at = needs.now().getTime();
  const tasks: Record<string, () => Promise<unknown>> = {
    sync_catalogue: async () => {
      const { changed, ...forStaff } = await syncCatalogue(db, needs.siteData, at);
      if (changed) log('info', 'catalogue_synced', { build: needs.siteData.build.id });
      for (const [event, rows] of Object.entries(forStaff)) if (rows.length > 0) log('warn', event, { classes: rows });
    },
    expire_holds: () => db.prepare(EXPIRE_HOLDS).bind(at).run(),
    prune_keys: () =>
      db
        .prepare(PRUNE_KEYS)
        .bind(at - KEY_LIFE_HOURS * 3_600_000)
        .run(),
    prune_limits: () =>
      db.batch([
        db.prepare(PRUNE_COUNTERS).bind(at - 2 * LONGEST_WINDOW_SECONDS * 1000),
        db.prepare(PRUNE_SALTS).bind(new Date(at).toISOString().slice(0, 10)),
      ]),
    prune_accounts: () =>
      db.batch([
        db.prepare(PRUNE_ATTEMPTS).bind(at - FORGET_MS),
        db.prepare(PRUNE_SESSIONS).bind(at),
        db.prepare(PRUNE_PASSWORD_MAILS).bind(at - DAY_MS),
        db.prepare(PRUNE_PASSWORD_LINKS).bind(at - DAY_MS),
      ]),
    ...(needs.mode === 'local' && { seed_demo_accounts: () => seedDemoAccounts(needs) }),
    ...(needs.demoTraining && { seed_demo_training: () => seedDemoTraining(needs) }),
    prune_enquiries: () => {
      const before = at - ENQUIRY_LIFE_DAYS * DAY_MS;
      const statements = [
        ...[PRUNE_ENQUIRY_MAILS, PRUNE_ENQUIRIES],
        ...[PRUNE_SUPPORT_MAILS, PRUNE_SUPPORT_REQUESTS, PRUNE_SURVEYS],
        ...[KEEP_ABSENCE, PRUNE_ATTENDANCE, PRUNE_REPORT_MAILS, PRUNE_REPORTS],
      ];
      return db.batch(statements.map((statement) => db.prepare(statement).bind(before)));
    },
    prune_newsletter: () => {
      const before = at - UNCONFIRMED_DAYS * DAY_MS;
      const statements = [PRUNE_UNCONFIRMED_MAILS, PRUNE_UNCONFIRMED, PRUNE_SUBSCRIBERS, END_WAITING];
      return db.batch(statements.map((statement) => db.prepare(statement).bind(before)));
    },
    deliver_outbox: () => deliverOutbox(needs),
  };
  const failed: string[] = [];
  for (const [name, task] of Object.entries(tasks)) {
    try {
      await task();
    } catch (error) {
      failed.push(name);
      log('error', 'task_failed', { task: name, error: String(error) });
    }
  }
  if (failed.length > 0) throw new Error(`scheduled tasks failed: ${failed.join(', ')}`);
}
