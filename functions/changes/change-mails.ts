import { openOf } from '../../src/domain/changes/amounts.ts';
import type { IssuedDocument } from '../../src/domain/changes/contract.ts';
import type { Contact } from '../../src/domain/booking/billing.ts';
import { present } from '../../src/domain/present.ts';
import { fill, formatMoney } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { invoicePaper, invoicePart, invoiceSheet, readChangeable, type ChangeableBooking } from '../booking/index.ts';
import type { MailNeeds } from '../platform/capability.ts';
import { rowsOf } from '../platform/database.ts';
import { attachedPdf } from '../platform/documents/attached.ts';
import { closing, facts, greetingOf, letter, list, paragraph, type Part } from '../platform/mail/layout.ts';
import type { Attachment, Message, OutboxRow } from '../platform/mail/message.ts';
import {
  calendarUpdate,
  calendarWithout,
  classLines,
  creditNotePart,
  eventById,
  manageLink,
  orderLines,
  titleOf,
} from './mail-parts.ts';
import { creditNotePaper } from './papers.ts';
import { costLines, introOf, isByOffice, subjectOf, wordsOf, type ChangedTexts } from './change-words.ts';
import { CREDIT_NOTES_OF_CHANGE } from './mail-sql.ts';
import { notesOf, type CreditNoteRow, type IssuedNote } from './note-rows.ts';
import { balanceOf, type StandingRow } from './standing.ts';
import { CREDIT_NOTES_OF_BOOKING, STANDING_OF_BOOKING } from './sql.ts';

/** One change as its mails tell it, all of it read from what was written with it. */
interface ToldChange {
  record: ChangeableBooking;
  happened: ChangeableBooking['history'];
  notes: IssuedNote[];
  invoices: ChangeableBooking['invoices'];
  openCents: number;
}

async function changeOf({ db, now }: MailNeeds, { about: id, version }: OutboxRow): Promise<ToldChange> {
  const record = await readChangeable(db, id, now().getTime());
  const happened = record.history.filter(({ detail }) => detail.revision === version);
  const at = happened[0]?.at ?? 0;
  const [notes, standing] = await db.batch([
    db.prepare(CREDIT_NOTES_OF_CHANGE).bind(id, at),
    db.prepare(STANDING_OF_BOOKING).bind(id),
  ]);
  return {
    record,
    happened,
    notes: notesOf<IssuedNote>(notes),
    // The first one came with the confirmation.
    invoices: record.invoices.slice(1).filter((row) => row.created_at === at),
    openCents: openOf(balanceOf(present(rowsOf<StandingRow>(standing)[0]))),
  };
}

interface ToldIn {
  language: Locale;
  t: ChangedTexts;
}

/** What was done, a line each. */
function doneLines({ record, happened }: ToldChange, { language, t }: ToldIn, now: number): string[] {
  return happened.flatMap(({ kind, detail }) => {
    if (kind === 'exempted') return [t.exempted];
    if (kind === 'order_cancelled' || kind === 'package_voided') return orderLines(record, { kind, detail }, language);
    const row = eventById(record.events, detail.eventId);
    const words = wordsOf({ kind, detail }, { language, t });
    if (!row || !words) return [];
    const line = fill(words, { title: titleOf(row, language, now) });
    return kind === 'seats_cancelled' ? [line, ...costLines(detail, { language, t })] : [line];
  });
}

/** What goes back and how, what is lower, what is still to be paid. */
function moneyLines({ notes, invoices, openCents }: ToldChange, { language, t }: ToldIn): string[] {
  const sum = (pick: (note: ToldChange['notes'][number]) => number) => notes.reduce((all, note) => all + pick(note), 0);
  const refund = sum((note) => note.refund_cents);
  const credit = sum((note) => note.credit_cents);
  const toCredits = sum((note) => note.to_credits_cents);
  const credited = sum((note) => note.total_cents);
  const invoiced = invoices.reduce((all, row) => all + row.total_cents, 0);
  const lowered = credited - invoiced - refund - credit - toCredits;
  const dearer = invoiced - credited;
  const money = (cents: number) => formatMoney(cents, language);
  return [
    ...(refund > 0 ? [fill(t.refund, { amount: money(refund) })] : []),
    ...(credit > 0 ? [fill(t.credit, { amount: money(credit) })] : []),
    ...(toCredits > 0 ? [fill(t.toCredits, { amount: money(toCredits) })] : []),
    ...(lowered > 0 ? [fill(t.lowered, { amount: money(lowered), open: money(Math.max(0, openCents)) })] : []),
    ...(dearer > 0 ? [fill(t.dearer, { amount: money(dearer) })] : []),
    ...(credited > 0 && invoiced > 0
      ? [
          fill(t.otherTaxes, {
            credited: money(credited),
            invoiced: money(invoiced),
            open: money(Math.max(0, openCents)),
          }),
        ]
      : []),
  ];
}

/** Classes that the booking has seats in now because of the change, and those it has none in any more. */
function datesOf({ record, happened }: ToldChange) {
  const seatsIn = (id: unknown) => record.lines.find((line) => line.class_id === id)?.quantity ?? 0;
  const rows = (ids: unknown[]) => [...new Set(ids)].flatMap((id) => eventById(record.events, id) ?? []);
  const moved = happened.flatMap(({ kind, detail }) =>
    kind === 'moved' ? [detail.toEventId] : kind === 'seats_added' ? [detail.eventId] : [],
  );
  return {
    now: rows(moved.filter((id) => seatsIn(id) > 0)),
    gone: rows(happened.map(({ detail }) => detail.eventId).filter((id) => id !== undefined && seatsIn(id) === 0)),
  };
}

