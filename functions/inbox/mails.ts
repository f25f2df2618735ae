import type { Mail, MailNeeds } from '../platform/capability.ts';
import { letter, paragraph } from '../platform/mail/layout.ts';
import type { Message, OutboxRow } from '../platform/mail/message.ts';
import { frameOf, readEntry } from './entry.ts';
import { REPLY_TO_SEND } from './sql.ts';

/** What the office answers, in our frame: its paragraphs are the mail's. */
async function replyMail({ db, siteData }: MailNeeds, { about, recipient }: OutboxRow): Promise<Message | null> {
  const reply = await db.prepare(REPLY_TO_SEND).bind(about).first<{ text: string; entry_id: string }>();
  const entry = reply && (await readEntry(db, reply.entry_id));
  if (!entry) return null;
  const { subject, greeting, closing } = frameOf(siteData, entry);
  return letter(siteData, {
    ...{ to: recipient, replyTo: siteData.mail.office, language: entry.language, subject },
    parts: [greeting, ...reply.text.split(/\n{2,}/), closing].map(paragraph),
  });
}

/** Somebody waits for it. */
export const mails: readonly Mail[] = [{ kind: 'enquiry_reply', render: replyMail, first: true }];
