import type { EnquiryKind } from '../../src/domain/enquiries/enquiries.ts';
import { isRegistration } from '../../src/domain/enquiries/registration.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { fill, formatDate, formatMoney, formatTime, plural } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import type { Mail, MailNeeds } from '../platform/capability.ts';
import { calendarAttachment, calendarOf, sequenceAt, type CalendarEntry } from '../platform/mail/calendar-file.ts';
import { closing, facts, greetingOf, letter, list, paragraph } from '../platform/mail/layout.ts';
import { placeLine, sessionLine } from '../platform/mail/class-lines.ts';
import type { Attachment, Message, OutboxRow } from '../platform/mail/message.ts';
import { standingOf, type Decision } from './decide.ts';
import { ENQUIRY_BY_ID } from './sql.ts';
import { heldAt, titleOf } from './subject.ts';

export interface StoredEnquiry {
  reference: string;
  kind: EnquiryKind;
  about: string;
  language: Locale;
  page: string;
  email: string;
  fields: Record<string, string | number>;
  created_at: number;
  /** Whether it has no places, and the office decides. */
  for_office: 0 | 1;
  decision: Decision | null;
  decision_reason: string | null;
  /** When and where it takes place, as its sender was told last, and before that (`Held`, JSON); when that was told as a move, or 0. */
  told: string | null;
  told_before: string | null;
  told_at: number;
}

export async function enquiryOf({ db }: MailNeeds, id: string): Promise<StoredEnquiry | null> {
  const row = await db.prepare(ENQUIRY_BY_ID).bind(id).first<Omit<StoredEnquiry, 'fields'> & { fields: string }>();
  return row && { ...row, fields: JSON.parse(row.fields) as StoredEnquiry['fields'] };
}

/** What was filled in, with the names that the form has for it. */
function filledIn({ about, language, fields }: StoredEnquiry, siteData: SiteData): { label: string; value: string }[] {
  const { fields: labels, options } = strings(language).forms;
  const choices = options as Record<string, Record<string, string>>;
  return Object.entries(fields).flatMap(([name, value]) => {
    if (value === '') return [];
    let shown = String(value);
    if (typeof value === 'number' && name === 'amount') shown = formatMoney(value, language);
    else if (value === about) shown = titleOf(siteData, about, language) ?? shown;
    else shown = choices[name]?.[shown] ?? shown;
    return [{ label: (labels as Record<string, string>)[name] ?? name, value: shown }];
  });
}

/** To the office, in the language in which it will answer; answering it goes to the sender. */
async function officeMail(needs: MailNeeds, { about: id, recipient }: OutboxRow): Promise<Message | null> {
  const { siteData, origin } = needs;
  const enquiry = await enquiryOf(needs, id);
  if (!enquiry) return null;
  const { language, kind, reference, email, page, created_at: at, decision_reason: reason } = enquiry;
  const texts = strings(language).enquiryMail;
  const subject = fill(texts.office.subject, {
    reference,
    kind: strings(language).forms.kinds[kind].name,
    name: enquiry.fields.name ?? '',
  });
  const { timeZone } = siteData.office;
  const intro = fill(texts.office.intro, {
    page: origin + page,
    date: formatDate(at, language, timeZone),
    time: formatTime(at, language, timeZone),
    email,
  });
  return letter(siteData, {
    ...{ to: recipient, replyTo: email, language, subject },
    parts: [
      ...(enquiry.for_office === 1 ? [paragraph(texts.office.decides)] : []),
      ...(enquiry.decision === null && reason !== null ? [paragraph(fill(texts.office.anew, { reason }))] : []),
      paragraph(intro),
      facts(filledIn(enquiry, siteData)),
    ],
  });
}

export interface Appointment {
  title: string;
  subject: string;
  /** When and where. */
  when: string[];
  /** The same, with who presents. */
  lines: string[];
  attachment: Attachment;
}

/** Where something takes place, in a line; `null` of a place that the site does not have any more. */
export function whereOf({ places }: SiteData, placeId: string | null, language: Locale): string | null {
  if (placeId === null) return strings(language).mail.class.online;
  const place = places.find(({ id }) => id === placeId);
  return place ? placeLine(place, language) : null;
}

/** The number of a calendar's entry after a move that was told at this instant, or 0; each link that is mailed adds one. */
export const sequenceOf = (toldAt: number): number => (toldAt === 0 ? 0 : sequenceAt(toldAt));

