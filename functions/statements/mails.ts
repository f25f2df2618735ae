import type { Locale } from '../../src/i18n/locales.ts';
import { invoiceAddress } from '../booking/index.ts';
import type { Mail, MailNeeds } from '../platform/capability.ts';
import { labelled, letter, linkedList, list, paragraph, together } from '../platform/mail/layout.ts';
import type { Message, OutboxRow } from '../platform/mail/message.ts';
import type { Content } from './content.ts';
import { bookingsTold, letterOf } from './letter.ts';
import { MAIL_TO_SEND } from './sql.ts';

interface MailRow {
  language: Locale;
  note: string;
  content: string;
  recipient_key: string;
  first_name: string | null;
}

/** What was open on the day on which it was sent; nothing where it was taken back, or its reader is nobody any more. */
async function statementMail(needs: MailNeeds, { about, recipient }: OutboxRow): Promise<Message | null> {
  const row = await needs.db.prepare(MAIL_TO_SEND).bind(about).first<MailRow>();
  if (typeof row?.first_name !== 'string') return null;
  const { language, note } = row;
  const content = JSON.parse(row.content) as Content;
  const reader = { language, firstName: row.first_name, key: row.recipient_key };
  const told = await bookingsTold(needs, content, reader);
  const made = letterOf(needs, content, reader, told);
  const invoices = await Promise.all(
    made.invoices.map(async ({ bookingId, text, link }) => {
      const booking = told.get(bookingId);
      if (!booking || link === '') return { text };
      return { text, link: { label: link, address: await invoiceAddress(needs, booking, language) } };
    }),
  );
  return letter(needs.siteData, {
    ...{ to: recipient, replyTo: needs.siteData.mail.office, language, subject: made.subject },
    parts: [
      paragraph(made.greeting),
      ...(note === '' ? [] : [labelled(made.noteLabel, note)]),
      invoices.length === 0 ? paragraph(made.intro) : together(paragraph(made.intro), linkedList(invoices)),
      ...(made.unlinked === '' ? [] : [paragraph(made.unlinked)]),
      ...(made.ages.length === 0 ? [] : [together(paragraph(made.agesTitle), list(made.ages))]),
      ...(made.calledOff === '' ? [] : [paragraph(made.calledOff)]),
      ...(made.owed === '' ? [] : [paragraph(made.owed)]),
      ...(made.ways.length === 0 ? [] : [together(paragraph(made.waysTitle), list(made.ways))]),
      ...(made.crossed === '' ? [] : [paragraph(made.crossed)]),
      paragraph(made.closing),
    ],
  });
}

export const mails: readonly Mail[] = [{ kind: 'statement', render: statementMail, holdsSecret: true }];
