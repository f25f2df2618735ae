import type { Message } from './message.ts';
import { STORE_LOCAL_MAIL } from './sql.ts';

/**
 * What became of one attempt. `retry`: it may or may not have been accepted, so the same key is used again. `refused`:
 * the provider will never take this mail. `busy`: it takes no more mails at the moment, and this one has done nothing.
 */
export type SendOutcome =
  | { outcome: 'sent' }
  | { outcome: 'retry' | 'refused'; reason: string }
  | { outcome: 'busy'; /** Milliseconds. */ waitMs: number };

export interface MailTransport {
  /** A delivery begins no sooner with the next mails than so many milliseconds after those before. */
  paceMs?: number;
  /** Sends a mail once per `key`, however often it is called with it. Gives up when `signal` aborts. */
  send(message: Message, key: string, signal: AbortSignal): Promise<SendOutcome>;
}

/** Keeps mails in this machine's database, where `/local/mailbox` shows them. */
export function localTransport(db: D1Database, now: () => Date): MailTransport {
  return {
    async send(message, key) {
      await db.prepare(STORE_LOCAL_MAIL).bind(key, now().getTime(), JSON.stringify(message)).run();
      return { outcome: 'sent' };
    },
  };
}

const RESEND_URL = 'https://api.resend.com/emails';

/** An account takes so many mails a second, and answers others by 429: five, or two of an older one. */
const PACE_MS = 1_000;
/** What it asks to wait is a moment, as a rule; a quota of a day is a failure like others. Milliseconds. */
const LONGEST_BUSY_MS = 60_000;

/** How long to wait, of an answer that says that there are too many mails at once; `null` of others. */
async function busyFor(answer: Response): Promise<number | null> {
  if (answer.status !== 429) return null;
  const waitMs = Math.max(1, Number(answer.headers.get('retry-after') ?? 1)) * 1_000;
  const isQuota = (await answer.text().catch(() => '')).includes('quota');
  return isQuota || !(waitMs <= LONGEST_BUSY_MS) ? null : waitMs;
}

/** Resend keeps an Idempotency-Key for 24 hours: a mail that was accepted before the line was cut is not sent again. */
export function resendTransport(apiKey: string, post: typeof fetch = fetch): MailTransport {
  return {
    paceMs: PACE_MS,
    async send(message, key, signal) {
      const answer = await post(RESEND_URL, {
        method: 'POST',
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({
          from: message.from,
          to: [message.to],
          ...(message.replyTo !== undefined && { reply_to: message.replyTo }),
          subject: message.subject,
          html: message.html,
          text: message.text,
          ...(message.headers && { headers: message.headers }),
          attachments: message.attachments.map(({ filename, contentType, content }) => ({
            filename,
            content,
            content_type: contentType,
          })),
        }),
        signal,
      });
      const waitMs = await busyFor(answer);
      if (waitMs !== null) return { outcome: 'busy', waitMs };
      if (!answer.bodyUsed) await answer.body?.cancel();
      if (answer.ok) return { outcome: 'sent' };
      // 400 and 422 are about this mail; a wrong key, a limit or a fault of the provider will pass.
      const outcome = answer.status === 400 || answer.status === 422 ? 'refused' : 'retry';
      return { outcome, reason: `the provider answered ${answer.status}` };
    },
  };
}
