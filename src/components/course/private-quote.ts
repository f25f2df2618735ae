import { company } from '~/collections/company.ts';
import type { Course } from '~/collections/courses.ts';
import { fill } from '~/i18n/format.ts';
import type { Locale } from '~/i18n/locales.ts';
import { liveHref } from '~/i18n/routes.ts';
import { strings } from '~/i18n/strings/index.ts';

/** The contact page with what it is about filled in; a mail to the office with `subject` until that page is live. */
export async function enquiry(locale: Locale, about: Record<string, string>, subject: string): Promise<string> {
  const contact = liveHref('contact', locale);
  if (contact) return `${contact}?${new URLSearchParams(about)}`;
  return `mailto:${(await company()).email}?subject=${encodeURIComponent(subject)}`;
}

/** Where a private class is asked for: of a course, or in general. */
export function privateQuote(locale: Locale, course?: Course): Promise<string> {
  const { home, course: t } = strings(locale);
  const subject = course ? fill(t.private.subject, { title: course.title, code: course.code }) : home.ways.team.subject;
  return enquiry(locale, { subject: 'private-class', ...(course && { course: course.slug }) }, subject);
}
