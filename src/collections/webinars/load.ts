import { getCollection } from 'astro:content';
import { buildTime } from '../../build/moment.ts';
import type { RedirectRule } from '../../domain/site/redirects.ts';
import type { Locale } from '../../i18n/locales.ts';
import { categoriesIn } from '../categories/load.ts';
import { company } from '../company/load.ts';
import { loadedCourses } from '../courses/load.ts';
import { onceABuild, preview } from '../once-a-build.ts';
import { markdownFile } from '../problem.ts';
import { besides, inLocale } from '../reading.ts';
import { recordingOf } from '../recordings/film.ts';
import { scriptOf } from '../recordings/load.ts';
import { team } from '../team/load.ts';
import { alternatesOfWebinars, linkWebinar, oldAddressesOf, publishedWebinars, type Webinar } from './link.ts';

export type { Webinar } from './link.ts';

/** Every webinar of both languages, the earliest first. */
export const webinars = onceABuild(async (): Promise<Webinar[]> => {
  const context = {
    preview,
    now: buildTime,
    timeZone: (await company()).timeZone,
    team: await team(),
    courses: await loadedCourses(),
    categories: [...(await categoriesIn('en')), ...(await categoriesIn('fr'))],
  };
  const entries = publishedWebinars(await getCollection('webinars'), context);
  const alternateOf = alternatesOfWebinars(entries);
  const linked = entries.map(async (entry): Promise<Webinar> => {
    const webinar = { ...linkWebinar(entry, context), alternate: alternateOf(entry) };
    const { recording } = entry.data;
    if (recording === undefined) return webinar;
    const where = { file: markdownFile(entry), field: 'recording' };
    return { ...webinar, recording: await recordingOf(where, recording, await scriptOf(entry.id)) };
  });
  return (await Promise.all(linked)).sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
});

export const webinarsIn = async (locale: Locale): Promise<Webinar[]> => inLocale(await webinars(), locale);

/** Webinars of a language, and what its lists show below them. */
interface Listed {
  own: Webinar[];
  beside: Webinar[];
}

const listed = (all: readonly Webinar[], locale: Locale): Listed => ({
  own: inLocale(all, locale),
  beside: besides(all, locale),
});

/** Those still to come, the next one first. */
export async function upcomingWebinars(locale: Locale): Promise<Listed> {
  const all = (await webinars()).filter(({ upcoming }) => upcoming);
  return listed(all, locale);
}

/** Those that were held, the latest first. */
export async function previousWebinars(locale: Locale): Promise<Listed> {
  const all = (await webinars()).filter(({ upcoming }) => !upcoming).reverse();
  return listed(all, locale);
}

/** The numbers under which the site before this one knew its webinars: `/webinars/17` leads to the page of today. */
export async function oldWebinarAddresses(): Promise<(RedirectRule & { source: string })[]> {
  return oldAddressesOf(await webinars());
}
