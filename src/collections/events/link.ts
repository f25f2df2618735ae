import { instantOf } from '../../domain/time/schedule.ts';
import { placeNamed } from '../places/link.ts';
import type { PlaceDetails } from '../places/schema.ts';
import { markdownFile } from '../problem.ts';
import type { EventEntry } from './schema.ts';

export interface ComingEvent {
  entry: EventEntry;
  /** Instants, ISO 8601 UTC. */
  start: string;
  end: string;
  timeZone: string;
  /** `null`: online. */
  place: PlaceDetails | null;
}

/** Events that begin after a moment, the next one first. One online is announced in the office's time. */
export function comingAfter(
  now: Date,
  entries: readonly EventEntry[],
  places: readonly PlaceDetails[],
  officeZone: string,
): ComingEvent[] {
  return entries
    .map((entry) => {
      const { date, from, to, place: named } = entry.data;
      const place = named ? placeNamed({ file: markdownFile(entry), field: 'place' }, named, places) : null;
      const timeZone = place?.timeZone ?? officeZone;
      return { entry, start: instantOf(date, from, timeZone), end: instantOf(date, to, timeZone), timeZone, place };
    })
    .filter(({ start }) => Date.parse(start) > now.getTime())
    .sort((a, b) => a.start.localeCompare(b.start));
}
