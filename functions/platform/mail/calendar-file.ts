import type { Context } from 'hono';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { href } from '../../../src/i18n/routes.ts';
import { toBase64, type Attachment } from './message.ts';
import { zoneDefinition } from './zone-definition.ts';

export interface CalendarOptions {
  language: 'en' | 'fr';
  origin: string;
  /** Epoch milliseconds. */
  stampedAt: number;
  /** REQUEST replaces what a calendar holds, CANCEL takes it out; both name whom they come from and whom they are for. */
  method?: 'REQUEST' | 'CANCEL';
  organizer?: { name: string; email: string };
  attendee?: string;
  /** Of a calendar to subscribe to, which is asked for again each day. */
  name?: string;
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
  /** Where to join, if there is such a place; else the site in the language of the file. */
  url?: string | undefined;
}

const DAY_S = 86_400;
const SEQUENCES_FROM = Date.UTC(2020, 0, 1);

/**
 * The sequence of an entry that is written at this instant (epoch milliseconds): whatever is written later replaces it, though the dates are
 * as they were, as when a seat is given up and comes back. Seconds since 2020: RFC 5545 allows 2^31 of them.
 */
export const sequenceAt = (at: number): number => Math.floor((at - SEQUENCES_FROM) / 1000);

/** An iCalendar file of these appointments. */
export function calendarOf(
  entries: readonly CalendarEntry[],
  { language, origin, stampedAt, method, organizer, attendee, name }: CalendarOptions,
): string {
  const host = new URL(origin).hostname;
  const site = language === 'fr' ? `${origin}${href('home', 'fr')}` : origin;
  const from = Math.min(...entries.map(({ start }) => Date.parse(start)));
  const to = Math.max(...entries.map(({ end }) => Date.parse(end)));
  const calendar = ical({
    prodId: { company: 'GCT', product: 'Bookings', language: language.toUpperCase() },
    method: method ? ICalCalendarMethod[method] : ICalCalendarMethod.PUBLISH,
    ...(name !== undefined && { name, ttl: DAY_S }),
    timezone: { name: null, generator: (zone) => zoneDefinition(zone, from, to) },
  });
  for (const { id, start, end, timeZone, url = site, ...rest } of entries) {
    calendar.createEvent({
      ...rest,
      id: `${id}@${host}`,
      stamp: new Date(stampedAt),
      start: Temporal.Instant.from(start).toZonedDateTimeISO(timeZone),
      end: Temporal.Instant.from(end).toZonedDateTimeISO(timeZone),
      timezone: timeZone,
      url,
      ...(method === 'CANCEL' && { status: ICalEventStatus.CANCELLED }),
      ...(organizer && { organizer }),
      ...(attendee !== undefined && { attendees: [{ email: attendee }] }),
    });
  }
  // Each line ends with CRLF, the last one too (RFC 5545, 3.1).
  return `${calendar.toString().trimEnd()}\r\n`;
}

/** The file of an entry in a mail. */
export function calendarAttachment(
  filename: string,
  file: string,
  method: CalendarOptions['method'] | 'PUBLISH' = 'PUBLISH',
): Attachment {
  return { filename, contentType: `text/calendar; charset=utf-8; method=${method}`, content: toBase64(file) };
}

/** The file of an entry as a download. */
export function calendarDownload(c: Context, file: string): Response {
  return c.body(file, 200, {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="gct.ics"',
  });
}
