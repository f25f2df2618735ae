import type { Contact } from '../../src/domain/booking/billing.ts';
import { csvOf, type Cell } from '../../src/domain/csv.ts';
import { fill } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { officeMoney as moneyEn } from '../../src/i18n/strings/en/office/money.ts';
import { officeOrganisation as en } from '../../src/i18n/strings/en/office/organisation.ts';
import { officeMoney as moneyFr } from '../../src/i18n/strings/fr/office/money.ts';
import { officeOrganisation as fr } from '../../src/i18n/strings/fr/office/organisation.ts';
import { bookingsOfOrganisation } from '../office/index.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { linesOf } from './money.ts';
import { CLIENT_OF_BOOKING, MOVEMENTS_OF_BOOKINGS, PAPERS_OF_BOOKINGS } from './statement-sql.ts';

/** What everybody of the organisation of a booking was charged and has paid, as a table; `null` where it names none. */
export async function organisationStatement(
  needs: Pick<Dependencies, 'db' | 'siteData'>,
  id: string,
  lang: Locale,
): Promise<string | null> {
  const own = await needs.db.prepare(CLIENT_OF_BOOKING).bind(id).first<{ contact: string }>();
  if (!own) return null;
  const bookings = await bookingsOfOrganisation(needs, (JSON.parse(own.contact) as Contact).organisation);
  if (bookings.length === 0) return null;
  const names = new Map(bookings.map((one) => [one.id, one.name]));
  const statements = { papers: PAPERS_OF_BOOKINGS, movements: MOVEMENTS_OF_BOOKINGS };
  const lines = await linesOf(needs, statements, JSON.stringify([...names.keys()]));
  const { kinds } = { en: moneyEn, fr: moneyFr }[lang].account;
  const rows = lines.map(
    ({ day, kind, number, bookingId, booking, purchaseOrder, dueOn, cents, openCents }): Cell[] => [
      ...[day, fill(kinds[kind], { number }), names.get(bookingId) ?? '', booking ?? '', purchaseOrder, dueOn ?? ''],
      ...[{ cents }, { cents: openCents }],
    ],
  );
  return csvOf(lang, Object.values({ en, fr }[lang].statement), rows);
}