/** When and where what somebody registered for takes place, and its entry for a calendar. */
export function appointmentOf(
  needs: MailNeeds,
  enquiry: Pick<StoredEnquiry, 'kind' | 'about' | 'language' | 'created_at'> & { told_at?: number },
): Appointment | undefined {
  const held = heldAt(needs.siteData, enquiry);
  if (!held) return undefined;
  const { kind, about, language, told_at: toldAt = 0 } = enquiry;
  const stampedAt = Math.max(enquiry.created_at, toldAt);
  const { enquiryMail, mail } = strings(language);
  const { title, start, end, timeZone, placeId, presenter } = held;
  const location = whereOf(needs.siteData, placeId, language) ?? mail.class.online;
  const entry: CalendarEntry = {
    ...{ id: `${kind}.${about}`, sequence: sequenceOf(toldAt), summary: title },
    ...{ start, end, timeZone, location },
  };
  const { subject, calendarFile } = presenter === null ? enquiryMail.event : enquiryMail.webinar;
  const when = [sessionLine({ start, end }, timeZone, language), location];
  return {
    title,
    subject: fill(subject, { title }),
    when,
    lines: [...(presenter === null ? [] : [fill(enquiryMail.webinar.intro, { title, presenter })]), ...when],
    attachment: calendarAttachment(calendarFile, calendarOf([entry], { language, origin: needs.origin, stampedAt })),
  };
}

/**
 * To the address that was given, in the language of the form: its reference, and what happens next. Nothing that was typed stands in it
 * but a name where the address is proved, since somebody else may have typed it (booking rule 43).
 */
async function receivedMail(needs: MailNeeds, { about: id, recipient }: OutboxRow): Promise<Message | null> {
  const { siteData } = needs;
  const enquiry = await enquiryOf(needs, id);
  if (!enquiry) return null;
  const { language, kind, reference } = enquiry;
  const { enquiryMail: texts, forms } = strings(language);
  // A registration is an enquiry once its address is proved.
  const name = isRegistration(kind) ? String(enquiry.fields.name ?? '') : '';
  const appointment = enquiry.for_office === 1 ? undefined : appointmentOf(needs, enquiry);
  return letter(siteData, {
    ...{ to: recipient, replyTo: siteData.mail.office, language },
    subject:
      appointment?.subject ??
      fill(texts.received.subject, { kind: strings(language).forms.kinds[kind].name, reference }),
    parts: [
      greetingOf(language, name),
      paragraph(fill(texts.received.intro, { reference })),
      ...(appointment ? [list(appointment.lines)] : []),
      paragraph(enquiry.for_office === 1 ? texts.received.decides : forms.kinds[kind].next),
      paragraph(texts.received.mistake),
      closing(siteData.supplier, language),
    ],
    attachments: appointment ? [appointment.attachment] : [],
  });
}

/**
 * To who was registered before, or still waits for the office, whoever asked again: the caller was answered as if it were new (booking rule 42).
 */
export function againMail(
  { siteData }: MailNeeds,
  { recipient: to }: OutboxRow,
  { language, reference, standing }: { language: Locale; reference: string; standing: 'kept' | 'office' },
  { title, subject, lines }: Appointment,
): Promise<Message> {
  const { again } = strings(language).enquiryMail;
  const kept = standing === 'kept';
  return letter(siteData, {
    ...{ to, replyTo: siteData.mail.office, language, subject: kept ? subject : fill(again.waits.subject, { title }) },
    parts: [
      paragraph(strings(language).mail.greetingNoName),
      paragraph(fill(kept ? again.intro : again.waits.intro, { reference })),
      list(lines),
      paragraph(kept ? again.change : again.waits.change),
      closing(siteData.supplier, language),
    ],
  });
}

async function registeredMail(needs: MailNeeds, row: OutboxRow): Promise<Message | null> {
  const enquiry = await enquiryOf(needs, row.about);
  const appointment = enquiry && appointmentOf(needs, enquiry);
  if (!appointment) return null;
  const standing = standingOf(enquiry);
  // What was refused meanwhile has a mail of its own.
  return standing === 'refused' ? null : againMail(needs, row, { ...enquiry, standing }, appointment);
}

/** What the office has decided about places that one mailbox, network or domain asked for beyond others. */
async function decidedMail(needs: MailNeeds, { about: id, recipient }: OutboxRow): Promise<Message | null> {
  const { siteData } = needs;
  const enquiry = await enquiryOf(needs, id);
  const appointment = enquiry && appointmentOf(needs, enquiry);
  if (!appointment || enquiry.decision === null) return null;
  const { language, reference, decision, decision_reason: reason } = enquiry;
  const { enquiryMail } = strings(language);
  const t = enquiryMail.decided;
  const name = String(enquiry.fields.name ?? '');
  const { title, lines, attachment } = appointment;
  const given = decision === 'given';
  return letter(siteData, {
    ...{ to: recipient, replyTo: siteData.mail.office, language },
    subject: given ? appointment.subject : fill(t.refusedSubject, { title }),
    parts: [
      greetingOf(language, name),
      paragraph(fill(given ? t.given : t.refused, { title, reference })),
      ...(given
        ? [list([...lines, plural(Number(enquiry.fields.places), language, enquiryMail.proof.places)])]
        : [paragraph(fill(t.reason, { reason: reason ?? '' }))]),
      paragraph(given ? t.change : t.ask),
      closing(siteData.supplier, language),
    ],
    attachments: given ? [attachment] : [],
  });
}

export const mails: readonly Mail[] = [
  { kind: 'registration_decided', render: decidedMail },
  { kind: 'enquiry_again', render: registeredMail },
  { kind: 'enquiry_office', render: officeMail },
  { kind: 'enquiry_received', render: receivedMail },
];
