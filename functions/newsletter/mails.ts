import { CONFIRMATION_DAYS } from '../../src/domain/enquiries/newsletter.ts';
import { fill } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { action, mailDocument, paragraph, render, type Markup } from '../platform/mail/layout.ts';
import type { Message } from '../platform/mail/message.ts';
import type { MailNeeds, OutboxRow } from '../booking/mails.ts';
import { linkToken } from '../platform/secrets.ts';
import { NEWSLETTER_MAIL_SOURCE } from './sql.ts';

interface Source {
  subscriber_id: string;
  language: Locale;
  state: 'pending' | 'confirmed' | 'unsubscribed';
  expires_at: number;
}

/** A mail to a subscriber as its writer gives it; what the law asks for is added. */
export interface NewsletterText {
  subject: string;
  html: Markup[];
  text: string[];
}

/**
 * A mail to a subscriber: who sends it and from where, a link to unsubscribe without logging in, and the same for the
 * reader's mail program (RFC 8058).
 */
export async function newsletterMail(
  { origin, secret, siteData }: MailNeeds,
  to: { subscriberId: string; email: string; language: Locale },
  { subject, html, text }: NewsletterText,
): Promise<Message> {
  if (secret === null) throw new Error('no secret is configured');
  const texts = strings(to.language).accountsMail.newsletter;
  const { name, address, email, phone } = siteData.supplier;
  const sender = fill(texts.sender, { name, address: address.join(', '), email, phone });
  const token = await linkToken(secret, 'unsubscribe', to.subscriberId);
  const link = `${origin}/Website/unsubscribe-newsletter?token=${token}`;
  return {
    from: siteData.mail.from,
    to: to.email,
    subject,
    html: await render(
      mailDocument(to.language, subject, [
        ...html,
        paragraph(sender),
        paragraph(texts.unsubscribe),
        action(texts.unsubscribeAction, link),
      ]),
    ),
    text: [...text, sender, `${texts.unsubscribe}\n${link}`].join('\n\n'),
    attachments: [],
    headers: { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

async function sourceOf({ db }: MailNeeds, consentId: string): Promise<Source | null> {
  return db.prepare(NEWSLETTER_MAIL_SOURCE).bind(consentId).first<Source>();
}

/** Asks whether the owner of the address has subscribed. */
export async function confirmationRequestMail(
  needs: MailNeeds,
  { about, recipient }: OutboxRow,
): Promise<Message | null> {
  const source = await sourceOf(needs, about);
  if (source?.state !== 'pending' || source.expires_at <= needs.now().getTime()) return null;
  if (needs.secret === null) throw new Error('no secret is configured');
  const { language } = source;
  const texts = strings(language).accountsMail.newsletter.confirm;
  const greeting = strings(language).mail.greetingNoName;
  const intro = fill(texts.intro, { days: CONFIRMATION_DAYS });
  const link = `${needs.origin}/Website/confirm-newsletter?token=${await linkToken(needs.secret, 'newsletter link', about)}`;
  return newsletterMail(
    needs,
    { subscriberId: source.subscriber_id, email: recipient, language },
    {
      subject: texts.subject,
      html: [paragraph(greeting), paragraph(intro), action(texts.action, link), paragraph(texts.ignore)],
      text: [greeting, intro, link, texts.ignore],
    },
  );
}

/** Tells that the subscription has begun, and how it ends. */
export async function welcomeMail(needs: MailNeeds, { about, recipient }: OutboxRow): Promise<Message | null> {
  const source = await sourceOf(needs, about);
  if (source?.state !== 'confirmed') return null;
  const { language } = source;
  const texts = strings(language).accountsMail.newsletter.welcome;
  const greeting = strings(language).mail.greetingNoName;
  return newsletterMail(
    needs,
    { subscriberId: source.subscriber_id, email: recipient, language },
    {
      subject: texts.subject,
      html: [paragraph(greeting), paragraph(texts.intro)],
      text: [greeting, texts.intro],
    },
  );
}
