import { present } from '../../../src/domain/present.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Mail } from '../capability.ts';
import { unsafeHeader, type Message, type OutboxRow } from './message.ts';
import { CLAIM_DUE, FIX_MESSAGE, MARK_BUSY, MARK_FAILED, MARK_RETRY, MARK_SENT, NOTHING_TO_SEND } from './sql.ts';
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
/** Nor after so many: each takes some five statements, and D1 answers 1,000 of one run of the worker, which may deliver twice. */
const MAILS_PER_DELIVERY = 80;

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
 * delivery that dies leaves a lease that ends. What is written of the mails of a claim is written in one batch: the messages
 * before they are sent, what became of them after. Does nothing where no transport is configured.
 */
export async function deliverOutbox(
  needs: Needs,
  mails: readonly Mail[],
  { timeoutMs = SEND_TIMEOUT_MS } = {},
): Promise<void> {
  const { transport } = needs;
  if (!transport) return needs.log('warn', 'mail_not_configured');
  const ranks = JSON.stringify(
    Object.fromEntries(mails.flatMap(({ kind, first, last }) => (first ? [[kind, -1]] : last ? [[kind, 1]] : []))),
  );
  const stopAt = Date.now() + DELIVERY_MS;
  const outcomes: SendOutcome['outcome'][] = [];
  for (;;) {
    const begunAt = Date.now();
    const lease = needs.newId();
    const at = needs.now().getTime();
    const { results } = await needs.db
      .prepare(CLAIM_DUE)
      .bind(lease, at, at + LEASE_MS, MAILS_PER_CLAIM, ranks)
      .all<OutboxRow>();
    const sent = await sendClaimed({ ...needs, transport }, mails, { rows: results, lease, timeoutMs });
    outcomes.push(...sent.map(({ outcome }) => outcome));
    const busyMs = Math.max(0, ...sent.map((one) => (one.outcome === 'busy' ? one.waitMs : 0)));
    if (results.length < MAILS_PER_CLAIM && busyMs === 0) break;
    if (outcomes.length >= MAILS_PER_DELIVERY) break;
    const pauseMs = Math.max(busyMs, (transport.paceMs ?? 0) - (Date.now() - begunAt));
    if (Date.now() + pauseMs >= stopAt) break;
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  const busy = outcomes.filter((one) => one === 'busy').length;
  if (busy > 0) needs.log('warn', 'mail_provider_busy', { times: busy });
  // A point each, however many mails.
  for (const [outcome, all] of Map.groupBy(outcomes, (one) => one))
    needs.meter?.add('gct_mails_total', { outcome }, all.length);
}

interface Claim {
  rows: readonly OutboxRow[];
  lease: string;
  timeoutMs: number;
}

/** Writes the mails of a claim, sends them at once, and writes down what became of each. */
async function sendClaimed(
  needs: Needs & { transport: MailTransport },
  mails: readonly Mail[],
  { rows, lease, timeoutMs }: Claim,
): Promise<SendOutcome[]> {
  const { db, transport } = needs;
  const written = await Promise.all(rows.map((row) => messageOf(needs, mails, row).catch(failedBy)));
  const fixing = written.map((one, index) =>
    'fixed' in one && one.fixed !== null ? db.prepare(FIX_MESSAGE).bind(rows[index]?.id, lease, one.fixed) : null,
  );
  const unfixed = await writeEach(db, fixing);
  const sent = await Promise.all(
    written.map(async (one, index) => {
      if (unfixed[index] !== undefined) return failedBy(unfixed[index]);
      if ('outcome' in one) return one;
      return sendInTime(transport, one.message, present(rows[index], 'a mail').id, timeoutMs).catch(failedBy);
    }),
  );
  const marks = sent.map((result, index) => mark(needs, present(rows[index], 'a mail'), lease, result));
  const unmarked = (await writeEach(db, marks)).filter((error) => error !== undefined);
  if (unmarked.length > 0) throw new Error(`${unmarked.length} mails could not be marked`, { cause: unmarked[0] });
  return sent;
}

/**
 * Runs the statements in one batch; one that cannot be written must not hold up the others, so that after a failure each is run by
 * itself. What each failed of, where it did.
 */
async function writeEach(db: D1Database, statements: readonly (D1PreparedStatement | null)[]): Promise<unknown[]> {
  const all = statements.filter((one) => one !== null);
  if (all.length === 0) return [];
  try {
    await db.batch(all);
    return [];
  } catch (error) {
    if (all.length === 1) return statements.map((one) => (one ? error : undefined));
    const alone = async (one: D1PreparedStatement | null): Promise<unknown> => {
      try {
        await one?.run();
        return undefined;
      } catch (failure) {
        return failure;
      }
    };
    return Promise.all(statements.map(alone));
  }
}

const failedBy = (error: unknown): SendOutcome => ({ outcome: 'retry', reason: String(error) });

/**
 * A delivery begun `ms` after somebody asks for one, for everybody who asks until then: what they have queued by then leaves with
 * it. One that dies leaves theirs to the next, or to the clock. Nothing but an instant is shared between requests.
 */
export function gathering(deliver: () => Promise<void>, ms: number): () => Promise<void> {
  let beginsAt = 0;
  return async () => {
    if (Date.now() < beginsAt) return;
    beginsAt = Date.now() + ms;
    await new Promise((resolve) => setTimeout(resolve, ms));
    await deliver();
  };
}

/** For work that nobody waits for: what fails is logged, and done again by the next delivery. */
export function deliverQuietly(needs: Needs, mails: readonly Mail[]): Promise<void> {
  return deliverOutbox(needs, mails).catch((error: unknown) =>
    needs.log('error', 'delivery_failed', { error: String(error) }),
  );
}

/** Writes down what became of a mail. */
function mark({ db, log, now }: Needs, row: OutboxRow, lease: string, result: SendOutcome): D1PreparedStatement {
  const at = now().getTime();
  if (result.outcome === 'sent') return db.prepare(MARK_SENT).bind(row.id, lease, at);
  if (result.outcome === 'busy') return db.prepare(MARK_BUSY).bind(row.id, lease, at + result.waitMs);
  const reason = result.reason.slice(0, 500);
  log('warn', result.outcome === 'refused' ? 'mail_refused' : 'mail_delayed', {
    mail: row.id,
    kind: row.kind,
    attempts: row.attempts,
    reason,
  });
  return result.outcome === 'refused'
    ? db.prepare(MARK_FAILED).bind(row.id, lease, reason)
    : db.prepare(MARK_RETRY).bind(row.id, lease, nextAttemptAt(row.attempts, at), reason);
}

/** A mail to be sent; what is to be kept of it first, where no earlier attempt has. */
interface Written {
  message: Message;
  fixed: string | null;
}

/** What is sent: as an earlier attempt fixed it, or written now. */
async function messageOf(needs: Needs, mails: readonly Mail[], row: OutboxRow): Promise<Written | SendOutcome> {
  const mail = mails.find(({ kind }) => kind === row.kind);
  if (!mail) throw new Error(`no mail is known as ${row.kind}`);
  // Before each attempt: what was taken back since the last one is not sent by the next.
  const message = await mail.render(needs, row);
  if (!message) return { outcome: 'refused', reason: NOTHING_TO_SEND };
  const before = row.message === null ? null : await kept(needs, row.message);
  if (before) return { message: before, fixed: null };
  const unsafe = unsafeHeader(message);
  if (unsafe) return { outcome: 'refused', reason: `control characters in the header ${unsafe}` };
  const text = JSON.stringify(message);
  // A link that opens something never lies readable in the database.
  const sealed = async () => JSON.stringify({ sealed: await seal(secretOf(needs), 'kept mail', text) });
  return { message, fixed: mail.holdsSecret ? await sealed() : text };
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
