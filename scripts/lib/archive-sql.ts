import * as v from 'valibot';
import { NOTES_OF_PERSON } from '../../functions/archive/stored.ts';
import { Email, emailKey, requiredLine } from '../../src/domain/fields.ts';
import { present } from '../../src/domain/present.ts';
import { quoted } from './account-sql.ts';

/** What `npm run archive` is asked: to bring back a booking, or all of somebody; else how things stand, in a year or in all. */
export const ArchiveRequest = v.object({
  restore: v.optional(requiredLine(20)),
  of: v.optional(Email),
  year: v.optional(v.pipe(v.string(), v.regex(/^20\d\d$/, 'expected a year'), v.transform(Number))),
});

export type ArchiveRequest = v.InferOutput<typeof ArchiveRequest>;

const asking = (which: string) =>
  `UPDATE archived_bookings SET back = 1 WHERE away = 1 AND (${which}) RETURNING booking_id`;

/** In one line. What is asked back comes with the next run of the clock. */
export function archiveSql({ restore, of, year }: ArchiveRequest): string {
  if (restore !== undefined) {
    const found = `SELECT CAST(strftime('%Y', created_at / 1000, 'unixepoch') AS INTEGER), id FROM bookings`;
    return asking(`(year, booking_id) IN (${found} WHERE number = ${quoted(restore)})`);
  }
  if (of !== undefined) {
    const key = quoted(present(emailKey(of), 'an e-mail'));
    return asking(NOTES_OF_PERSON.replaceAll(/\s+/g, ' ').replaceAll('?1', () => key));
  }
  const where = year === undefined ? '' : `WHERE year = ${year} `;
  return (
    'SELECT year, SUM(away) AS away, SUM(away = 0) AS here, SUM(back) AS asked, SUM(stale > 0) AS stale ' +
    `FROM archived_bookings ${where}GROUP BY year ORDER BY year`
  );
}
