import { fold } from '../search/fold.ts';

/** A class that can be booked, as far as the catalogue asks for it. */
export interface Offer {
  /** The id of the place; '' is online. */
  place: string;
  language: string;
  /** The first day, `2026-12-08`. */
  day: string;
}

/** What the catalogue's address asks for; an empty text asks for nothing. */
export interface Criteria {
  words: string;
  level: string;
  delivery: string;
  city: string;
  language: string;
  /** The most that a seat may cost, in dollars. */
  price: string;
}

/** The parameters of the address that filter, besides the tab and the words. `guaranteed` is `1` or absent. */
export const filterNames = ['level', 'delivery', 'city', 'language', 'price', 'guaranteed'] as const;

/** The steps of the price filter, in dollars. */
export const priceSteps = [400, 500, 900] as const;

const DAY = 86_400_000;

/**
 * The next class of each place and language as a row of the catalogue carries it: three or four characters each, since
 * there are hundreds. `1e4` is the first of `places` (0 is online), English, four days (base 36) after `from`.
 */
export function writeOffers(offers: readonly Offer[], places: readonly string[], from: string): string {
  return offers
    .map(({ place, language, day }) => {
      const days = (Date.parse(day) - Date.parse(from)) / DAY;
      return `${place ? places.indexOf(place) + 1 : 0}${language[0]}${days.toString(36)}`;
    })
    .join(' ');
}

/** The way back of `writeOffers`. */
export function readOffers(text: string, places: readonly string[], from: string): Offer[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((code) => ({
      place: places[Number(code[0]) - 1] ?? '',
      language: code[1] === 'f' ? 'fr' : 'en',
      day: new Date(Date.parse(from) + parseInt(code.slice(2), 36) * DAY).toISOString().slice(0, 10),
    }));
}

/** The offers that are held where and in the language that is asked for. */
export function offersFor({ delivery, city, language }: Criteria, offers: readonly Offer[]): Offer[] {
  return offers.filter(
    (offer) =>
      (!delivery || (delivery === 'online') === !offer.place) &&
      (!city || offer.place === city) &&
      (!language || offer.language === language),
  );
}

/** Whether each word stands somewhere in the text; without a word, yes. */
export function hasWords(words: string, text: string): boolean {
  const folded = fold(text);
  return fold(words)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** Whether a course has the level that is asked for and the price, in cents. */
export function isAskedFor(criteria: Criteria, course: { level: string; price: number }): boolean {
  return (
    (!criteria.level || course.level === criteria.level) &&
    (!criteria.price || course.price <= Number(criteria.price) * 100)
  );
}
