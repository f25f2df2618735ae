import * as v from 'valibot';
import { statementOwners } from '../accounting/statement.ts';
import { Language } from '../catalogue/classes.ts';
import { paragraphs } from '../fields.ts';

const bookingId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
export const BookingParams = v.object({ id: bookingId });
export const MailParams = v.object({ id: bookingId, mail: bookingId });

const of = v.picklist(statementOwners);

export const MailsQuery = v.object({ of: v.optional(of, 'client') });

/** To whom: the contact of a booking of the client or organisation. With what was booked from other mail domains, where that is said. */
export const PreviewQuery = v.object({
  ...MailsQuery.entries,
  to: bookingId,
  others: v.optional(v.picklist(['', 'yes']), ''),
});
export type PreviewQuery = v.InferOutput<typeof PreviewQuery>;

/** The open sum that was seen, less than nothing where we owe: another one by now is answered by `booking_changed`. */
export const SendStatement = v.object({
  of,
  to: bookingId,
  others: v.boolean(),
  note: paragraphs(2000),
  openCents: v.pipe(v.number(), v.safeInteger()),
});
export type SendStatement = v.InferOutput<typeof SendStatement>;

/** Everything of the mail but what the office adds: in the language of its reader, as plain text. */
export const StatementLetter = v.object({
  subject: v.string(),
  greeting: v.string(),
  noteLabel: v.string(),
  intro: v.string(),
  /** `link` is what its link is called; '' where the reader has none, since somebody else has booked it. */
  invoices: v.array(v.object({ bookingId: v.string(), text: v.string(), link: v.string() })),
  /** What follows is empty where it does not apply: where no invoice is open, the letter says what we owe. */
  unlinked: v.string(),
  agesTitle: v.string(),
  ages: v.array(v.string()),
  calledOff: v.string(),
  owed: v.string(),
  waysTitle: v.string(),
  ways: v.array(v.string()),
  crossed: v.string(),
  closing: v.string(),
});
export type StatementLetter = v.InferOutput<typeof StatementLetter>;

export const StatementPreview = v.object({
  email: v.string(),
  language: Language,
  openCents: v.number(),
  /** What was booked from other mail domains than the recipient's: how many invoices, in it or not. */
  others: v.object({ invoices: v.number(), cents: v.number() }),
  /** `null` where nothing is open that it could tell, and we owe nothing. */
  letter: v.nullable(StatementLetter),
});
export type StatementPreview = v.InferOutput<typeof StatementPreview>;

const SentStatement = v.object({
  id: v.string(),
  /** From whose statement it was sent: it is taken back by that. */
  from: v.string(),
  /** ISO 8601, UTC: when it was sent, and until when it can be taken back. */
  at: v.string(),
  leavesAt: v.string(),
  state: v.picklist(['waits', 'sent', 'failed', 'undone']),
  /** First name, as long as there is the account. */
  who: v.nullable(v.string()),
  email: v.string(),
  language: Language,
  note: v.string(),
  openCents: v.number(),
  invoices: v.array(v.object({ number: v.string(), bookingId: v.string(), dueOn: v.string(), openCents: v.number() })),
});
export type SentStatement = v.InferOutput<typeof SentStatement>;

/** Whom a statement can be sent to, the latest first, who is theirs by a name alone last; and what was sent, the newest first. */
export const StatementMails = v.object({
  recipients: v.array(
    v.object({
      bookingId: v.string(),
      name: v.string(),
      email: v.string(),
      language: Language,
      /** Of another mail domain than the client whose booking was named. */
      byNameAlone: v.boolean(),
    }),
  ),
  sent: v.array(SentStatement),
});
export type StatementMails = v.InferOutput<typeof StatementMails>;

/** When it leaves. */
export const StatementOnItsWay = v.object({ id: v.string(), leavesAt: v.string() });
