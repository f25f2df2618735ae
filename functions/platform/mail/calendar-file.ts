import ical, { ICalCalendarMethod } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import type { Session } from '../../../src/domain/catalogue/classes.ts';
import { strings } from '../../../src/i18n/strings/index.ts';
import { titleIn } from '../../booking/invoice.ts';
import { eventDetail, type EventRow } from '../../catalogue/events.ts';
import { placeLine } from '../../booking/invoice-sheet.ts';
import { zoneDefinition } from './zone-definition.ts';

interface CalendarOptions {
  language: 'en' | 'fr';
  origin: string;
  /** Epoch milliseconds. */
  stampedAt: number;
}

/** One appointment. Instants are ISO 8601. */
export interface CalendarEntry {
  /** Unique on this site, and the same in every file: a later one with a higher `sequence` replaces it. */
  id: string;
  sequence: number;
  start: string;
  end: string;
  /** In which its times are written; the file defines the zone. */
  timeZone: string;
  summary: string;
  location: string;
}

/** An iCalendar file of these appointments. */
export function calendarOf(
  entries: readonly CalendarEntry[],
  { language, origin, stampedAt }: CalendarOptions,
): string {
  const host = new URL(origin).hostname;
  const from = Math.min(...entries.map(({ start }) => Date.parse(start)));
  const to = Math.max(...entries.map(({ end }) => Date.parse(end)));
  const calendar = ical({
    prodId: { company: 'GCT', product: 'Bookings', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: (zone) => zoneDefinition(zone, from, to) },
  });
  for (const { id, start, end, timeZone, ...rest } of entries) {
    calendar.createEvent({
      ...rest,
      id: `${id}@${host}`,
      stamp: new Date(stampedAt),
      start: Temporal.Instant.from(start).toZonedDateTimeISO(timeZone),
      end: Temporal.Instant.from(end).toZonedDateTimeISO(timeZone),
      timezone: timeZone,
      url: origin,
    });
  }
  return calendar.toString();
}

/** An iCalendar file with one entry per session of the classes. */
export function calendarFile(events: readonly EventRow[], options: CalendarOptions): string {
  const { language, stampedAt } = options;
  const texts = strings(language).mail;
  const entries = events.flatMap((row) => {
    const event = eventDetail(row, stampedAt);
    return (JSON.parse(row.sessions) as Session[]).map((session, index, { length }): CalendarEntry => ({
      ...session,
      id: `${row.id}.${index + 1}`,
      sequence: row.sequence,
      timeZone: row.time_zone,
      summary: titleIn(event, language) + (length > 1 ? ` (${index + 1}/${length})` : ''),
      location: event.place ? placeLine(event.place, language) : texts.class.online,
    }));
  });
  return calendarOf(entries, options);
}
