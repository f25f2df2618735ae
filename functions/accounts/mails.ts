import { PASSWORD_LINK_MINUTES } from '../../src/domain/accounts/contract.ts';
import { fill } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { action, closingLine, mailDocument, paragraph, render } from '../mail/layout.ts';
import type { Message } from '../mail/message.ts';
import type { MailNeeds, OutboxRow } from '../mail/messages.ts';
import { linkToken } from '../secrets.ts';
import { PASSWORD_MAIL_SOURCE } from './sql.ts';

/** The mail of a link that still lives. */
export async function passwordMail(needs: MailNeeds, { about, recipient }: OutboxRow): Promise<Message | null> {
  const { db, now, origin, secret, siteData } = needs;
  if (secret === null) throw new Error('no secret is configured');
  const source = await db
    .prepare(PASSWORD_MAIL_SOURCE)
    .bind(about, now().getTime())
    .first<{ first_name: string; language: Locale }>();
  if (!source) return null;
  const { language, first_name: name } = source;
  const texts = strings(language).accountsMail.password;
  const greeting = fill(strings(language).mail.greeting, { name });
  const intro = fill(texts.intro, { minutes: PASSWORD_LINK_MINUTES });
  // The token is in the fragment: it goes to no server, log or other site.
  const hash = `token=${await linkToken(secret, 'password link', about)}`;
  const link = origin + href('updatePassword', 'en', { hash });
  const closing = closingLine(siteData.supplier, language);
  return {
    from: siteData.mail.from,
    to: recipient,
    subject: texts.subject,
    html: await render(
      mailDocument(language, texts.subject, [
        paragraph(greeting),
        paragraph(intro),
        action(texts.action, link),
        paragraph(texts.ignore),
        paragraph(closing),
      ]),
    ),
    text: [greeting, intro, link, texts.ignore, closing].join('\n\n'),
    attachments: [],
  };
}
