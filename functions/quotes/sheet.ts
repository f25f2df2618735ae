import type { InvoiceLine } from '../../src/domain/booking/contract.ts';
import type { DatedClass } from '../../src/domain/catalogue/classes.ts';
import { classesOf, quantityOf, type QuoteLine } from '../../src/domain/quotes/lines.ts';
import type { OfferedDate } from '../../src/domain/quotes/dates.ts';
import type { QuoteSheet } from '../../src/domain/quotes/quote.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { fill, formatDate, plural } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { datedClass, titleIn, type EventRow } from '../catalogue/index.ts';
import { placeLine, sessionLine } from '../platform/mail/class-lines.ts';
import { supplierIn } from '../platform/supplier.ts';
import { atDate, contactOf, type Needs, type Quote, type QuoteRow } from './record.ts';
import { BOOKED_BY_QUOTE } from './sql.ts';

/** What became of a quote. */
export interface BookedRow {
  id: string;
  number: string;
  invoice: string;
  issued_on: string;
  due_on: string;
  document: string;
  purchase_order: string;
  is_order: 0 | 1;
}

export const bookedBy = async (db: D1Database, id: string) =>
  (await db.prepare(BOOKED_BY_QUOTE).bind(id).all<BookedRow>()).results;

/** What a line is called, and what stands beneath it, in the language of its quote. */
function wordsOfLine(
  { siteData }: Pick<Needs, 'siteData'>,
  line: QuoteLine,
  { events, at, language }: Pick<Quote, 'events' | 'at'> & { language: Locale },
): { title: string; details: string[] } {
  const { quote: t, provinceNames } = strings(language);
  if (line.kind === 'service') return { title: line.text, details: [] };
  if (line.kind === 'private') {
    const course = siteData.courses.find(({ id }) => id === line.courseId);
    const { en, fr } = course?.entries ?? {};
    const title = (language === 'en' ? (en ?? fr) : (fr ?? en))?.title ?? line.courseId;
    const place =
      line.province === null
        ? t.line.online
        : fill(t.line.at, { city: line.city, province: provinceNames[line.province] });
    const size = [plural(line.days, language, t.line.days), plural(line.people, language, t.line.people)];
    return { title: fill(t.line.private, { title }), details: [place, size.join(', ')] };
  }
  const row = events.get(line.eventId);
  if (!row) return { title: line.eventId, details: [] };
  return {
    title: titleIn(datedClass(row, at), language),
    details: line.others?.length ? [] : detailsOf(row, at, language),
  };
}

/** Where a class is, in which language, and when. */
function detailsOf(row: EventRow, at: number, language: Locale): string[] {
  const { mail } = strings(language);
  const event = datedClass(row, at);
  return [
    event.place ? placeLine(event.place, language) : mail.class.online,
    mail.class.taughtIn[event.language],
    ...sessionsOf(event, language),
  ];
}

const sessionsOf = ({ sessions, timeZone }: Pick<DatedClass, 'sessions' | 'timeZone'>, language: Locale) =>
  sessions.map((session) => sessionLine(session, timeZone, language));

/** The dates of a line of which the client takes one. */
function offeredDates(needs: Pick<Needs, 'siteData'>, line: QuoteLine, quote: Quote): OfferedDate[] {
  const { language } = quote.row;
  const { sheet } = strings(language).quote;
  return classesOf(line).flatMap(({ eventId }) => {
    const row = quote.events.get(eventId);
    if (!row) return [];
    const event = datedClass(row, quote.at);
    const { place, timeZone } = event;
    const { taxes, totalCents } = atDate(needs, quote, eventId).price;
    const values = {
      date: formatDate(row.starts_at, language, timeZone),
      place: place?.city[language] ?? sheet.online,
      language: sheet.taughtIn[row.language],
    };
    const details = [...(place ? [placeLine(place, language)] : []), ...sessionsOf(event, language)];
    return [{ eventId, title: fill(sheet.date, values), details, taxes, totalCents }];
  });
}

/** What a sheet says that the whole comes to, with this date of those offered or without a choice; `undefined` of a date that it has not. */
export const quotedTotal = ({ lines, totalCents }: QuoteSheet, date: string | null): number | undefined =>
  date === null
    ? totalCents
    : lines.flatMap(({ dates = [] }) => dates).find(({ eventId }) => eventId === date)?.totalCents;

/** Which date was taken of those offered, where one was. */
export const chosenDate = (sheet: QuoteSheet | null): OfferedDate | undefined =>
  sheet?.lines.flatMap(({ dates = [], chosen }) => dates.filter(({ eventId }) => eventId === chosen))[0];

/** A sheet as it is agreed to, with this date. */
export const takenAt = (sheet: QuoteSheet, date: string): QuoteSheet => {
  const lines = sheet.lines.map((line) =>
    line.dates?.some(({ eventId }) => eventId === date) ? { ...line, chosen: date } : line,
  );
  const { taxes, totalCents } = { ...sheet, ...chosenDate({ ...sheet, lines }) };
  return { ...sheet, lines, taxes, totalCents };
};

/** What a quote says, in its language. */
export function sheetOf(needs: Pick<Needs, 'siteData'>, whole: Quote): QuoteSheet {
  const { row, lines, price, ...quote } = whole;
  const { siteData } = needs;
  const { language } = row;
  const { firstName, lastName, organisation } = contactOf(row);
  return {
    ...{ number: row.number, language, supplier: supplierIn(siteData.supplier, language), validUntil: row.valid_until },
    client: [organisation, `${firstName} ${lastName}`],
    sentOn: row.sent_at === null ? null : dateIn(siteData.office.timeZone, row.sent_at),
    lines: lines.map((line) => ({
      ...{ id: line.id, kind: line.kind, quantity: quantityOf(line), unitCents: line.unitCents },
      ...wordsOfLine(needs, line, { ...quote, language }),
      lineCents: quantityOf(line) * line.unitCents,
      ...(classesOf(line).length > 1 && { dates: offeredDates(needs, line, whole) }),
    })),
    ...{ discountCents: price.discountCents, subtotalCents: price.subtotalCents, taxes: price.taxes },
    ...{ totalCents: price.totalCents, note: row.note },
  };
}

/** What is ordered, as it stands on the invoice. */
export const orderedLines = ({ siteData }: Pick<Needs, 'siteData'>, { lines, language }: QuoteSheet): InvoiceLine[] =>
  lines
    .filter(({ kind }) => kind !== 'seats')
    .map(({ id, title, details, quantity, unitCents, lineCents }) => ({
      ...{ eventId: id, title, language, delivery: 'online', place: null, sessions: [], quoted: { details } },
      ...{ timeZone: siteData.office.timeZone, quantity, unitCents, lineCents },
    }));

/** As it was last sent; `null` where it never was, or the law keeps it no longer. */
export function sentSheet({ sheet }: Pick<QuoteRow, 'sheet'>): QuoteSheet | null {
  const read = sheet === null ? {} : (JSON.parse(sheet) as Partial<QuoteSheet>);
  return read.lines ? (read as QuoteSheet) : null;
}
