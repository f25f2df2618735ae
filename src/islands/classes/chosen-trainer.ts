import { shortDay } from '../../i18n/class-words.ts';
import { fill } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { classes as en } from '../../i18n/strings/en/classes.ts';
import { classes as fr } from '../../i18n/strings/fr/classes.ts';
import type { SeatWish } from '../../domain/cart/cart.ts';
import { courseSeats } from './course-seats.ts';

const block = document.querySelector<HTMLElement>('.course-trainer');
const text = block?.querySelector('b');
/** What the page was built with: the trainer of its first date. */
const built = text?.textContent ?? '';
let asked = '';

/**
 * Names who teaches the chosen class. Portrait and role are those of the trainer that the page was built with; where it is not
 * known who teaches, nobody is named.
 */
export async function tellTrainer({ eventId, start, timeZone }: Required<SeatWish>, locale: Locale): Promise<void> {
  if (!block || !text) return;
  asked = eventId;
  const name = (await courseSeats()).find(({ id }) => id === eventId)?.trainer;
  if (asked !== eventId) return;
  block.hidden = name === undefined;
  if (name === undefined) return;
  text.textContent = fill({ en, fr }[locale].trainer, { name, date: shortDay(start, locale, timeZone) });
  for (const part of block.querySelectorAll<HTMLElement>('img, span')) part.hidden = !built.includes(name);
}
