import type { SiteEvent, SitePost, SiteWebinar } from '../../domain/site/site-data.ts';
import type { InBoth } from '../../i18n/page-row.ts';
import { openPosts } from '../careers/load.ts';
import { comingEvents } from '../events/load.ts';
import { webinars } from '../webinars/load.ts';

const titles = ({ en, fr }: Record<'en' | 'fr', { data: { title: string } }>): InBoth => ({
  en: en.data.title,
  fr: fr.data.title,
});

/** The webinars as the edge needs them to take registrations, which it does until one begins. */
export async function siteWebinars(): Promise<SiteWebinar[]> {
  return (await webinars()).map(({ entry, slug: id, title, start, minutes, presenter, locale: language }) => ({
    ...{ id, title, start, minutes, presenter: presenter.name, language },
    ...(entry.data.join !== undefined && { join: entry.data.join }),
  }));
}

/** The special events to come. */
export async function siteEvents(): Promise<SiteEvent[]> {
  return (await comingEvents()).map(({ id, texts, start, end, timeZone, place }) => ({
    id,
    title: titles(texts),
    start,
    end,
    timeZone,
    placeId: place?.id ?? null,
    priceCents: texts.en.data.price,
    capacity: texts.en.data.capacity,
  }));
}

/** The posts that one can apply for; the edge looks at their last days. */
export async function sitePosts(): Promise<SitePost[]> {
  return (await openPosts()).map(({ id, texts }) => {
    const { closes } = texts.en.data;
    return { id, title: titles(texts), ...(closes !== undefined && { closes }) };
  });
}
