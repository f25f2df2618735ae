import { getCollection } from 'astro:content';
import type { PlaceDetails } from './schema.ts';

export type { PlaceDetails } from './schema.ts';

/** The places with our rooms, in the order of `content/company/places.yaml`. */
export async function places(): Promise<PlaceDetails[]> {
  return (await getCollection('places')).map(({ data }) => data);
}
