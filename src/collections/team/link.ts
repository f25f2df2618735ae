import type { Locale } from '../../i18n/locales.ts';
import { href } from '../../i18n/routes.ts';
import { byOrder } from '../entry.ts';
import { ContentError, type Where } from '../problem.ts';
import { initialsOf } from './initials.ts';
import type { PersonData, PersonEntry } from './schema.ts';

/** Someone of the team. `slug` is the fragment of their part of the team's page. */
export interface Person extends Omit<PersonData, 'order'> {
  slug: string;
  initials: string;
  href: Record<Locale, string>;
}

/** Everybody, in the order of the page. */
export function linkTeam(entries: readonly PersonEntry[]): Person[] {
  return entries.toSorted(byOrder).map(({ id, data: { order: _order, ...data } }) => ({
    ...data,
    slug: id,
    initials: initialsOf(data.name),
    href: { en: href('team', 'en', { hash: id }), fr: href('team', 'fr', { hash: id }) },
  }));
}

/** The person that an entry names. */
export function personNamed(where: Where, { id }: { id: string }, team: readonly Person[]): Person {
  const person = team.find(({ slug }) => slug === id);
  if (!person) throw new ContentError(where, `someone of content/team, got ${id}`);
  return person;
}
