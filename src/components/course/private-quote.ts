import type { Course } from '~/collections/courses/load.ts';
import type { Locale } from '~/i18n/locales.ts';
import { href } from '~/i18n/routes.ts';

/** What is known of a private class when it is asked for. */
interface Wanted {
  course: Course;
  people: number;
  language: Locale;
}

/** Where a private class is asked for, in general or with what is known of it. */
export function privateQuote(locale: Locale, { course, ...wanted }: Partial<Wanted> = {}): string {
  return href('privateClasses', locale, { query: { course: course?.slug, ...wanted }, hash: 'quote' });
}