export async function changedMail(needs: MailNeeds, row: OutboxRow): Promise<Message | null> {
  const told = await changeOf(needs, row);
  const { record, happened, notes, invoices } = told;
  const { booking } = record;
  const { language, number } = booking;
  const texts = strings(language);
  const t = texts.changesMail.changed;
  const now = needs.now().getTime();
  const name = { number: number ?? booking.reference };
  const subject = subjectOf(happened, t);
  const dates = datesOf(told);
  const to = { language, attendee: row.recipient };
  const files = [...calendarUpdate(needs, dates.now, 'REQUEST', to), ...(await calendarWithout(needs, dates.gone, to))];
  const contact = JSON.parse(present(booking.contact)) as Contact;
  return letter(needs.siteData, {
    ...{ to: row.recipient, language },
    subject: fill(subject, name),
    parts: [
      greetingOf(language, contact.firstName),
      paragraph(fill(introOf(t, happened), name)),
      list(doneLines(told, { language, t }, now)),
      ...dates.now.flatMap((event) => [paragraph(t.newDate), list(classLines(event, language, now))]),
      ...moneyLines(told, { language, t }).map(paragraph),
      await manageLink(needs, booking),
      ...(files.length > 0 ? [paragraph(t.calendar)] : []),
      ...documentParts(notes, invoices, needs.origin),
      closing(needs.siteData.supplier, language),
    ],
    attachments: [...files, ...(await papersOf(needs, row, told))],
  });
}

/** The same documents as files. */
async function papersOf(needs: MailNeeds, row: OutboxRow, { notes, invoices }: ToldChange): Promise<Attachment[]> {
  const { origin } = needs;
  const papers = [
    ...notes.map((note) => ({ number: note.number, paper: creditNotePaper(note, origin) })),
    ...invoices.map(({ number, issued_on: issuedOn, due_on: dueOn, document }) => ({
      number,
      paper: invoicePaper({ number, issuedOn, dueOn, document }, origin),
    })),
  ];
  return (await Promise.all(papers.map(({ number, paper }) => attachedPdf(needs, row, `${number}.pdf`, paper)))).flat();
}

function documentParts(notes: ToldChange['notes'], invoices: ToldChange['invoices'], origin: string): Part[] {
  return [
    ...notes.map(({ number, invoice_number: invoice, issued_on: issuedOn, document }) =>
      creditNotePart({ number, invoice, issuedOn }, document, origin),
    ),
    ...invoices.map(({ number, issued_on: issuedOn, due_on: dueOn, document }) =>
      invoicePart(invoiceSheet({ number, issuedOn, dueOn, document }, origin), strings(document.language).mail.invoice),
    ),
  ];
}

/** The same for the office, in the language of all that it gets about a booking. */
export async function changedOfficeMail(needs: MailNeeds, row: OutboxRow): Promise<Message | null> {
  const told = await changeOf(needs, row);
  const { booking } = told.record;
  const language = 'en';
  const { office: t, changed } = strings(language).changesMail;
  const words = { language, t: { ...changed, ...t.lines } } as const;
  const now = needs.now().getTime();
  const contact = JSON.parse(present(booking.contact)) as Contact;
  const name = `${contact.firstName} ${contact.lastName}`;
  const number = booking.number ?? booking.reference;
  const lines = (all: string[]) => (all.length > 0 ? all.join('\n') : t.none);
  return letter(needs.siteData, {
    ...{ to: row.recipient, replyTo: contact.email, language },
    subject: fill(t.subject, { number, name }),
    parts: [
      paragraph(isByOffice(told.happened) ? t.introStaff : t.intro),
      facts([
        { label: t.contact, value: `${name}\n${contact.email}\n${contact.phone}` },
        { label: t.happened, value: lines(doneLines(told, words, now)) },
        ...datesOf(told).now.map((event) => ({
          label: changed.newDate,
          value: classLines(event, language, now).join('\n'),
        })),
        { label: t.money, value: lines(moneyLines(told, words)) },
      ]),
    ],
  });
}

/** All papers of a booking, as they were issued, for whoever has lost them. */
export async function papersMail(needs: MailNeeds, row: OutboxRow): Promise<Message | null> {
  const told = await changeOf(needs, row);
  const { booking, invoices } = told.record;
  const { language, number, reference } = booking;
  const t = strings(language).changesMail.papers;
  const name = { number: number ?? reference };
  const [notes] = await needs.db.batch([needs.db.prepare(CREDIT_NOTES_OF_BOOKING).bind(booking.id)]);
  const credited = rowsOf<Omit<CreditNoteRow, 'document'> & { document: string }>(notes).map((note) => ({
    ...note,
    document: JSON.parse(note.document) as IssuedDocument,
  }));
  const contact = JSON.parse(present(booking.contact)) as Contact;
  return letter(needs.siteData, {
    ...{ to: row.recipient, language, subject: fill(t.subject, name) },
    parts: [
      greetingOf(language, contact.firstName),
      paragraph(fill(t.intro, name)),
      list([...invoices, ...credited].map((paper) => paper.number)),
      ...(booking.purchase_order === '' ? [] : [paragraph(fill(t.order, { order: booking.purchase_order }))]),
      await manageLink(needs, booking),
      closing(needs.siteData.supplier, language),
    ],
    attachments: await papersOf(needs, row, { ...told, invoices, notes: credited }),
  });
}
