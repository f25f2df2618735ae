import type { RegistrationKind } from '../../src/domain/enquiries/registration.ts';
import { fill, formatTime, formatTimeZone, plural } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import type { Mail, MailNeeds } from '../platform/capability.ts';
import { action, closing, letter, list, paragraph } from '../platform/mail/layout.ts';
import type { Message, OutboxRow } from '../platform/mail/message.ts';
import { linkToken, secretOf } from '../platform/secrets.ts';
import { standingOf, type Decision } from './decide.ts';
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
  for_office: 0 | 1;
  decision: Decision | null;
}

/**
 * Asks whether the address was given by its owner, who may be somebody else: nothing that was typed stands in it (booking rule 43). Who is
 * registered already, or waits for the office, is told that, whoever asked again; who was refused is asked as anybody is.
 */
async function proofMail(needs: MailNeeds, row: OutboxRow): Promise<Message | null> {
  const { siteData, db, now, origin } = needs;
  const asked = await db.prepare(UNPROVED_BY_ID).bind(row.about).first<Unproved>();
  const appointment = asked && appointmentOf(needs, asked);
  if (!appointment || asked.state !== 'waiting') return null;
  const { language, places, registered_reference: reference, due_at: due } = asked;
  const standing = reference === null ? null : standingOf(asked);
  if (reference !== null && standing !== null && standing !== 'refused') {
    return againMail(needs, row, { language, reference, standing }, appointment);
  }
  if (due <= now().getTime()) return null;
  const { timeZone } = siteData.office;
  const t = strings(language).enquiryMail.proof;
  const anew = standing === 'refused';
  const untilText = places === null || anew ? t.until : asked.held === 1 ? t.held : t.notHeld;
  const when = { time: formatTime(due, language, timeZone), zone: formatTimeZone(due, language, timeZone) };
  const hash = await linkToken(secretOf(needs), 'registration link', row.about);
  return letter(siteData, {
    ...{ to: row.recipient, replyTo: siteData.mail.office, language },
    subject: fill(anew ? t.anew.subject : t.subject, { title: appointment.title }),
    parts: [
      paragraph(strings(language).mail.greetingNoName),
      paragraph(fill(t.intro, { title: appointment.title })),
      list([...appointment.when, ...(places === null ? [] : [plural(places, language, t.places)])]),
      paragraph(anew ? t.anew.ask : t.ask),
      action(t.action, `${origin}${href('registration', language, { hash })}`),
      paragraph(fill(untilText, when)),
      paragraph(t.ignore),
      closing(siteData.supplier, language),
    ],
  });
}

export const registrationMails: readonly Mail[] = [
  { kind: 'registration_proof', render: proofMail, holdsSecret: true, first: true },
];
