import type { SupportTopic } from '../../src/domain/training/support.ts';
import { fill, formatDate } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import type { Mail, MailNeeds } from '../platform/capability.ts';
import { labelled, letter, paragraph } from '../platform/mail/layout.ts';
import type { Message, OutboxRow } from '../platform/mail/message.ts';
import { SUPPORT_MAIL_SOURCE } from './sql.ts';

interface Source {
  topic: SupportTopic;
  phone: string;
  message: string;
  first_name: string;
  email: string;
  language: Locale;
  class_id: string | null;
  starts_at: number;
  time_zone: string;
  title: string;
}

/** Somebody in a class asks for help, for the office. */
async function supportMail({ db, siteData }: MailNeeds, { about, recipient }: OutboxRow): Promise<Message | null> {
  const source = await db.prepare(SUPPORT_MAIL_SOURCE).bind(about).first<Source>();
  if (!source) return null;
  const t = strings('en').officeMail;
  const topic = t.support.topics[source.topic];
  const subject = fill(t.support.subject, { topic, name: source.first_name });
  const parts = [
    [
      t.support.from,
      fill(t.support.person, { name: source.first_name, email: source.email, language: source.language }),
    ],
    [t.support.phone, source.phone || t.none],
    [
      t.support.class,
      source.class_id === null
        ? t.none
        : fill(t.support.classLine, {
            title: source.title,
            date: formatDate(source.starts_at, 'en', source.time_zone),
            id: source.class_id,
          }),
    ],
    [t.support.message, source.message],
  ] as const;
  return letter(siteData, {
    ...{ to: recipient, replyTo: source.email, language: 'en', subject },
    parts: [paragraph(topic), ...parts.map(([label, text]) => labelled(label, text))],
  });
}

export const mails: readonly Mail[] = [{ kind: 'support_request', render: supportMail }];
