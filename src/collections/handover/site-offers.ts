import type { SeatOffer } from '../../domain/packages/offer.ts';
import type { Package } from '../packages/link.ts';
import type { Series } from '../series/link.ts';

/** Everything whose seats are bought together, packages first, as their authors order them. */
export function siteOffers(packages: readonly Package[], series: readonly Series[]): SeatOffer[] {
  return [
    ...packages.map(({ id, title, kind, seats, validMonths, price }): SeatOffer => ({
      ...{ id, sort: 'package', title, kind, courses: [], seats, validMonths, priceCents: price },
    })),
    // A series has its name in English alone, as its classes have.
    ...series.map(({ slug, title, courses, validMonths, price }): SeatOffer => ({
      ...{
        id: slug,
        sort: 'series',
        title: { en: title, fr: title },
        kind: null,
        courses: courses.map(({ key }) => key),
      },
      ...{ seats: courses.length, validMonths, priceCents: price },
    })),
  ];
}
