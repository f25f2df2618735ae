import { company } from '~/collections/company.ts';
import type { Course } from '~/collections/courses.ts';
import { fill } from '~/i18n/format.ts';
import type { Locale } from '~/i18n/locales.ts';
import { liveHref } from '~/i18n/routes.ts';
import { strings } from '~/i18n/strings/index.ts';

/** Where a private class is asked for, with the course filled in; a mail to the office until the contact page is live. */
export async function privateQuote(locale: Locale, course?: Course): Promise<string> {
  const contact = liveHref('contact', locale);
  if (contact) {
    return `${contact}?${new URLSearchParams({ subject: 'private-class', ...(course && { course: course.slug }) })}`;
  }
  const { home, course: t } = strings(locale);
  const subject = course ? fill(t.private.subject, { title: course.title, code: course.code }) : home.ways.team.subject;
  return `mailto:${(await company()).email}?subject=${encodeURIComponent(subject)}`;
}
