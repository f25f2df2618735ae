/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads */
import { shortDay } from '../../i18n/class-words.ts';
import { fill } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { classes as en } from '../../i18n/strings/en/classes.ts';
import { classes as fr } from '../../i18n/strings/fr/classes.ts';
import type { SeatWish } from '../../domain/cart/cart.ts';
import { courseSeats } from './course-seats.ts';

const block = document.querySelector<HTMLElement>('.course-trainer');
let asked = '';

/** Shows who teaches the chosen class, with face and role where the team's page has them; nobody where it is not known who does. */
export async function tellTrainer({ eventId, start, timeZone }: Required<SeatWish>, locale: Locale): Promise<void> {
  if (!block) return;
  asked = eventId;
  const chosen = (await courseSeats()).find(({ id }) => id === eventId);
  if (asked !== eventId) return;
  const { trainer: name, trainerRole: role, trainerPortrait: portrait } = chosen ?? {};
  block.hidden = name === undefined;
  if (name === undefined) return;
  const [face, words] = [block.querySelector('img')!, block.querySelector('span')!];
  block.querySelector('b')!.textContent = fill({ en, fr }[locale].trainer, {
    name,
    date: shortDay(start, locale, timeZone),
  });
  if (portrait !== undefined) face.src = portrait;
  face.hidden = portrait === undefined;
  words.textContent = role?.[locale] ?? '';
}
