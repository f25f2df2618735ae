import { PASSWORD_LINK_MINUTES } from '../../src/domain/accounts/contract.ts';
import { fill } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import type { Mail, MailNeeds } from '../platform/capability.ts';
import { action, closing, letter, paragraph } from '../platform/mail/layout.ts';
import type { Message, OutboxRow } from '../platform/mail/message.ts';
import { linkToken, secretOf } from '../platform/secrets.ts';
import { PASSWORD_MAIL_SOURCE } from './sql.ts';

/** The mail of a link that still lives. */
async function passwordMail(needs: MailNeeds, { about, recipient }: OutboxRow): Promise<Message | null> {
  const { db, now, origin, siteData } = needs;
  const secret = secretOf(needs);
  const source = await db
    .prepare(PASSWORD_MAIL_SOURCE)
    .bind(about, now().getTime())
    .first<{ first_name: string; language: Locale }>();
  if (!source) return null;
  const { language, first_name: name } = source;
  const { accountsMail, mail } = strings(language);
  const texts = accountsMail.password;
  // The token is in the fragment: it goes to no server, log or other site.
  const hash = `token=${await linkToken(secret, 'password link', about)}`;
  return letter(siteData, {
    ...{ to: recipient, language, subject: texts.subject },
    parts: [
      paragraph(fill(mail.greeting, { name })),
      paragraph(fill(texts.intro, { minutes: PASSWORD_LINK_MINUTES })),
      action(texts.action, origin + href('updatePassword', 'en', { hash })),
      paragraph(texts.ignore),
      closing(siteData.supplier, language),
    ],
  });
}

export const mails: readonly Mail[] = [{ kind: 'password_link', render: passwordMail, holdsSecret: true }];
