import type { InvoiceLine } from '../../src/domain/booking/contract.ts';
import { quantityOf, type QuoteLine } from '../../src/domain/quotes/lines.ts';
import type { QuoteSheet, QuoteView } from '../../src/domain/quotes/quote.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { fill, plural } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { datedClass, titleIn } from '../catalogue/index.ts';
import { placeLine, sessionLine } from '../platform/mail/class-lines.ts';
import { supplierIn } from '../platform/supplier.ts';
import { contactOf, stateNow, type Needs, type Quote, type QuoteRow } from './record.ts';
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
  const { quote: t, mail, provinceNames } = strings(language);
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
  const event = datedClass(row, at);
  return {
    title: titleIn(event, language),
    details: [
      event.place ? placeLine(event.place, language) : mail.class.online,
      mail.class.taughtIn[event.language],
      ...event.sessions.map((session) => sessionLine(session, event.timeZone, language)),
    ],
  };
}

/** What a quote says, in its language. */
export function sheetOf(needs: Pick<Needs, 'siteData'>, { row, lines, price, ...quote }: Quote): QuoteSheet {
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

/** A quote as its client sees it. One that the office changes says nothing until it is sent again. */
export async function viewOf(needs: Pick<Needs, 'db' | 'now' | 'siteData'>, row: QuoteRow): Promise<QuoteView> {
  const sheet = row.state === 'draft' ? null : sentSheet(row);
  const booked = row.state === 'accepted' ? await bookedBy(needs.db, row.id) : [];
  const kinds = new Set(sheet?.lines.map(({ kind }) => kind === 'seats'));
  return {
    ...{ state: stateNow(needs, row, needs.now().getTime()), version: row.version },
    ...{ country: row.country, province: row.province, sheet, seats: kinds.has(true), invoices: kinds.size },
    ...{ acceptedBy: row.accepted_by, numbers: booked.map(({ invoice }) => invoice) },
  };
}
