import type { Trouble, TroubleName } from '../../src/domain/site/health.ts';
import { fill } from '../../src/i18n/format.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import type { Mail, MailNeeds } from '../platform/capability.ts';
import { rowsOf } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { letter, paragraph } from '../platform/mail/layout.ts';
import type { Message, OutboxRow } from '../platform/mail/message.ts';
import { patience } from '../platform/patience.ts';
import { DAY_MS } from '../platform/tasks.ts';
import type { DatabaseState } from './facts.ts';
import {
  ALERTS_BY_ID,
  BEGIN_TROUBLES,
  CLAIM_POSTS,
  END_TROUBLES,
  MARK_ALL_POSTED,
  MARK_MAILED,
  MARK_POSTED,
  PRUNE_TROUBLES,
  QUEUE_ALERT_MAILS,
  RAISE_ALERTS,
} from './sql.ts';

/** Longer than a run posts, so that a lease only ends where its run died. */
const LEASE_MS = 60_000;
const POSTING_MS = 40_000;
/** What could not be posted for so long is no news. */
const POST_FOR_MS = 2 * DAY_MS;
const KEPT_MS = 365 * DAY_MS;

interface AlertRow {
  id: string;
  kind: 'began' | 'goes_on' | 'ended';
  day: number;
  created_at: number;
  name: TroubleName;
  level: Trouble['level'];
  of: string;
  since_at: number;
  ended_at: number | null;
}

/**
 * Tells of troubles that have begun, go on for another day, or are over: by the webhook now, and by mails that it leaves
 * in the outbox. True where there are some. What is told is claimed by rows, so that two clocks tell it once.
 */
export async function raise(needs: Dependencies, troubles: readonly Trouble[]): Promise<boolean> {
  const { db, now, alerts } = needs;
  const at = now().getTime();
  const found = JSON.stringify(
    troubles.map(({ name, level, since, of }) => ({
      name,
      level,
      of: JSON.stringify(of ?? []),
      sinceAt: Date.parse(since),
    })),
  );
  const results = await db.batch([
    db.prepare(BEGIN_TROUBLES).bind(found, at),
    db.prepare(END_TROUBLES).bind(found, at),
    db.prepare(RAISE_ALERTS).bind(at, DAY_MS),
    db.prepare(QUEUE_ALERT_MAILS).bind(alerts.mail ?? '', at),
    db.prepare(MARK_MAILED).bind(at),
    db.prepare(PRUNE_TROUBLES).bind(at - KEPT_MS),
    ...(alerts.post ? [] : [db.prepare(MARK_ALL_POSTED).bind(at)]),
  ]);
  await postAlerts(needs);
  return rowsOf(results[3]).length > 0;
}

/** Posts what was not posted yet; what fails is posted by the next run. */
async function postAlerts({ db, now, alerts: { post }, siteData, log }: Dependencies): Promise<void> {
  if (!post) return;
  const at = now().getTime();
  const { results: claimed } = await db
    .prepare(CLAIM_POSTS)
    .bind(at, at + LEASE_MS, at - POST_FOR_MS)
    .all<{ id: string }>();
  if (claimed.length === 0) return;
  const { results } = await db
    .prepare(ALERTS_BY_ID)
    .bind(JSON.stringify(claimed.map(({ id }) => id)))
    .all<AlertRow>();
  const goesOn = patience(POSTING_MS);
  for (const row of results) {
    if (!goesOn()) return;
    try {
      const { subject, text } = wordsOf(row, siteData.origin);
      await post(`${subject}\n${text}`);
      await db.prepare(MARK_POSTED).bind(row.id, at).run();
    } catch (error) {
      log('warn', 'alert_delayed', { alert: row.id, error: String(error) });
      // Who does not answer now would not answer the next one.
      if (error instanceof DOMException && error.name === 'TimeoutError') return;
    }
  }
}

/** Alerts that no row remembers, by where they are sent from: at most one an hour. */
const shouted = new WeakMap<object, number>();

/** Where the database takes nothing, the webhook is told all the same. */
export async function shout({ alerts, now, siteData, log }: Dependencies, state: DatabaseState): Promise<void> {
  const at = now().getTime();
  if (!alerts.post || at - (shouted.get(alerts) ?? -Infinity) < 3_600_000) return;
  shouted.set(alerts, at);
  const name: TroubleName =
    state === 'full' ? 'database_full' : state === 'locked' ? 'database_locked' : 'database_failing';
  const { subject, text } = wordsOf(
    { kind: 'began', name, level: 'red', of: '[]', since_at: at, ended_at: null },
    siteData.origin,
  );
  await alerts.post(`${subject}\n${text}`).catch((error: unknown) => {
    shouted.delete(alerts);
    log('warn', 'alert_delayed', { error: String(error) });
  });
}

function wordsOf(
  { kind, name, level, of, since_at: since, ended_at: ended }: Omit<AlertRow, 'id' | 'day' | 'created_at'>,
  origin: string,
): { subject: string; text: string } {
  const t = strings('en').alerts;
  const { what, todo } = t.troubles[name];
  const named = JSON.parse(of) as string[];
  const minute = (instant: number) => `${new Date(instant).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const values = {
    what,
    site: new URL(origin).host,
    since: minute(since),
    until: minute(ended ?? since),
    level: t.levels[level],
  };
  const lines = [
    fill(t[kind].text, values),
    ...(named.length > 0 ? [fill(t.named, { names: named.join(', ') })] : []),
    ...(kind === 'ended' ? [] : [todo, fill(t.runbook, { name })]),
  ];
  return { subject: fill(t[kind].subject, values), text: lines.join('\n') };
}

async function alertMail(
  { db, siteData, origin }: MailNeeds,
  { about, recipient }: OutboxRow,
): Promise<Message | null> {
  const row = await db
    .prepare(ALERTS_BY_ID)
    .bind(JSON.stringify([about]))
    .first<AlertRow>();
  if (!row) return null;
  const { subject, text } = wordsOf(row, origin);
  return letter(siteData, { to: recipient, language: 'en', subject, parts: text.split('\n').map(paragraph) });
}

export const mails: readonly Mail[] = [{ kind: 'alert', render: alertMail }];
