import { instantOf } from '../../domain/time/schedule.ts';
import type { Locale } from '../../i18n/locales.ts';
import { placeNamed } from '../places/link.ts';
import type { PlaceDetails } from '../places/schema.ts';
import { markdownFile } from '../problem.ts';
import { pairsByName } from '../references.ts';
import type { EventEntry } from './schema.ts';

export interface ComingEvent {
  /** The name of its files. */
  id: string;
  texts: Readonly<Record<Locale, EventEntry>>;
  /** Instants, ISO 8601 UTC. */
  start: string;
  end: string;
  timeZone: string;
  /** `null`: online. */
  place: PlaceDetails | null;
}

/** What is the same in both languages. */
const common = ['date', 'from', 'to', 'place', 'price', 'capacity'] as const;

/** Events that begin after a moment, the next one first. One online is announced in the office's time. Fails where one is written in a single language. */
export function comingAfter(
  now: Date,
  entries: readonly EventEntry[],
  places: readonly PlaceDetails[],
  officeZone: string,
): ComingEvent[] {
  return pairsByName(entries, common)
    .map(({ id, texts }) => {
      const { date, from, to, place: named } = texts.en.data;
      const place = named ? placeNamed({ file: markdownFile(texts.en), field: 'place' }, named, places) : null;
      const timeZone = place?.timeZone ?? officeZone;
      return { id, texts, start: instantOf(date, from, timeZone), end: instantOf(date, to, timeZone), timeZone, place };
    })
    .filter(({ start }) => Date.parse(start) > now.getTime())
    .sort((a, b) => a.start.localeCompare(b.start));
}
