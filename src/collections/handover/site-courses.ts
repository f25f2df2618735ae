import { kindOfFamily } from '../../domain/packages/offer.ts';
import type { SiteCourse } from '../../domain/site/site-data.ts';
import { withNumbers } from '../../domain/catalogue/numbered.ts';
import type { Category } from '../categories/link.ts';
import { isMain, type Course } from '../courses/link.ts';

/** A course's category by one name in both languages: the English page's, where there is one. */
export function subjectOf(
  { locale, category }: Pick<Course, 'locale' | 'category'>,
  categories: readonly Pick<Category, 'locale' | 'slug' | 'counterpart'>[],
): string {
  if (locale === 'en') return category;
  return categories.find((one) => one.locale === locale && one.slug === category)?.counterpart?.slug ?? category;
}

/** A course with the names it has in each language; what does not depend on one is its English entry's, if there is one. */
export function siteCourses(
  courses: readonly Course[],
  categories: readonly Pick<Category, 'locale' | 'slug' | 'family' | 'counterpart'>[],
): SiteCourse[] {
  const kindOf = ({ locale, category }: Course) =>
    kindOfFamily(categories.find((one) => one.locale === locale && one.slug === category)?.family ?? '');
  const main = courses.filter(isMain);
  return main
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map((main) => ({ ...main, kind: kindOf(main), subject: subjectOf(main, categories) }))
    .map(({ key, code, level, hours, kind, subject, price, privatePrice, ofItsLanguage, counterpart }) => ({
      id: key,
      ...(ofItsLanguage && counterpart && { counterpart: counterpart.slug }),
      code,
      level: level ?? null,
      durationHours: hours,
      subject,
      kind,
      priceCents: price,
      privatePriceCents: privatePrice,
      entries: Object.fromEntries(
        courses
          .filter((course) => course.key === key)
          .map(({ locale, slug, code, title, summary, pitch, outcomes, certificateText }) => [
            locale,
            {
              ...{ id: slug, code, title: withNumbers(title), summary, pitch, outcomes },
              certificateText: withNumbers(certificateText),
            },
          ]),
      ),
    }));
}
