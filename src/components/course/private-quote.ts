import type { Course } from '~/collections/courses/load.ts';
import type { Locale } from '~/i18n/locales.ts';
import { href } from '~/i18n/routes.ts';

/** Where a private class is asked for: of a course, or in general. */
export function privateQuote(locale: Locale, course?: Course): string {
  return href('privateClasses', locale, { query: { course: course?.slug }, hash: 'quote' });
}
