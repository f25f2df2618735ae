import type { CityPage } from '~/collections/cities/load.ts';
import { placeAddress } from '../ui/structured-data.ts';

/** The rooms of a city as a schema.org place; `site` is the public origin. */
export function venue({ place, href, locale }: CityPage, telephone: string, site: URL) {
  return {
    '@type': 'Place',
    '@id': new URL(`${href}#venue`, site).href,
    name: place.name[locale],
    url: new URL(href, site).href,
    telephone,
    address: placeAddress(place, locale),
  };
}
