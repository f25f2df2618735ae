import type { Session } from '../../src/domain/catalogue/classes.ts';
import { withDayPlace } from '../../src/i18n/day-place.ts';
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
    const where = event.place ? placeLine(event.place, language) : texts.class.online;
    return (JSON.parse(row.sessions) as Session[]).map(
      ({ start, end, online, room }, index, { length }): CalendarEntry => ({
        ...{ start, end },
        id: `${row.id}.${index + 1}`,
        // What is taken out comes after whatever put it in.
        sequence: row.sequence + (method === 'CANCEL' ? 1 : 0),
        timeZone: row.time_zone,
        summary: titleIn(event, language) + (length > 1 ? ` (${index + 1}/${length})` : ''),
        url: links[row.id],
        location: online ? texts.class.online : withDayPlace(where, { room }, language),
      }),
    );
  });
  return calendarOf(entries, options);
}

/**
 * A file that takes out of calendars the sessions that a class had and has no more, since its entries are counted; `null` where there are
 * none. They stand on the class's last day, as theirs is not known any more.
 */
export function goneCalendar(row: EventRow, options: Omit<CalendarOptions, 'method'>): string | null {
  const sessions = JSON.parse(row.sessions) as Session[];
  const last = sessions.at(-1);
  if (!last || row.most_sessions <= sessions.length) return null;
  const summary = titleIn(datedClass(row, options.stampedAt), options.language);
  const entries = Array.from({ length: row.most_sessions - sessions.length }, (_, index): CalendarEntry => ({
    ...{ start: last.start, end: last.end, timeZone: row.time_zone, summary, location: '' },
    ...{ id: `${row.id}.${sessions.length + index + 1}`, sequence: row.sequence },
  }));
  return calendarOf(entries, { ...options, method: 'CANCEL' });
}
