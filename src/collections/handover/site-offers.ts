import type { SeatOffer } from '../../domain/packages/offer.ts';
import type { Package } from '../packages/link.ts';
import type { Series } from '../series/link.ts';

/** Everything whose seats are bought together, packages first, as their authors order them; a series without a French page has its English name. */
export function siteOffers(packages: readonly Package[], series: readonly Series[]): SeatOffer[] {
  const inFrench = new Map(series.filter(({ locale }) => locale === 'fr').map(({ key, title }) => [key, title]));
  return [
    ...packages.map(({ id, title, kind, seats, validMonths, price }): SeatOffer => ({
      ...{ id, sort: 'package', title, kind, courses: [], seats, validMonths, priceCents: price },
    })),
    ...series
      .filter(({ locale }) => locale === 'en')
      .map(({ key, title, courses, validMonths, price }): SeatOffer => ({
        ...{
          id: key,
          sort: 'series',
          title: { en: title, fr: inFrench.get(key) ?? title },
          kind: null,
          courses: courses.map((course) => course.key),
        },
        ...{ seats: courses.length, validMonths, priceCents: price },
      })),
  ];
}
