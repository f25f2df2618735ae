import type { Dependencies } from '../dependencies.ts';
import { holdsSecret, renderMail, type OutboxRow } from '../../booking/mails.ts';
import { unsafeHeader, type Message } from './message.ts';
import { CLAIM_DUE, FIX_MESSAGE, MARK_FAILED, MARK_RETRY, MARK_SENT } from './sql.ts';
import type { SendOutcome } from './transports.ts';

const SEND_TIMEOUT_MS = 10_000;
/** Longer than any attempt can take, so that a lease only ends where its delivery died. */
const LEASE_MS = 60_000;
/** Waits between attempts; the last one repeats for ever, since a mail is never given up. Minutes. */
const BACKOFF_MINUTES = [1, 5, 15, 60, 180, 360];
const MAILS_PER_CLAIM = 5;
/** A delivery claims no more mails after this long; the next one goes on. */
const DELIVERY_MS = 15_000;

type Needs = Pick<Dependencies, 'db' | 'now' | 'newId' | 'siteData' | 'origin' | 'transport' | 'log' | 'secret'>;

/** When the attempt after `attempts` failed ones is due. */
export function nextAttemptAt(attempts: number, now: number): number {
  const minutes = BACKOFF_MINUTES[Math.min(attempts, BACKOFF_MINUTES.length) - 1] ?? BACKOFF_MINUTES[0]!;
  return now + minutes * 60_000;
}

/**
 * Sends what is due. A mail is claimed by a lease, so deliveries at the same time send it once; a delivery that dies
 * leaves a lease that ends. Does nothing where no transport is configured.
 */
export async function deliverOutbox(needs: Needs, { timeoutMs = SEND_TIMEOUT_MS } = {}): Promise<void> {
  if (!needs.transport) return needs.log('warn', 'mail_not_configured');
  const stopAt = Date.now() + DELIVERY_MS;
  let claimed: number;
  do {
    const lease = needs.newId();
    const at = needs.now().getTime();
    const { results } = await needs.db
      .prepare(CLAIM_DUE)
      .bind(lease, at, at + LEASE_MS, MAILS_PER_CLAIM)
      .all<OutboxRow>();
    claimed = results.length;
    await Promise.all(results.map((row) => deliver(needs, row, lease, timeoutMs)));
  } while (claimed === MAILS_PER_CLAIM && Date.now() < stopAt);
}

/** For work that nobody waits for: what fails is logged, and done again by the next delivery. */
export function deliverQuietly(needs: Needs): Promise<void> {
  return deliverOutbox(needs).catch((error: unknown) =>
    needs.log('error', 'delivery_failed', { error: String(error) }),
  );
}

async function deliver(needs: Needs, row: OutboxRow, lease: string, timeoutMs: number): Promise<void> {
  const { db, log } = needs;
  const result = await attempt(needs, row, lease, timeoutMs).catch((error: unknown): SendOutcome => ({
    outcome: 'retry',
    reason: String(error),
  }));
  const at = needs.now().getTime();
  if (result.outcome === 'sent') {
    await db.prepare(MARK_SENT).bind(row.id, lease, at).run();
    return;
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
}

async function attempt(needs: Needs, row: OutboxRow, lease: string, timeoutMs: number): Promise<SendOutcome> {
  let message: Message;
  if (row.message !== null) {
    message = JSON.parse(row.message) as Message;
  } else {
    const rendered = await renderMail(needs, row);
    if (!rendered) return { outcome: 'refused', reason: 'there is nothing to send any more' };
    const unsafe = unsafeHeader(rendered);
    if (unsafe) return { outcome: 'refused', reason: `control characters in the header ${unsafe}` };
    // A link that opens something is worked out for every attempt, and never lies in the database.
    if (!holdsSecret(row.kind)) {
      await needs.db.prepare(FIX_MESSAGE).bind(row.id, lease, JSON.stringify(rendered)).run();
    }
    message = rendered;
  }
  const signal = AbortSignal.timeout(timeoutMs);
  return Promise.race([needs.transport!.send(message, row.id, signal), aborted(signal)]);
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('no answer in time')), { once: true });
  });
}
