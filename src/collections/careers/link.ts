import { placeNamed } from '../places/link.ts';
import type { PlaceDetails } from '../places/schema.ts';
import { markdownFile } from '../problem.ts';
import type { PostEntry } from './schema.ts';

/** A post that one can apply for. */
export interface OpenPost {
  entry: PostEntry;
  /** The city it belongs to. */
  place: PlaceDetails;
}

/** Posts that are open on a day, the newest first. */
export function openOn(today: string, posts: readonly PostEntry[], places: readonly PlaceDetails[]): OpenPost[] {
  return posts
    .filter(({ data }) => data.posted <= today && (!data.closes || data.closes >= today))
    .map((entry) => ({
      entry,
      place: placeNamed({ file: markdownFile(entry), field: 'place' }, entry.data.place, places),
    }))
    .sort((a, b) => b.entry.data.posted.localeCompare(a.entry.data.posted));
}
