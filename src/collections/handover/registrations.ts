import type { SiteEvent, SitePost, SiteWebinar } from '../../domain/site/site-data.ts';
import { openPosts } from '../careers/load.ts';
import { comingEvents } from '../events/load.ts';
import { webinars } from '../webinars/load.ts';

/** The webinars as the edge needs them to take registrations, which it does until one begins. */
export async function siteWebinars(): Promise<SiteWebinar[]> {
  return (await webinars()).map(({ entry, slug: id, title, start, minutes, presenter, language }) => ({
    ...{ id, title, start, minutes, presenter: presenter.name, language },
    ...(entry.data.join !== undefined && { join: entry.data.join }),
  }));
}

/** The special events to come. */
export async function siteEvents(): Promise<SiteEvent[]> {
  return (await comingEvents()).map(({ entry, start, end, timeZone, place }) => ({
    id: entry.id,
    title: entry.data.title,
    start,
    end,
    timeZone,
    placeId: place?.id ?? null,
    priceCents: entry.data.price,
    capacity: entry.data.capacity,
  }));
}

/** The posts that one can apply for; the edge looks at their last days. */
export async function sitePosts(): Promise<SitePost[]> {
  return (await openPosts()).map(
    ({
      entry: {
        id,
        data: { title, closes },
      },
    }) => ({
      id,
      title,
      ...(closes !== undefined && { closes }),
    }),
  );
}
