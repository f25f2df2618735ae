import type { Session } from '../../src/domain/catalogue/classes.ts';
import { withDayPlace } from '../../src/i18n/day-place.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { calendarOf, sequenceAt, type CalendarEntry, type CalendarOptions } from '../platform/mail/calendar-file.ts';
import { placeLine } from '../platform/mail/class-lines.ts';
import { datedClass, titleIn, type EventRow } from './events.ts';

/**
 * An iCalendar file with one entry per session of the classes. `links` are where to join, by class; `numbers` which sessions alone, from 1.
 */
export function classCalendar(
  events: readonly EventRow[],
  options: CalendarOptions,
  links: Readonly<Record<string, string>> = {},
  numbers?: readonly number[],
): string {
  const { language, stampedAt, name } = options;
  const texts = strings(language).mail;
  const entries = events.flatMap((row) => {
    const event = datedClass(row, stampedAt);
    const where = event.place ? placeLine(event.place, language) : texts.class.online;
    const all = (JSON.parse(row.sessions) as Session[]).map((session, index) => ({ ...session, number: index + 1 }));
    return all
      .filter(({ number }) => numbers?.includes(number) ?? true)
      .map(({ start, end, online, room, number }): CalendarEntry => ({
        ...{ start, end },
        id: `${row.id}.${number}`,
        // Nothing but itself is in a calendar that is subscribed to: there an entry changes with its class alone.
        sequence: name === undefined ? sequenceAt(stampedAt) : row.sequence,
        timeZone: row.time_zone,
        summary: titleIn(event, language) + (all.length > 1 ? ` (${number}/${all.length})` : ''),
        url: links[row.id],
        location: online ? texts.class.online : withDayPlace(where, { room }, language),
      }));
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
    ...{ id: `${row.id}.${sessions.length + index + 1}`, sequence: sequenceAt(options.stampedAt) },
  }));
  return calendarOf(entries, { ...options, method: 'CANCEL' });
}
