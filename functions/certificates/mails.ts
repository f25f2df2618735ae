import type { Certificate } from '../../src/domain/certificates/contract.ts';
import { fill } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import type { Mail, MailNeeds } from '../platform/capability.ts';
import { action, closing, letter, paragraph } from '../platform/mail/layout.ts';
import type { Message, OutboxRow } from '../platform/mail/message.ts';
import { CERTIFICATE_TO_SEND } from './sql.ts';

interface ToSend {
  document: string;
  language: Locale;
  first_name: string;
}

async function certificateMail(needs: MailNeeds, { about, recipient }: OutboxRow): Promise<Message | null> {
  const row = await needs.db.prepare(CERTIFICATE_TO_SEND).bind(about).first<ToSend>();
  if (!row) return null;
  const { language, first_name: name } = row;
  const { text, number } = JSON.parse(row.document) as Certificate;
  const { mail, certificates } = strings(language);
  const address = needs.origin + href('certificate', language, { id: number });
  return letter(needs.siteData, {
    ...{ to: recipient, language, subject: fill(certificates.mail.subject, { text }) },
    parts: [
      paragraph(name === '' ? mail.greetingNoName : fill(mail.greeting, { name })),
      paragraph(fill(certificates.mail.intro, { text })),
      action(certificates.mail.link, address),
      paragraph(fill(certificates.mail.verify, { number })),
      closing(needs.siteData.supplier, language),
    ],
  });
}

export const mails: readonly Mail[] = [{ kind: 'certificate', render: certificateMail }];
