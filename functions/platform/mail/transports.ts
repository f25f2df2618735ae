import type { Message } from './message.ts';
import { STORE_LOCAL_MAIL } from './sql.ts';

/**
 * What became of one attempt. `retry`: it may or may not have been accepted, so the same key is used again. `refused`:
 * the provider will never take this mail.
 */
export type SendOutcome = { outcome: 'sent' } | { outcome: 'retry' | 'refused'; reason: string };

export interface MailTransport {
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

/** Resend keeps an Idempotency-Key for 24 hours: a mail that was accepted before the line was cut is not sent again. */
export function resendTransport(apiKey: string, post: typeof fetch = fetch): MailTransport {
  return {
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
      await answer.body?.cancel();
      if (answer.ok) return { outcome: 'sent' };
      // 400 and 422 are about this mail; a wrong key, a limit or a fault of the provider will pass.
      const outcome = answer.status === 400 || answer.status === 422 ? 'refused' : 'retry';
      return { outcome, reason: `the provider answered ${answer.status}` };
    },
  };
}
