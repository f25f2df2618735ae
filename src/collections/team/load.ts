import { getCollection, type CollectionEntry } from 'astro:content';
import type { Locale } from '../../i18n/locales.ts';
import { href } from '../../i18n/routes.ts';
import { initialsOf } from './initials.ts';

/** Someone of the team. `slug` is the fragment of their part of the team's page. */
export interface Person extends Omit<CollectionEntry<'team'>['data'], 'order'> {
  slug: string;
  initials: string;
  href: Record<Locale, string>;
}

/** Everybody, in the order of the page. */
export async function team(): Promise<Person[]> {
  const entries = (await getCollection('team')).toSorted((a, b) => a.data.order - b.data.order);
  return entries.map(({ id, data: { order: _order, ...data } }) => ({
    ...data,
    slug: id,
    initials: initialsOf(data.name),
    href: { en: href('team', 'en', { hash: id }), fr: href('team', 'fr', { hash: id }) },
  }));
}

/** The person that an entry names. `where` is the entry's file and field; one who is not on the team stops the build. */
export async function personNamed(where: string, { id }: { id: string }): Promise<Person> {
  const person = (await team()).find(({ slug }) => slug === id);
  if (!person) throw new Error(`${where}: expected someone of content/team, got ${id}`);
  return person;
}
