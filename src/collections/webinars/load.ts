import { getCollection } from 'astro:content';
import { buildTime } from '../../build/moment.ts';
import type { RedirectRule } from '../../domain/site/redirects.ts';
import { categoriesIn } from '../categories/load.ts';
import { company } from '../company/load.ts';
import { loadedCourses } from '../courses/load.ts';
import { onceABuild, preview } from '../once-a-build.ts';
import { markdownFile } from '../problem.ts';
import { recordingOf } from '../recordings/film.ts';
import { scriptOf } from '../recordings/load.ts';
import { team } from '../team/load.ts';
import { linkWebinar, oldAddressesOf, publishedWebinars, type Webinar } from './link.ts';

export type { Webinar } from './link.ts';

/** Every webinar, the earliest first. */
export const webinars = onceABuild(async (): Promise<Webinar[]> => {
  const context = {
    preview,
    now: buildTime,
    timeZone: (await company()).timeZone,
    team: await team(),
    courses: await loadedCourses(),
    categories: await categoriesIn('en'),
  };
  const entries = publishedWebinars(await getCollection('webinars'), context);
  const linked = entries.map(async (entry): Promise<Webinar> => {
    const webinar = linkWebinar(entry, context);
    const { recording } = entry.data;
    if (recording === undefined) return webinar;
    const where = { file: markdownFile(entry), field: 'recording' };
    return { ...webinar, recording: await recordingOf(where, recording, await scriptOf(webinar.slug)) };
  });
  return (await Promise.all(linked)).sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
});

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
  return oldAddressesOf(await webinars());
}
