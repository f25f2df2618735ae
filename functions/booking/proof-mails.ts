import { fill, formatDate, formatTime, formatTimeZone, plural } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { datedClass, titleIn, type EventRow } from '../catalogue/index.ts';
import type { Mail, MailNeeds } from '../platform/capability.ts';
import { action, closing, greetingOf, letter, list, paragraph, type Part } from '../platform/mail/layout.ts';
import type { Message, OutboxRow } from '../platform/mail/message.ts';
import { ask, rowBy, rowsBy, together } from '../platform/questions.ts';
import { BOOKED_SEATS, PROOF_SOURCE } from './proof-sql.ts';
import { manageAddress } from './secret.ts';

interface ProofSource {
  id: string;
  reference: string;
  number: string;
  language: Locale;
  state: string;
  first_name: string;
  confirmed_at: number;
  proved_at: number | null;
  proof_due_at: number | null;
}

/** A mail to a buyer who has not proved to be there: whatever was typed, it is greeted by a name at most. */
interface Waiting {
  source: ProofSource;
  /** Of the first class. */
  title: string;
  greeting: Part;
  classes: Part;
  /** We have called a class of it off: nothing of it can be confirmed any more. */
  isCalledOff: boolean;
}

async function waiting({ db }: MailNeeds, { about }: OutboxRow): Promise<Waiting | null> {
  const { source, booked } = await ask(
    db,
    together({
      source: rowBy<ProofSource>(db.prepare(PROOF_SOURCE).bind(about)),
      booked: rowsBy<EventRow & { quantity: number }>(db.prepare(BOOKED_SEATS).bind(about)),
    }),
  );
  if (source?.proved_at !== null) return null;
  const { language, first_name: name, confirmed_at: at } = source;
  const { bookingMail } = strings(language);
  const seats = booked.map((row) => ({ ...row, title: titleIn(datedClass(row, at), language) }));
  return {
    source,
    title: seats[0]?.title ?? '',
    greeting: greetingOf(language, name),
    isCalledOff: booked.some(({ state }) => state === 'cancelled'),
    classes: list(
      seats.map(({ title, quantity, starts_at: start, time_zone: zone }) =>
        fill(plural(quantity, language, bookingMail.line), { title, date: formatDate(start, language, zone, 'full') }),
      ),
    ),
  };
}

/** Asks for the proof; `reminding` once more, before it is too late. */
async function askingMail(needs: MailNeeds, row: OutboxRow, reminding: boolean): Promise<Message | null> {
  const mail = await waiting(needs, row);
  const due = mail?.source.proof_due_at ?? null;
  if (mail?.source.state !== 'confirmed' || due === null || (reminding && mail.isCalledOff)) return null;
  const { source, title, greeting, classes } = mail;
  const { language, number } = source;
  const { siteData } = needs;
  const { timeZone } = siteData.office;
  const t = strings(language).bookingMail.proof;
  const when = {
    date: formatDate(due, language, timeZone, 'full'),
    time: formatTime(due, language, timeZone),
    zone: formatTimeZone(due, language, timeZone),
  };
  return letter(siteData, {
    ...{ to: row.recipient, language },
    subject: fill(reminding ? t.reminderSubject : t.subject, { title, ...when }),
    parts: [
      greeting,
      paragraph(fill(reminding ? t.reminderIntro : t.intro, { number })),
      classes,
      paragraph(t.ask),
      action(t.action, await manageAddress(needs, source, language)),
      paragraph(fill(t.until, when)),
      paragraph(t.ignore),
      closing(siteData.supplier, language),
    ],
  });
}

/** It has ended: not proved in time, or because we have called a class off, or taken its price back. */
async function endedMail(
  needs: MailNeeds,
  row: OutboxRow,
  why: 'ended' | 'calledOff' | 'priceUndone',
): Promise<Message | null> {
  const mail = await waiting(needs, row);
  if (mail?.source.state !== 'cancelled') return null;
  const { source, title, greeting, classes } = mail;
  const { language, number } = source;
  const t = strings(language).bookingMail[why];
  return letter(needs.siteData, {
    ...{ to: row.recipient, language, subject: fill(t.subject, { title }) },
    parts: [
      greeting,
      paragraph(fill(t.intro, { number })),
      classes,
      paragraph(t.again),
      closing(needs.siteData.supplier, language),
    ],
  });
}

export const proofMails: readonly Mail[] = [
  { kind: 'proof_request', render: (needs, row) => askingMail(needs, row, false), holdsSecret: true },
  { kind: 'proof_reminder', render: (needs, row) => askingMail(needs, row, true), holdsSecret: true },
  { kind: 'booking_ended', render: (needs, row) => endedMail(needs, row, 'ended') },
  { kind: 'booking_called_off', render: (needs, row) => endedMail(needs, row, 'calledOff') },
  { kind: 'booking_price_undone', render: (needs, row) => endedMail(needs, row, 'priceUndone') },
];
