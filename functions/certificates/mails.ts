import type { Certificate } from '../../src/domain/certificates/contract.ts';
import { fill } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import type { Mail, MailNeeds } from '../platform/capability.ts';
import { attachedPdf } from '../platform/documents/attached.ts';
import { action, closing, greetingOf, letter, paragraph } from '../platform/mail/layout.ts';
import type { Message, OutboxRow } from '../platform/mail/message.ts';
import { certificateFile, certificatePaper } from './paper.ts';
import { CERTIFICATE_TO_SEND } from './sql.ts';

interface ToSend {
  document: string;
  language: Locale;
  first_name: string;
}

async function certificateMail(needs: MailNeeds, mailRow: OutboxRow): Promise<Message | null> {
  const { about, recipient } = mailRow;
  const row = await needs.db.prepare(CERTIFICATE_TO_SEND).bind(about).first<ToSend>();
  if (!row) return null;
  const { language, first_name: name } = row;
  const certificate = JSON.parse(row.document) as Certificate;
  const { text, number, language: written } = certificate;
  const { certificates } = strings(language);
  const address = needs.origin + href('certificate', language, { id: number });
  return letter(needs.siteData, {
    ...{ to: recipient, language, subject: fill(certificates.mail.subject, { text }) },
    parts: [
      greetingOf(language, name),
      paragraph(fill(certificates.mail.intro, { text })),
      ...(written === language ? [] : [paragraph(certificates.mail.languages[written])]),
      action(certificates.mail.link, address),
      paragraph(fill(certificates.mail.verify, { number })),
      closing(needs.siteData.supplier, language),
    ],
    attachments: await attachedPdf(
      needs,
      mailRow,
      certificateFile(certificate),
      certificatePaper(certificate, needs.origin),
    ),
  });
}

export const mails: readonly Mail[] = [{ kind: 'certificate', render: certificateMail }];
