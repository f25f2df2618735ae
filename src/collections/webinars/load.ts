import { getCollection, type CollectionEntry } from 'astro:content';
import { instantOf } from '../../domain/time/schedule.ts';
import type { RedirectRule } from '../../domain/site/redirects.ts';
import { href } from '../../i18n/routes.ts';
import { buildTime } from '../../build/moment.ts';
import { company } from '../company/load.ts';
import { categoriesIn, coursesNamed, type Category, type Course } from '../courses/load.ts';
import { recordingOf, type Recording } from '../recordings/load.ts';
import { personNamed, type Person } from '../team/load.ts';

type WebinarData = CollectionEntry<'webinars'>['data'];

export interface Webinar extends Omit<WebinarData, 'presenter' | 'courses' | 'date' | 'time' | 'recording'> {
  entry: CollectionEntry<'webinars'>;
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

const MINUTE = 60_000;

async function named(where: string, recording: string, slug: string): Promise<Recording> {
  try {
    return await recordingOf(recording, slug);
  } catch (error) {
    throw new Error(`${where}: ${(error as Error).message}`, { cause: error });
  }
}

async function load(): Promise<Webinar[]> {
  const [entries, { timeZone }, categories] = await Promise.all([
    getCollection('webinars'),
    company(),
    categoriesIn('en'),
  ]);
  const published = entries.filter(({ id, data }) => id.startsWith('en/') && (import.meta.env.DEV || !data.draft));
  const webinars = published.map(async (entry): Promise<Webinar> => {
    const where = `content/webinars/${entry.id}.md`;
    const { date, time, recording, ...data } = entry.data;
    const start = instantOf(date, time, timeZone);
    const slug = entry.id.replace(/^en\//, '');
    const courses = await coursesNamed(`${where}: courses`, data.courses);
    return {
      ...data,
      entry,
      slug,
      href: href('webinar', 'en', { id: slug }),
      presenter: await personNamed(`${where}: presenter`, data.presenter),
      courses,
      ...(recording !== undefined && { recording: await named(where, recording, slug) }),
      start,
      end: new Date(Date.parse(start) + data.minutes * MINUTE).toISOString(),
      timeZone,
      upcoming: Date.parse(start) > buildTime.getTime(),
      subject: categories.find(({ slug: category }) => category === courses[0]?.category)?.family,
    };
  });
  return (await Promise.all(webinars)).sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
}

let cache: Promise<Webinar[]> | undefined;

/** Every webinar, the earliest first. */
export function webinars(): Promise<Webinar[]> {
  return import.meta.env.DEV ? load() : (cache ??= load());
}

/** Those still to come, the next one first. */
export async function upcomingWebinars(): Promise<Webinar[]> {
  return (await webinars()).filter(({ upcoming }) => upcoming);
}

/** Those that were held, the latest first. */
export async function previousWebinars(): Promise<Webinar[]> {
  return (await webinars()).filter(({ upcoming }) => !upcoming).reverse();
}

/** The numbers under which the site before this one knew its webinars: `/webinars/17` leads to the page of today. */
export async function oldWebinarAddresses(): Promise<(RedirectRule & { source: string })[]> {
  return (await webinars()).flatMap(({ entry, href: to, oldIds }) =>
    oldIds.map((id) => ({
      from: href('webinar', 'en', { id: String(id) }),
      to,
      source: `content/webinars/${entry.id}.md: oldIds: ${id}`,
    })),
  );
}
