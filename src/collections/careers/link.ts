import type { Locale } from '../../i18n/locales.ts';
import { placeNamed } from '../places/link.ts';
import type { PlaceDetails } from '../places/schema.ts';
import { markdownFile } from '../problem.ts';
import { pairsByName } from '../references.ts';
import type { PostEntry } from './schema.ts';

/** A post that one can apply for. */
export interface OpenPost {
  /** The name of its files. */
  id: string;
  texts: Readonly<Record<Locale, PostEntry>>;
  /** The city it belongs to. */
  place: PlaceDetails;
}

/** What is the same in both languages. */
const common = ['kind', 'posted', 'closes', 'pay', 'place'] as const;

/** Posts that are open on a day, the newest first. Fails where one is written in a single language. */
export function openOn(today: string, posts: readonly PostEntry[], places: readonly PlaceDetails[]): OpenPost[] {
  return pairsByName(posts, common)
    .filter(({ texts: { en } }) => en.data.posted <= today && (!en.data.closes || en.data.closes >= today))
    .map(({ id, texts }) => ({
      id,
      texts,
      place: placeNamed({ file: markdownFile(texts.en), field: 'place' }, texts.en.data.place, places),
    }))
    .sort((a, b) => b.texts.en.data.posted.localeCompare(a.texts.en.data.posted));
}
