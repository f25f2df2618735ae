import type { FoundClass } from '../../domain/classes/office-classes.ts';
import { isOnlineOnce } from '../../domain/classes/days.ts';
import { dayKey, giverOf } from '../../domain/classes/substitutes.ts';
import { withDayPlace } from '../../i18n/day-place.ts';
import { fill, formatDate, formatTime, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { officeClasses as en } from '../../i18n/strings/en/office/classes.ts';
import { officeClasses as fr } from '../../i18n/strings/fr/office/classes.ts';
import type { Texts } from '../../i18n/strings/texts.ts';

export type ClassTexts = Texts<typeof en>;
export const classTexts: Record<Locale, ClassTexts> = { en, fr };

export type ClassFacts = Omit<FoundClass, 'bookedCents' | 'priceCents'>;

/** When a session is, on the wall of the class's own zone: `Tuesday, December 8, 2026, 9:00 a.m.–4:00 p.m.` */
export function sessionText(session: FoundClass['sessions'][number], timeZone: string, locale: Locale): string {
  const { start, end } = session;
  const hours = `${formatTime(start, locale, timeZone)}–${formatTime(end, locale, timeZone)}`;
  return withDayPlace(`${formatDate(start, locale, timeZone, 'full')}, ${hours}`, session, locale);
}

/** The same, with who gives it where that is not the trainer of its class. */
export function dayText(
  of: Pick<ClassFacts, 'trainer' | 'substitutes' | 'timeZone'>,
  session: FoundClass['sessions'][number],
  locale: Locale,
  t: ClassTexts,
): string {
  const text = sessionText(session, of.timeZone, locale);
  if (of.substitutes[dayKey(session)] === undefined) return text;
  return fill(t.givenBy, { session: text, name: giverOf(of, session) ?? t.nobody });
}

/** Who gives single days of a class in place of its trainer: `day 2: Bo Larsen`; empty where nobody does. */
export const substitutesText = (of: Pick<ClassFacts, 'trainer' | 'substitutes' | 'sessions'>, t: ClassTexts): string =>
  of.sessions
    .flatMap((session, index) =>
      of.substitutes[dayKey(session)] === undefined
        ? []
        : [fill(t.dayOf, { number: index + 1, name: giverOf(of, session) ?? t.nobody })],
    )
    .join('; ');

/** Which days of a class a trainer gives, where that is not all of it: theirs as a substitute, or who gives those that are not theirs. */
export function ownDaysText(
  of: Pick<ClassFacts, 'trainer' | 'substitutes' | 'sessions' | 'timeZone'> & { own: readonly number[] },
  locale: Locale,
): string {
  const t = classTexts[locale];
  const own = of.sessions.filter((_, index) => of.own.includes(index + 1));
  if (!own.some((session) => of.substitutes[dayKey(session)] !== undefined)) return substitutesText(of, t);
  const dates = own.map((session) => sessionText(session, of.timeZone, locale)).join('; ');
  return fill(plural(own.length, locale, t.own.only), { count: own.length, dates });
}

export const whereText = ({ city, room }: Pick<ClassFacts, 'city' | 'room'>, locale: Locale, t: ClassTexts): string =>
  city ? [city[locale], room].filter(Boolean).join(', ') : t.online;

/** Green where all is well, amber where a hand is needed. */
export interface Standing {
  text: string;
  tone: 'well' | 'needs' | 'plain';
}

/** That a class is private, and whose it is as long as that is known. */
const clientText = (client: string | null, t: ClassTexts): string =>
  client ? fill(t.privateFor, { client }) : t.private;

/** How full a class is; of a private one, for how many people it is. */
export const fillText = (
  { booked, capacity, client }: Pick<ClassFacts, 'booked' | 'capacity' | 'client'>,
  locale: Locale,
  t: ClassTexts,
) => (client === null ? fill(t.fill, { booked, capacity }) : plural(capacity, locale, t.people));

/** How a class stands, in words; what it still needs stands behind. `planned` where nothing else is to be said. */
export function standingOf(one: ClassFacts, t: ClassTexts): Standing[] {
  const { states } = t;
  const plain = (text: string): Standing => ({ text, tone: 'plain' });
  const needs = (text: string): Standing => ({ text, tone: 'needs' });
  if (one.state === 'cancelled')
    return [plain(states.cancelled), ...(one.client === null ? [] : [plain(clientText(one.client, t))])];
  if (one.state === 'withdrawn') return [plain(t.withdrawn)];
  if (one.state === 'finished') return [plain(t.over)];
  const said: Standing[] = [];
  const isPrivate = one.client !== null;
  if (isPrivate) said.push({ text: clientText(one.client, t), tone: 'well' });
  else if (one.state === 'confirmed') said.push({ text: states.guaranteed, tone: 'well' });
  else if (one.booked > 0 && one.booked < one.minimum) said.push(needs(states.below_minimum));
  if (one.booked === 0) said.push(plain(states.nobody));
  if (one.claimed >= one.capacity && !isPrivate) said.push({ text: states.full, tone: 'well' });
  if (!one.onSale && !isPrivate) said.push(plain(states.sales_closed));
  // Of a class that nobody booked, nothing is missed.
  const isAwaited = one.state === 'confirmed' || one.booked > 0;
  if (isAwaited && !one.hasLink && (one.delivery === 'online' || isOnlineOnce(one.sessions, Date.now())))
    said.push(needs(states.needs_link));
  if (isAwaited && one.delivery === 'in-person' && one.room === '') said.push(needs(states.needs_room));
  const isToCome = ({ end }: FoundClass['sessions'][number]) => Date.parse(end) > Date.now();
  if (isAwaited && one.sessions.some((session) => isToCome(session) && giverOf(one, session) === null))
    said.push(needs(states.needs_trainer));
  return said.length > 0 ? said : [plain(states.planned)];
}
