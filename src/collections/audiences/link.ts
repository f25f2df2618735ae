import type { Locale } from '../../i18n/locales.ts';
import { coursesNamed, type Course, type Courses } from '../courses/link.ts';
import { ContentError, markdownFile } from '../problem.ts';
import type { AudienceData, AudienceEntry } from './schema.ts';

/** A page for a kind of clients. */
export interface Audience extends Omit<AudienceData, 'courses'> {
  entry: AudienceEntry;
  locale: Locale;
  courses: Course[];
}

/** The page by the name of its row, which is the name of its file. */
export function linkAudience(
  entries: readonly AudienceEntry[],
  name: string,
  locale: Locale,
  courses: Courses,
): Audience {
  const id = `${locale}/${name}`;
  const file = markdownFile({ collection: 'audiences', id });
  const entry = entries.find((one) => one.id === id);
  if (!entry) throw new ContentError({ file }, 'the file to exist');
  const named = coursesNamed({ file, field: 'courses' }, entry.data.courses, courses, locale);
  return { ...entry.data, entry, locale, courses: named };
}
