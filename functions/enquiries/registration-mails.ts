import type { RegistrationKind } from '../../src/domain/enquiries/registration.ts';
import { fill, formatTime, formatTimeZone, plural } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import type { Mail, MailNeeds } from '../platform/capability.ts';
import { action, closing, letter, list, paragraph } from '../platform/mail/layout.ts';
import type { Message, OutboxRow } from '../platform/mail/message.ts';
import { linkToken, secretOf } from '../platform/secrets.ts';
import { againMail, appointmentOf } from './mails.ts';
import { UNPROVED_BY_ID } from './registration-sql.ts';

interface Unproved {
  kind: RegistrationKind;
  about: string;
  language: Locale;
  state: 'waiting' | 'proved' | 'disowned';
  places: number | null;
  held: 0 | 1;
  created_at: number;
  due_at: number;
  registered_reference: string | null;
}

/**
 * Asks whether the address was given by its owner, who may be somebody else: nothing that was typed stands in it (booking rule 43). Who is
 * registered already is told that, whoever asked again.
 */
async function proofMail(needs: MailNeeds, row: OutboxRow): Promise<Message | null> {
  const { siteData, db, now, origin } = needs;
  const asked = await db.prepare(UNPROVED_BY_ID).bind(row.about).first<Unproved>();
  const appointment = asked && appointmentOf(needs, asked);
  if (!appointment || asked.state !== 'waiting') return null;
  const { language, places, registered_reference: reference, due_at: due } = asked;
  if (reference !== null) return againMail(needs, row, { language, reference }, appointment);
  if (due <= now().getTime()) return null;
  const { timeZone } = siteData.office;
  const t = strings(language).enquiryMail.proof;
  const when = { time: formatTime(due, language, timeZone), zone: formatTimeZone(due, language, timeZone) };
  const hash = await linkToken(secretOf(needs), 'registration link', row.about);
  return letter(siteData, {
    ...{ to: row.recipient, replyTo: siteData.mail.office, language },
    subject: fill(t.subject, { title: appointment.title }),
    parts: [
      paragraph(strings(language).mail.greetingNoName),
      paragraph(fill(t.intro, { title: appointment.title })),
      list([...appointment.when, ...(places === null ? [] : [plural(places, language, t.places)])]),
      paragraph(t.ask),
      action(t.action, `${origin}${href('registration', language, { hash })}`),
      paragraph(fill(places === null ? t.until : asked.held === 1 ? t.held : t.notHeld, when)),
      paragraph(t.ignore),
      closing(siteData.supplier, language),
    ],
  });
}

export const registrationMails: readonly Mail[] = [
  { kind: 'registration_proof', render: proofMail, holdsSecret: true, first: true },
];
