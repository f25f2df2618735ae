import { getCollection } from 'astro:content';
import { Temporal } from 'temporal-polyfill';
import type { SiteEvent, SitePost, SiteWebinar } from '../domain/site-data.ts';
import { isLocale } from '../i18n/locales.ts';
import { company, places } from './company.ts';

/** The instant of a day and a time on the wall of a zone. */
function instantOf(date: string, time: string, timeZone: string): string {
  return Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone).toInstant().toString();
}

/** Every webinar, held or to come, as the edge needs it to take registrations. */
export async function siteWebinars(): Promise<SiteWebinar[]> {
  const [entries, team, { timeZone }] = await Promise.all([
    getCollection('webinars', ({ data }) => !data.draft),
    getCollection('team'),
    company(),
  ]);
  return entries.map(({ id, data }) => ({
    id: id.replace(/^(en|fr)\//, ''),
    title: data.title,
    start: instantOf(data.date, data.time, timeZone),
    minutes: data.minutes,
    presenter: team.find((person) => person.id === data.presenter.id)?.data.name ?? '',
    language: isLocale(data.language) ? data.language : 'en',
  }));
}

/** Every special event, held or to come. Its times are those of its place, or of the office for one online. */
export async function siteEvents(): Promise<SiteEvent[]> {
  const [entries, rooms, { timeZone: officeZone }] = await Promise.all([getCollection('events'), places(), company()]);
  return entries.map(({ id, data: { title, date, from, to, place, price, capacity } }) => {
    const room = rooms.find((one) => one.id === place?.id);
    const timeZone = room?.timeZone ?? officeZone;
    return {
      id,
      title,
      start: instantOf(date, from, timeZone),
      end: instantOf(date, to, timeZone),
      timeZone,
      placeId: room?.id ?? null,
      priceCents: price,
      capacity,
    };
  });
}

/** The posts that are advertised. */
export async function sitePosts(): Promise<SitePost[]> {
  return (await getCollection('careers')).map(({ id, data: { title, closes } }) => ({
    id,
    title,
    ...(closes !== undefined && { closes }),
  }));
}
