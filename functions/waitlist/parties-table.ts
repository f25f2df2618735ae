import { csvOf } from '../../src/domain/csv.ts';
import type { ClassWaitlist } from '../../src/domain/waitlist/office-calls.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { officeWaitlists as en } from '../../src/i18n/strings/en/office/waitlists.ts';
import { officeWaitlists as fr } from '../../src/i18n/strings/fr/office/waitlists.ts';

/** Who waits for a class as a table for other programs, in the order of offers. */
export function partiesTable({ parties, timeZone }: ClassWaitlist, lang: Locale): string {
  const { table, file } = { en, fr }[lang];
  const rows = parties.map(({ position, name, email, phone, seats, joinedAt, state }) => [
    ...[position ?? '', name, email, phone, seats, dateIn(timeZone, joinedAt), file.states[state]],
  ]);
  return csvOf(lang, Object.values(table), rows);
}
