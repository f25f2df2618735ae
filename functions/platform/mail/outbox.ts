import type { Dependencies } from '../dependencies.ts';
import type { Mail } from '../capability.ts';
import { unsafeHeader, type Message, type OutboxRow } from './message.ts';
import { CLAIM_DUE, FIX_MESSAGE, MARK_FAILED, MARK_RETRY, MARK_SENT } from './sql.ts';
import { seal, secretOf, unseal } from '../secrets.ts';
import type { MailTransport, SendOutcome } from './transports.ts';

const SEND_TIMEOUT_MS = 10_000;
/** Longer than any attempt can take, so that a lease only ends where its delivery died. */
const LEASE_MS = 60_000;
/** Waits between attempts; the last one repeats for ever, since a mail is never given up. Minutes. */
const BACKOFF_MINUTES = [1, 5, 15, 60, 180];
const LAST_BACKOFF_MINUTES = 360;
const MAILS_PER_CLAIM = 5;
/** A delivery claims no more mails after this long; the next one goes on. */
const DELIVERY_MS = 15_000;

type Needs = Pick<
  Dependencies,
  'db' | 'now' | 'newId' | 'siteData' | 'origin' | 'transport' | 'log' | 'secret' | 'print' | 'meter'
>;

/** When the attempt after `attempts` failed ones is due. */
export function nextAttemptAt(attempts: number, now: number): number {
  const minutes = BACKOFF_MINUTES[Math.max(0, attempts - 1)] ?? LAST_BACKOFF_MINUTES;
  return now + minutes * 60_000;
}

/**
 * Sends what is due of these mails. A mail is claimed by a lease, so deliveries at the same time send it once; a
 * delivery that dies leaves a lease that ends. Does nothing where no transport is configured.
 */
export async function deliverOutbox(
  needs: Needs,
  mails: readonly Mail[],
  { timeoutMs = SEND_TIMEOUT_MS } = {},
): Promise<void> {
  const { transport } = needs;
  if (!transport) return needs.log('warn', 'mail_not_configured');
  const first = JSON.stringify(mails.flatMap((mail) => (mail.first ? [mail.kind] : [])));
  const stopAt = Date.now() + DELIVERY_MS;
  const outcomes: SendOutcome['outcome'][] = [];
  let claimed: number;
  do {
    const lease = needs.newId();
    const at = needs.now().getTime();
    const { results } = await needs.db
      .prepare(CLAIM_DUE)
      .bind(lease, at, at + LEASE_MS, MAILS_PER_CLAIM, first)
      .all<OutboxRow>();
    claimed = results.length;
    const attempt = async (row: OutboxRow): Promise<SendOutcome> => {
      const written = await messageOf(needs, mails, row, lease);
      return 'outcome' in written ? written : sendInTime(transport, written.message, row.id, timeoutMs);
    };
    outcomes.push(...(await Promise.all(results.map((row) => deliver(needs, row, lease, () => attempt(row))))));
  } while (claimed === MAILS_PER_CLAIM && Date.now() < stopAt);
  // A point each, however many mails.
  for (const [outcome, all] of Map.groupBy(outcomes, (one) => one))
    needs.meter?.add('gct_mails_total', { outcome }, all.length);
}

/** For work that nobody waits for: what fails is logged, and done again by the next delivery. */
export function deliverQuietly(needs: Needs, mails: readonly Mail[]): Promise<void> {
  return deliverOutbox(needs, mails).catch((error: unknown) =>
    needs.log('error', 'delivery_failed', { error: String(error) }),
  );
}

async function deliver(
  { db, log, now }: Needs,
  row: OutboxRow,
  lease: string,
  attempt: () => Promise<SendOutcome>,
): Promise<SendOutcome['outcome']> {
  const result = await attempt().catch((error: unknown): SendOutcome => ({ outcome: 'retry', reason: String(error) }));
  const at = now().getTime();
  if (result.outcome === 'sent') {
    await db.prepare(MARK_SENT).bind(row.id, lease, at).run();
    return 'sent';
  }
  const reason = result.reason.slice(0, 500);
  log('warn', result.outcome === 'refused' ? 'mail_refused' : 'mail_delayed', {
    mail: row.id,
    kind: row.kind,
    attempts: row.attempts,
    reason,
  });
  await (
    result.outcome === 'refused'
      ? db.prepare(MARK_FAILED).bind(row.id, lease, reason)
      : db.prepare(MARK_RETRY).bind(row.id, lease, nextAttemptAt(row.attempts, at), reason)
  ).run();
  return result.outcome;
}

/** What is sent: as an earlier attempt fixed it, or written now and fixed. */
async function messageOf(
  needs: Needs,
  mails: readonly Mail[],
  row: OutboxRow,
  lease: string,
): Promise<{ message: Message } | SendOutcome> {
  const mail = mails.find(({ kind }) => kind === row.kind);
  if (!mail) throw new Error(`no mail is known as ${row.kind}`);
  // Before each attempt: what was taken back since the last one is not sent by the next.
  const message = await mail.render(needs, row);
  if (!message) return { outcome: 'refused', reason: 'there is nothing to send any more' };
  const before = row.message === null ? null : await kept(needs, row.message);
  if (before) return { message: before };
  const unsafe = unsafeHeader(message);
  if (unsafe) return { outcome: 'refused', reason: `control characters in the header ${unsafe}` };
  const fixed = JSON.stringify(message);
  // A link that opens something never lies readable in the database.
  const keep = mail.holdsSecret ? JSON.stringify({ sealed: await seal(secretOf(needs), 'kept mail', fixed) }) : fixed;
  await needs.db.prepare(FIX_MESSAGE).bind(row.id, lease, keep).run();
  return { message };
}

/** A message as an earlier attempt sent it; `null` where the worker has another secret since. */
async function kept(needs: Needs, text: string): Promise<Message | null> {
  const stored = JSON.parse(text) as Message | { sealed: string };
  if (!('sealed' in stored)) return stored;
  const opened = await unseal(secretOf(needs), 'kept mail', stored.sealed).catch(() => null);
  return opened === null ? null : (JSON.parse(opened) as Message);
}

function sendInTime(transport: MailTransport, message: Message, key: string, timeoutMs: number): Promise<SendOutcome> {
  const signal = AbortSignal.timeout(timeoutMs);
  return Promise.race([transport.send(message, key, signal), aborted(signal)]);
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('no answer in time')), { once: true });
  });
}
