import type { Course } from '~/collections/courses/load.ts';
import type { Locale } from '~/i18n/locales.ts';
import { href } from '~/i18n/routes.ts';

/** The contact page with what it is about filled in. */
export function enquiry(locale: Locale, about: Record<string, string>): string {
  return href('contact', locale, { query: about, hash: 'write' });
}

/** Where a private class is asked for: of a course, or in general. */
export function privateQuote(locale: Locale, course?: Course): string {
  return href('contact', locale, { query: { subject: 'private-class', course: course?.slug }, hash: 'quote' });
}
