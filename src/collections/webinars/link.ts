import type { RedirectRule } from '../../domain/site/redirects.ts';
import { instantOf } from '../../domain/time/schedule.ts';
import type { Locale } from '../../i18n/locales.ts';
import { href } from '../../i18n/routes.ts';
import type { Category } from '../categories/link.ts';
import { coursesNamed, type Course, type Courses } from '../courses/link.ts';
import { isPublished, splitId } from '../entry.ts';
import { ContentError, markdownFile, repeated, type Where } from '../problem.ts';
import { alternatesOf } from '../reading.ts';
import type { Recording } from '../recordings/film.ts';
import { personNamed, type Person } from '../team/link.ts';
import type { WebinarData, WebinarEntry } from './schema.ts';

export interface Webinar extends Omit<
  WebinarData,
  'presenter' | 'courses' | 'counterpart' | 'date' | 'time' | 'recording' | 'join'
> {
  entry: WebinarEntry;
  slug: string;
  locale: Locale;
  href: string;
  /** The webinar on the same subject in the other language. */
  alternate: string | undefined;
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
  /** Of both languages. */
  categories: readonly Category[];
}

const MINUTE = 60_000;

/** Those of both languages. A registration names a webinar by its file alone, so no two files have one name. */
export function publishedWebinars(files: readonly WebinarEntry[], showing: { preview: boolean }): WebinarEntry[] {
  const second = repeated(files, ({ id }) => splitId(id).slug);
  if (second) throw new ContentError({ file: markdownFile(second) }, 'a file name that no other webinar has');
  return files.filter(({ data }) => isPublished(data, showing));
}

const addressOf = ({ id }: WebinarEntry): string => {
  const { locale, slug } = splitId(id);
  return href('webinar', locale, { id: slug });
};

/** Where the counterparts of webinars are. */
export const alternatesOfWebinars = (published: readonly WebinarEntry[]) => alternatesOf(published, addressOf);

/** One webinar with everything that it names but its counterpart and its recording, which is read from files. */
export function linkWebinar(entry: WebinarEntry, context: WebinarContext): Omit<Webinar, 'alternate' | 'recording'> {
  const { timeZone, now } = context;
  const at = (field: string): Where => ({ file: markdownFile(entry), field });
  // The link to take part is for those who are registered: no page gets it, since none can ask for it.
  const { date, time, recording: _recording, join: _join, counterpart: _counterpart, ...data } = entry.data;
  const start = instantOf(date, time, timeZone);
  const { locale, slug } = splitId(entry.id);
  const courses = coursesNamed(at('courses'), data.courses, context.courses, locale);
  return {
    ...data,
    ...{ entry, slug, locale },
    href: addressOf(entry),
    presenter: personNamed(at('presenter'), data.presenter, context.team),
    courses,
    start,
    end: new Date(Date.parse(start) + data.minutes * MINUTE).toISOString(),
    timeZone,
    upcoming: Date.parse(start) > now.getTime(),
    subject: context.categories.find((one) => one.locale === locale && one.slug === courses[0]?.category)?.family,
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
