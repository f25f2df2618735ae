import { addressOf } from '../../src/domain/api/address.ts';
import { askToConfirmNewsletter, unsubscribe } from '../../src/domain/enquiries/calls.ts';
import { CONFIRMATION_DAYS } from '../../src/domain/enquiries/newsletter.ts';
import { fill } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import type { Mail, MailNeeds } from '../platform/capability.ts';
import { action, letter, paragraph, together, type Part } from '../platform/mail/layout.ts';
import type { Message, OutboxRow } from '../platform/mail/message.ts';
import { linkToken, secretOf } from '../platform/secrets.ts';
import { NEWSLETTER_MAIL_SOURCE } from './sql.ts';

interface Source {
  subscriber_id: string;
  language: Locale;
  state: 'pending' | 'confirmed' | 'unsubscribed';
  expires_at: number;
}

/** A mail to a subscriber as its writer gives it; what the law asks for is added. */
interface NewsletterText {
  subject: string;
  parts: readonly Part[];
}

/**
 * A mail to a subscriber: who sends it and from where, a link to unsubscribe without logging in, and the same for the
 * reader's mail program (RFC 8058).
 */
async function newsletterMail(
  needs: Pick<MailNeeds, 'origin' | 'secret' | 'siteData'>,
  { subscriberId, email: to, language }: { subscriberId: string; email: string; language: Locale },
  { subject, parts }: NewsletterText,
): Promise<Message> {
  const texts = strings(language).accountsMail.newsletter;
  const { name, address, email, phone } = needs.siteData.supplier;
  const token = await linkToken(secretOf(needs), 'unsubscribe', subscriberId);
  const link = `${needs.origin}${addressOf(unsubscribe)}?token=${token}`;
  return letter(needs.siteData, {
    ...{ to, language, subject },
    parts: [
      ...parts,
      paragraph(fill(texts.sender, { name, address: address[language].join(', '), email, phone })),
      together(paragraph(texts.unsubscribe), action(texts.unsubscribeAction, link)),
    ],
    headers: { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
}

async function sourceOf({ db }: MailNeeds, consentId: string): Promise<Source | null> {
  return db.prepare(NEWSLETTER_MAIL_SOURCE).bind(consentId).first<Source>();
}

/** Asks whether the owner of the address has subscribed. */
async function confirmationRequestMail(needs: MailNeeds, { about, recipient }: OutboxRow): Promise<Message | null> {
  const source = await sourceOf(needs, about);
  if (source?.state !== 'pending' || source.expires_at <= needs.now().getTime()) return null;
  const { language, subscriber_id: subscriberId } = source;
  const { accountsMail, mail } = strings(language);
  const texts = accountsMail.newsletter.confirm;
  const token = await linkToken(secretOf(needs), 'newsletter link', about);
  const link = `${needs.origin}${addressOf(askToConfirmNewsletter)}?token=${token}`;
  const parts = [
    paragraph(mail.greetingNoName),
    paragraph(fill(texts.intro, { days: CONFIRMATION_DAYS })),
    action(texts.action, link),
    paragraph(texts.ignore),
  ];
  return newsletterMail(needs, { subscriberId, email: recipient, language }, { subject: texts.subject, parts });
}

/** Tells that the subscription has begun, and how it ends. */
async function welcomeMail(needs: MailNeeds, { about, recipient }: OutboxRow): Promise<Message | null> {
  const source = await sourceOf(needs, about);
  if (source?.state !== 'confirmed') return null;
  const { language, subscriber_id: subscriberId } = source;
  const { accountsMail, mail } = strings(language);
  const { subject, intro } = accountsMail.newsletter.welcome;
  const parts = [paragraph(mail.greetingNoName), paragraph(intro)];
  return newsletterMail(needs, { subscriberId, email: recipient, language }, { subject, parts });
}

export const mails: readonly Mail[] = [
  { kind: 'newsletter_confirm', render: confirmationRequestMail, holdsSecret: true },
  { kind: 'newsletter_welcome', render: welcomeMail, holdsSecret: true },
];
