import { subjectField, type Enquiry, type EnquiryKind } from '../../src/domain/enquiries/enquiries.ts';
import type { EntryList } from '../../src/domain/forms/form.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import type { Dependencies } from '../platform/dependencies.ts';

interface Subject {
  /** Empty where the kind is about nothing. */
  about: string;
  capacity?: number;
}

/** What a registration or an application is for: `null` where it does not exist, or is not open by the server's clock. */
export function openSubject({ siteData, now }: Pick<Dependencies, 'siteData' | 'now'>, kind: EnquiryKind, id: unknown) {
  const named = subjectField(kind);
  if (!named) return { about: '' };
  const at = now().getTime();
  const today = dateIn(siteData.office.timeZone, at);
  const isToCome = ({ start }: { start: string }) => Date.parse(start) > at;
  const open = {
    webinars: siteData.webinars.filter(isToCome),
    events: siteData.events.filter(isToCome),
    posts: siteData.posts.filter(({ closes }) => closes === undefined || closes >= today),
  } satisfies Record<EntryList, { id: string }[]>;
  const entry = open[named.list].find((one) => one.id === id);
  if (!entry) return null;
  const subject: Subject = 'capacity' in entry ? { about: entry.id, capacity: entry.capacity } : { about: entry.id };
  return subject;
}

/** What a form names as its subject. */
export function subjectNamed(kind: EnquiryKind, fields: Enquiry): unknown {
  const named = subjectField(kind);
  return named && (fields as Record<string, unknown>)[named.name];
}

/** When and where a webinar or an event takes place, by its name in a language; a webinar is online, and has a presenter. */
export function heldAt(
  { webinars, events, office }: Pick<SiteData, 'webinars' | 'events' | 'office'>,
  { kind, about, language }: { kind: EnquiryKind; about: string; language: Locale },
) {
  const webinar = kind === 'webinar' ? webinars.find(({ id }) => id === about) : undefined;
  if (webinar) {
    const end = new Date(Date.parse(webinar.start) + webinar.minutes * 60_000).toISOString();
    return { ...webinar, end, timeZone: office.timeZone, placeId: null };
  }
  const event = kind === 'special-event' ? events.find(({ id }) => id === about) : undefined;
  return event && { ...event, title: event.title[language], presenter: null };
}

/** The name of the webinar, event or post that an enquiry is of, in a language. */
export function titleOf(
  { webinars, events, posts }: Pick<SiteData, 'webinars' | 'events' | 'posts'>,
  about: string,
  language: Locale,
): string | undefined {
  const title = [...webinars, ...events, ...posts].find(({ id }) => id === about)?.title;
  return typeof title === 'object' ? title[language] : title;
}
