import { PASSWORD_LINK_MINUTES } from '../../src/domain/accounts/contract.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { fill, formatDate, formatTime, formatTimeZone } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { languageHash } from '../../src/i18n/language-hash.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import type { Mail, MailNeeds } from '../platform/capability.ts';
import { action, closing, letter, paragraph } from '../platform/mail/layout.ts';
import type { Message, OutboxRow } from '../platform/mail/message.ts';
import { linkToken, secretOf } from '../platform/secrets.ts';
import { ENROLLED_SOURCE, WRONG_CODES_SOURCE } from './office-sql.ts';
import { WRONG_CODES_TOLD } from './second-factor.ts';
import { INVITATION_SOURCE } from './office-accounts-sql.ts';
import { PASSWORD_CHANGED_SOURCE, PASSWORD_MAIL_SOURCE } from './sql.ts';

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
  const hash = `${languageHash(language)}&token=${await linkToken(secret, 'password link', about)}`;
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

/** The link leads to where a password is asked for by a link of its own: this one opens nothing, and never ends. */
async function invitedMail({ db, origin, siteData }: MailNeeds, { recipient }: OutboxRow): Promise<Message | null> {
  const source = await db
    .prepare(INVITATION_SOURCE)
    .bind(emailKey(recipient))
    .first<{ first_name: string; language: Locale }>();
  if (!source) return null;
  const { language, first_name: name } = source;
  const { accountsMail, mail } = strings(language);
  const texts = accountsMail.invited;
  return letter(siteData, {
    ...{ to: recipient, language, subject: texts.subject },
    parts: [
      paragraph(fill(mail.greeting, { name })),
      paragraph(texts.intro),
      action(texts.action, origin + href('updatePassword', 'en', { hash: languageHash(language) })),
      paragraph(texts.training),
      paragraph(fill(texts.colleague, { office: origin + href('officeToday', 'en') })),
      closing(siteData.supplier, language),
    ],
  });
}

/** Tells the owner that the password is another one now; the link leads to the login, and opens nothing. */
async function changedMail({ db, origin, siteData }: MailNeeds, { recipient }: OutboxRow): Promise<Message | null> {
  const source = await db
    .prepare(PASSWORD_CHANGED_SOURCE)
    .bind(emailKey(recipient))
    .first<{ first_name: string; language: Locale; password_changed_at: number | null }>();
  const at = source?.password_changed_at ?? null;
  if (!source || at === null) return null;
  const { language, first_name: name } = source;
  const { accountsMail, mail, login } = strings(language);
  const texts = accountsMail.passwordChanged;
  const { timeZone } = siteData.office;
  const when = {
    date: formatDate(at, language, timeZone, 'full'),
    time: formatTime(at, language, timeZone),
    zone: formatTimeZone(at, language, timeZone),
  };
  return letter(siteData, {
    ...{ to: recipient, language, subject: texts.subject },
    parts: [
      paragraph(fill(mail.greeting, { name })),
      paragraph(fill(texts.intro, when)),
      paragraph(fill(texts.notYou, { forgot: login.lost })),
      action(texts.action, origin + href('loginPage', 'en', { hash: languageHash(language) })),
      closing(siteData.supplier, language),
    ],
  });
}

/** Tells the owners, and who it is of, that a phone opens the office from now on. */
async function enrolledMail({ db, siteData }: MailNeeds, { about, recipient }: OutboxRow): Promise<Message | null> {
  const source = await db
    .prepare(ENROLLED_SOURCE)
    .bind(Number(about.split(' ')[0]), emailKey(recipient))
    .first<{ enrolled: string; email: string; first_name: string; language: Locale; confirmed_at: number | null }>();
  const at = source?.confirmed_at ?? null;
  if (!source || at === null) return null;
  const { language, first_name: name } = source;
  const { accountsMail, mail } = strings(language);
  const texts = accountsMail.secondFactor;
  const { timeZone } = siteData.office;
  const facts = {
    ...{ who: source.enrolled, email: source.email },
    ...{ date: formatDate(at, language, timeZone, 'full'), time: formatTime(at, language, timeZone) },
    zone: formatTimeZone(at, language, timeZone),
  };
  return letter(siteData, {
    ...{ to: recipient, language, subject: fill(texts.subject, facts) },
    parts: [
      paragraph(fill(mail.greeting, { name })),
      paragraph(fill(texts.intro, facts)),
      paragraph(texts.notYou),
      closing(siteData.supplier, language),
    ],
  });
}

/** Tells whose account it is that somebody who knows the password guesses codes of the second factor. */
async function wrongCodesMail(
  { db, origin, siteData }: MailNeeds,
  { about, recipient }: OutboxRow,
): Promise<Message | null> {
  const source = await db
    .prepare(WRONG_CODES_SOURCE)
    .bind(Number(about.split(' ')[0]))
    .first<{ first_name: string; language: Locale }>();
  if (!source) return null;
  const { language, first_name: name } = source;
  const { accountsMail, mail, login } = strings(language);
  const texts = accountsMail.wrongCodes;
  return letter(siteData, {
    ...{ to: recipient, language, subject: texts.subject },
    parts: [
      paragraph(fill(mail.greeting, { name })),
      paragraph(fill(texts.intro, { codes: WRONG_CODES_TOLD })),
      paragraph(fill(texts.notYou, { forgot: login.lost })),
      paragraph(texts.you),
      action(texts.action, origin + href('loginPage', 'en', { hash: languageHash(language) })),
      closing(siteData.supplier, language),
    ],
  });
}

export const mails: readonly Mail[] = [
  { kind: 'password_link', render: passwordMail, holdsSecret: true, first: true },
  { kind: 'password_changed', render: changedMail, first: true },
  { kind: 'second_factor_enrolled', render: enrolledMail },
  { kind: 'second_factor_wrong', render: wrongCodesMail, first: true },
  { kind: 'account_invited', render: invitedMail },
];
