import { CourseDetail, EventDetail } from '../domain/catalogue/classes.ts';
import { SiteMapItems } from '../domain/search/items.ts';
import { site } from './client.ts';

/** A course by its English or French id, with its upcoming classes. */
export const courseDetail = (id: string) =>
  site.get(`/Website/course-detail/${encodeURIComponent(id)}`, { answer: CourseDetail });

/** One class. */
export const eventDetail = (eventId: string) =>
  site.get(`/Website/event-detail/${encodeURIComponent(eventId)}`, { answer: EventDetail });

/** The items of the site's search, of both languages. */
export const searchItems = () => site.get('/website/sitemap-items-search-results', { answer: SiteMapItems });
