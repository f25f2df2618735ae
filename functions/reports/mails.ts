import { fill, formatDate } from '../../src/i18n/format.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import type { Mail, MailNeeds } from '../platform/capability.ts';
import { labelled, letter, list, paragraph, together } from '../platform/mail/layout.ts';
import type { Message, OutboxRow } from '../platform/mail/message.ts';
import { REPORT_MAIL_SOURCE, REPORTED_ATTENDANCE } from './sql.ts';

interface Source {
  covered: string;
  incidents: string;
  follow_up: string;
  days: string | null;
  first_name: string;
  email: string;
  class_id: string;
  starts_at: number;
  time_zone: string;
  title: string;
}

/** Days on which somebody stood in, `December 9, 2026; December 10, 2026`. */
const datesOf = (days: string, timeZone: string) =>
  (JSON.parse(days) as number[]).map((day) => formatDate(day, 'en', timeZone)).join('; ');

/** A trainer's report, for the office. */
async function reportMail({ db, siteData }: MailNeeds, { about, recipient }: OutboxRow): Promise<Message | null> {
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
  return letter(siteData, {
    ...{ to: recipient, language: 'en', subject },
    parts: [
      paragraph(intro),
      source.days === null
        ? together(paragraph(t.report.attendance), attendance.length > 0 ? list(attendance) : paragraph(t.none))
        : paragraph(fill(t.report.days, { dates: datesOf(source.days, source.time_zone) })),
      ...parts.map(([label, text]) => labelled(label, text)),
    ],
  });
}

export const mails: readonly Mail[] = [{ kind: 'trainer_report', render: reportMail }];
