import { fill, formatDate } from '../../src/i18n/format.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { lines, list, mailDocument, paragraph, render } from '../platform/mail/layout.ts';
import type { Message } from '../platform/mail/message.ts';
import type { MailNeeds, OutboxRow } from '../booking/mails.ts';
import { REPORT_MAIL_SOURCE, REPORTED_ATTENDANCE } from './sql.ts';

interface Source {
  covered: string;
  incidents: string;
  follow_up: string;
  first_name: string;
  email: string;
  class_id: string;
  starts_at: number;
  time_zone: string;
  title: string;
}

/** A trainer's report, for the office. */
export async function reportMail(
  { db, siteData }: MailNeeds,
  { about, recipient }: OutboxRow,
): Promise<Message | null> {
  const source = await db.prepare(REPORT_MAIL_SOURCE).bind(about).first<Source>();
  if (!source) return null;
  const { results } = await db
    .prepare(REPORTED_ATTENDANCE)
    .bind(about)
    .all<{ name: string; state: 'present' | 'partly' | 'absent' }>();
  const t = strings('en').officeMail;
  const date = formatDate(source.starts_at, 'en', source.time_zone);
  const subject = fill(t.report.subject, { title: source.title, date });
  const intro = fill(t.report.intro, {
    name: source.first_name,
    email: source.email,
    title: source.title,
    date,
    id: source.class_id,
  });
  const attendance = results.map(({ name, state }) => fill(t.report.attended, { name, state: t.report.state[state] }));
  const parts = [
    [t.report.covered, source.covered],
    [t.report.incidents, source.incidents || t.none],
    [t.report.followUp, source.follow_up || t.none],
  ] as const;
  return {
    from: siteData.mail.from,
    to: recipient,
    subject,
    html: await render(
      mailDocument('en', subject, [
        paragraph(intro),
        paragraph(t.report.attendance),
        attendance.length > 0 ? list(attendance) : paragraph(t.none),
        ...parts.map(([label, text]) => lines(label, text)),
      ]),
    ),
    text: [
      intro,
      [t.report.attendance, ...(attendance.length > 0 ? attendance.map((line) => `- ${line}`) : [t.none])].join('\n'),
      ...parts.map(([label, text]) => `${label}\n${text}`),
    ].join('\n\n'),
    attachments: [],
  };
}
