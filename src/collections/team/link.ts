import { svgAddress } from '../../build/named-by-content.ts';
import { portrait } from '../../build/portrait/portrait.ts';
import type { Locale } from '../../i18n/locales.ts';
import { href } from '../../i18n/routes.ts';
import { byOrder } from '../entry.ts';
import { placeNamed } from '../places/link.ts';
import type { PlaceDetails } from '../places/schema.ts';
import { ContentError, type Where } from '../problem.ts';
import { shownIds, type Known } from '../references.ts';
import type { PersonData, PersonEntry } from './schema.ts';

/** Someone of the team. `slug` is the fragment of their part of the team's page. */
export interface Person extends Omit<PersonData, 'order' | 'subjects' | 'rooms'> {
  slug: string;
  /** Ids of the categories whose classes they give, `en/microsoft-excel`, and of the places where they do. */
  subjects: string[];
  rooms: string[];
  firstName: string;
  /** The address of the drawing. */
  portrait: string;
  href: Record<Locale, string>;
}

/** What people may teach, and where. */
interface TeamContext {
  categories: Known;
  places: readonly PlaceDetails[];
}

/** Who gives a class is known by the name, to the office and to their own account. */
function refuseNamesakes(entries: readonly PersonEntry[]): void {
  const files = new Map<string, string>();
  for (const { id, data } of entries) {
    const file = `content/team/${id}.yaml`;
    const other = files.get(data.name);
    if (other) throw new ContentError({ file, field: 'name' }, `a name that nobody else has, got that of ${other}`);
    files.set(data.name, file);
  }
}

/** Everybody, in the order of the page. Fails where two have one name, somebody teaches what there is not, or a trainer nothing. */
export function linkTeam(entries: readonly PersonEntry[], { categories, places }: TeamContext): Person[] {
  refuseNamesakes(entries);
  return entries.toSorted(byOrder).map(({ id, data: { order: _order, ...data } }) => {
    const at = (field: string): Where => ({ file: `content/team/${id}.yaml`, field });
    const subjects = shownIds(at('subjects'), data.subjects, categories);
    if (data.trainer !== data.subjects.length > 0) {
      throw new ContentError(
        at('subjects'),
        data.trainer ? 'what the trainer teaches' : 'nothing of who does not teach',
      );
    }
    return {
      ...data,
      subjects,
      rooms: data.rooms.map((room) => placeNamed(at('rooms'), room, places).id),
      slug: id,
      firstName: data.name.split(' ', 1)[0] ?? data.name,
      portrait: svgAddress(id, portrait(data.face)),
      href: { en: href('team', 'en', { hash: id }), fr: href('team', 'fr', { hash: id }) },
    };
  });
}

/** The person that an entry names. */
export function personNamed(where: Where, { id }: { id: string }, team: readonly Person[]): Person {
  const person = team.find(({ slug }) => slug === id);
  if (!person) throw new ContentError(where, `someone of content/team, got ${id}`);
  return person;
}
