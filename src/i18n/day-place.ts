import type { Session } from '../domain/catalogue/classes.ts';
import { fill } from './format.ts';
import type { Locale } from './locales.ts';
import { dayPlace as en } from './strings/en/day-place.ts';
import { dayPlace as fr } from './strings/fr/day-place.ts';

const texts = { en, fr };

/** When a session is, with where it is held if that is not where its class is: `Tuesday, December 8, 9:00 a.m. to 4:00 p.m., online`. */
export function withDayPlace(
  session: string,
  { online, room }: Pick<Session, 'online' | 'room'>,
  locale: Locale,
): string {
  if (online) return fill(texts[locale].online, { session });
  return room ? fill(texts[locale].room, { session, room }) : session;
}
