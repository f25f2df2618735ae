import ical, { ICalCalendarMethod } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import type { Session } from '../../src/domain/catalogue.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { titleIn } from '../booking/invoice.ts';
import { eventDetail, type EventRow } from '../catalogue/events.ts';
import { placeLine } from './invoice-sheet.ts';
import { zoneDefinition } from './zone-definition.ts';

/**
 * An iCalendar file with one entry per session. An entry's UID is that of the class and the number of the session, so
 * that a later file with a higher SEQUENCE replaces it. Times are in the class's own zone, which the file defines.
 */
export function calendarFile(
  events: readonly EventRow[],
  { language, origin, stampedAt }: { language: 'en' | 'fr'; origin: string; stampedAt: number },
): string {
  const texts = strings(language).mail;
  const host = new URL(origin).hostname;
  const from = Math.min(...events.map((row) => row.starts_at));
  const to = Math.max(...events.map((row) => row.ends_at));
  const calendar = ical({
    prodId: { company: 'GCT', product: 'Bookings', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: (zone) => zoneDefinition(zone, from, to) },
  });
  for (const row of events) {
    const event = eventDetail(row, stampedAt);
    (JSON.parse(row.sessions) as Session[]).forEach((session, index, { length }) => {
      calendar.createEvent({
        id: `${row.id}.${index + 1}@${host}`,
        sequence: row.sequence,
        stamp: new Date(stampedAt),
        start: Temporal.Instant.from(session.start).toZonedDateTimeISO(row.time_zone),
        end: Temporal.Instant.from(session.end).toZonedDateTimeISO(row.time_zone),
        timezone: row.time_zone,
        summary: titleIn(event, language) + (length > 1 ? ` (${index + 1}/${length})` : ''),
        location: event.place ? placeLine(event.place, language) : texts.class.online,
        url: origin,
      });
    });
  }
  return calendar.toString();
}
