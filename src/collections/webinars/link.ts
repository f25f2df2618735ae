import type { RedirectRule } from '../../domain/site/redirects.ts';
import { instantOf } from '../../domain/time/schedule.ts';
import { href } from '../../i18n/routes.ts';
import type { Category } from '../categories/link.ts';
import { coursesNamed, type Course, type Courses } from '../courses/link.ts';
import { isPublished, splitId } from '../entry.ts';
import { markdownFile, type Where } from '../problem.ts';
import type { Recording } from '../recordings/film.ts';
import { personNamed, type Person } from '../team/link.ts';
import type { WebinarData, WebinarEntry } from './schema.ts';

export interface Webinar extends Omit<WebinarData, 'presenter' | 'courses' | 'date' | 'time' | 'recording' | 'join'> {
  entry: WebinarEntry;
  slug: string;
  href: string;
  presenter: Person;
  courses: Course[];
  recording?: Recording;
  /** First and last minute, ISO 8601. */
  start: string;
  end: string;
  /** The office's, in which its time is announced. */
  timeZone: string;
  /** It had not begun when the site was built. A page that is read later finds out by itself. */
  upcoming: boolean;
  /** The family of the first course that it leads to. */
  subject: Category['family'] | undefined;
}

/** What webinars lead to, and the moment from which they are seen. */
export interface WebinarContext {
  preview: boolean;
  now: Date;
  timeZone: string;
  team: readonly Person[];
  courses: Courses;
  /** The English ones. */
  categories: readonly Category[];
}

const MINUTE = 60_000;

export const publishedWebinars = (files: readonly WebinarEntry[], showing: { preview: boolean }): WebinarEntry[] =>
  files.filter(({ id, data }) => id.startsWith('en/') && isPublished(data, showing));

/** One webinar with everything that it names but its recording, which is read from files. */
export function linkWebinar(entry: WebinarEntry, context: WebinarContext): Omit<Webinar, 'recording'> {
  const { timeZone, now } = context;
  const at = (field: string): Where => ({ file: markdownFile(entry), field });
  // The link to take part is for those who are registered: no page gets it, since none can ask for it.
  const { date, time, recording: _recording, join: _join, ...data } = entry.data;
  const start = instantOf(date, time, timeZone);
  const { slug } = splitId(entry.id);
  const courses = coursesNamed(at('courses'), data.courses, context.courses);
  return {
    ...data,
    entry,
    slug,
    href: href('webinar', 'en', { id: slug }),
    presenter: personNamed(at('presenter'), data.presenter, context.team),
    courses,
    start,
    end: new Date(Date.parse(start) + data.minutes * MINUTE).toISOString(),
    timeZone,
    upcoming: Date.parse(start) > now.getTime(),
    subject: context.categories.find((one) => one.slug === courses[0]?.category)?.family,
  };
}

/** The numbers under which the site before this one knew its webinars: `/webinars/17` leads to the page of today. */
export function oldAddressesOf(webinars: readonly Webinar[]): (RedirectRule & { source: string })[] {
  return webinars.flatMap(({ entry, href: to, oldIds }) =>
    oldIds.map((id) => ({
      from: href('webinar', 'en', { id: String(id) }),
      to,
      source: `${markdownFile(entry)}: oldIds: ${id}`,
    })),
  );
}
