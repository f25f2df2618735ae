import type { Session } from '../../src/domain/catalogue/classes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { calendarOf, type CalendarEntry, type CalendarOptions } from '../platform/mail/calendar-file.ts';
import { placeLine } from '../platform/mail/class-lines.ts';
import { datedClass, titleIn, type EventRow } from './events.ts';

/** An iCalendar file with one entry per session of the classes. `links` are where to join, by class. */
export function classCalendar(
  events: readonly EventRow[],
  options: CalendarOptions,
  links: Readonly<Record<string, string>> = {},
): string {
  const { language, stampedAt, method } = options;
  const texts = strings(language).mail;
  const entries = events.flatMap((row) => {
    const event = datedClass(row, stampedAt);
    return (JSON.parse(row.sessions) as Session[]).map((session, index, { length }): CalendarEntry => ({
      ...session,
      id: `${row.id}.${index + 1}`,
      // What is taken out comes after whatever put it in.
      sequence: row.sequence + (method === 'CANCEL' ? 1 : 0),
      timeZone: row.time_zone,
      summary: titleIn(event, language) + (length > 1 ? ` (${index + 1}/${length})` : ''),
      url: links[row.id],
      location: event.place ? placeLine(event.place, language) : texts.class.online,
    }));
  });
  return calendarOf(entries, options);
}
