import type { EnquiryKind } from '../../src/domain/enquiries/enquiries.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { fill, formatDate, formatMoney, formatTime } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { calendarOf, type CalendarEntry } from '../mail/calendar-file.ts';
import { placeLine, sessionLine } from '../mail/invoice-sheet.ts';
import { closingLine, facts, list, mailDocument, paragraph, render } from '../mail/layout.ts';
import { toBase64, type Attachment, type Message } from '../mail/message.ts';
import type { MailNeeds, OutboxRow } from '../mail/messages.ts';
import { ENQUIRY_BY_ID } from './sql.ts';

interface StoredEnquiry {
  reference: string;
  kind: EnquiryKind;
  about: string;
  language: Locale;
  page: string;
  email: string;
  fields: Record<string, string | number>;
  created_at: number;
}

async function enquiryOf({ db }: MailNeeds, id: string): Promise<StoredEnquiry | null> {
  const row = await db.prepare(ENQUIRY_BY_ID).bind(id).first<Omit<StoredEnquiry, 'fields'> & { fields: string }>();
  return row && { ...row, fields: JSON.parse(row.fields) as StoredEnquiry['fields'] };
}

/** The name of the webinar, event or post that an enquiry is of. */
function titleOf({ webinars, events, posts }: SiteData, about: string): string | undefined {
  return [...webinars, ...events, ...posts].find(({ id }) => id === about)?.title;
}

/** What was filled in, with the names that the form has for it. */
function filledIn({ about, language, fields }: StoredEnquiry, siteData: SiteData): { label: string; value: string }[] {
  const { fields: labels, options } = strings(language).forms;
  const choices = options as Record<string, Record<string, string>>;
  return Object.entries(fields).flatMap(([name, value]) => {
    if (value === '') return [];
    let shown = String(value);
    if (typeof value === 'number' && name === 'amount') shown = formatMoney(value, language);
    else if (value === about) shown = titleOf(siteData, about) ?? shown;
    else shown = choices[name]?.[shown] ?? shown;
    return [{ label: (labels as Record<string, string>)[name] ?? name, value: shown }];
  });
}

const asText = (rows: { label: string; value: string }[]) =>
  rows.map(({ label, value }) => `${label}\n  ${value.replaceAll('\n', '\n  ')}`).join('\n');

/** To the office, in the language in which it will answer; answering it goes to the sender. */
export async function enquiryOfficeMail(
  needs: MailNeeds,
  { about: id, recipient }: OutboxRow,
): Promise<Message | null> {
  const { siteData, origin } = needs;
  const enquiry = await enquiryOf(needs, id);
  if (!enquiry) return null;
  const { language, kind, reference, email, page, created_at: at } = enquiry;
  const { enquiryMail: texts, forms } = strings(language);
  const subject = fill(texts.office.subject, { reference, kind: forms.kinds[kind].name, name: enquiry.fields.name! });
  const { timeZone } = siteData.office;
  const intro = fill(texts.office.intro, {
    page: origin + page,
    date: formatDate(at, language, timeZone),
    time: formatTime(at, language, timeZone),
    email,
  });
  const rows = filledIn(enquiry, siteData);
  return {
    from: siteData.mail.from,
    to: recipient,
    replyTo: email,
    subject,
    html: await render(mailDocument(language, subject, [paragraph(intro), facts(rows)])),
    text: [intro, asText(rows)].join('\n\n'),
    attachments: [],
  };
}

interface Appointment {
  subject: string;
  lines: string[];
  attachment: Attachment;
}

/** When and where what somebody registered for takes place, and its entry for a calendar. */
function appointmentOf({ siteData, origin }: MailNeeds, enquiry: StoredEnquiry): Appointment | undefined {
  const { about, language, created_at: stampedAt } = enquiry;
  const { enquiryMail: texts, mail } = strings(language);
  const webinar = enquiry.kind === 'webinar' ? siteData.webinars.find(({ id }) => id === about) : undefined;
  const event = enquiry.kind === 'special-event' ? siteData.events.find(({ id }) => id === about) : undefined;
  const held = webinar ?? event;
  if (!held) return undefined;
  const { title, start } = held;
  const end = webinar ? new Date(Date.parse(start) + webinar.minutes * 60_000).toISOString() : event!.end;
  const timeZone = event?.timeZone ?? siteData.office.timeZone;
  const place = siteData.places.find(({ id }) => id === event?.placeId);
  const location = place ? placeLine(place, language) : mail.class.online;
  const entry: CalendarEntry = {
    ...{ id: `${enquiry.kind}.${about}`, sequence: 0, summary: title },
    ...{ start, end, timeZone, location },
  };
  const { subject, calendarFile } = webinar ? texts.webinar : texts.event;
  return {
    subject: fill(subject, { title }),
    lines: [
      ...(webinar ? [fill(texts.webinar.intro, { title, presenter: webinar.presenter })] : []),
      sessionLine({ start, end }, timeZone, language),
      location,
    ],
    attachment: {
      filename: calendarFile,
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: toBase64(calendarOf([entry], { language, origin, stampedAt })),
    },
  };
}

/** To whoever sent it, in the language of the form: its reference, what happens next, and a copy. */
export async function enquiryReceivedMail(
  needs: MailNeeds,
  { about: id, recipient }: OutboxRow,
): Promise<Message | null> {
  const { siteData } = needs;
  const enquiry = await enquiryOf(needs, id);
  if (!enquiry) return null;
  const { language, kind, reference } = enquiry;
  const { enquiryMail: texts, forms, mail } = strings(language);
  const appointment = appointmentOf(needs, enquiry);
  const subject = appointment?.subject ?? fill(texts.received.subject, { kind: forms.kinds[kind].name, reference });
  const greeting = fill(mail.greeting, { name: enquiry.fields.name! });
  const intro = fill(texts.received.intro, { reference });
  const { next } = forms.kinds[kind];
  const lines = appointment?.lines ?? [];
  const rows = filledIn(enquiry, siteData);
  const closing = closingLine(siteData.supplier, language);
  return {
    from: siteData.mail.from,
    to: recipient,
    replyTo: siteData.mail.office,
    subject,
    html: await render(
      mailDocument(language, subject, [
        paragraph(greeting),
        paragraph(intro),
        ...(lines.length > 0 ? [list(lines)] : []),
        paragraph(next),
        paragraph(texts.received.copy),
        facts(rows),
        paragraph(texts.received.mistake),
        paragraph(closing),
      ]),
    ),
    text: [
      greeting,
      intro,
      ...(lines.length > 0 ? [lines.map((line) => `- ${line}`).join('\n')] : []),
      next,
      texts.received.copy,
      asText(rows),
      texts.received.mistake,
      closing,
    ].join('\n\n'),
    attachments: appointment ? [appointment.attachment] : [],
  };
}
