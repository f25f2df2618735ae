import type { Contact } from '../../src/domain/booking/billing.ts';
import { csvOf, type Cell } from '../../src/domain/csv.ts';
import type { BookingsQuery, FoundBooking } from '../../src/domain/office/bookings.ts';
import { TABLE_ROWS } from '../../src/domain/office/tables.ts';
import { fill } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { officeBookings as bookingsEn } from '../../src/i18n/strings/en/office/bookings.ts';
import { officeTables as en } from '../../src/i18n/strings/en/office/tables.ts';
import { officeBookings as bookingsFr } from '../../src/i18n/strings/fr/office/bookings.ts';
import { officeTables as fr } from '../../src/i18n/strings/fr/office/tables.ts';
import { dayOf } from '../platform/days.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { findRows, found } from './bookings.ts';

type Query = Omit<BookingsQuery, 'next'> & { lang: Locale };

/** The bookings that a list has, the newest first, as a table for other programs; `most` are its rows. */
export async function bookingsFile(
  needs: Pick<Dependencies, 'db' | 'now' | 'siteData'>,
  { lang, ...query }: Query,
  most = TABLE_ROWS,
): Promise<string> {
  const t = { en, fr }[lang];
  const { states } = { en: bookingsEn, fr: bookingsFr }[lang];
  const { rows, next } = await findRows(needs, { ...query, next: '' }, most);
  const day = (at: number) => dayOf(needs.siteData.office.timeZone, at);
  const cells = rows.map(({ row, lines }): Cell[] => {
    const one: FoundBooking = found(row, lines);
    return [
      ...[one.number ?? '', day(row.created_at), one.name, one.organisation],
      ...[(JSON.parse(row.contact) as Contact).email, one.purchaseOrder],
      ...[one.title?.[lang] ?? '', lines[0] ? day(lines[0].starts_at) : '', one.classes, one.seats],
      ...[{ cents: one.totalCents }, { cents: one.openCents }, one.dueOn ?? '', states[one.state]],
    ];
  });
  const cut = next === null ? [] : [[fill(t.cut, { count: most })]];
  return csvOf(lang, Object.values(t.bookings), [...cells, ...cut]);
}
