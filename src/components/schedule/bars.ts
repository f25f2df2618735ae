/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads; guards would weigh on every page */
import type { TimetableClass } from '../../domain/catalogue/timetable.ts';
import { plural } from '../../i18n/fill.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';

export type SeatTexts = Pick<Dictionary['schedule']['live'], 'left' | 'full' | 'closed' | 'cancelled' | 'sure'>;

export type Seats = Pick<TimetableClass, 'id' | 'capacity' | 'seatsLeft' | 'state' | 'availability'>;

function seatsText({ state, availability, seatsLeft }: Seats, locale: Locale, texts: SeatTexts): string {
  if (state === 'cancelled') return texts.cancelled;
  if (availability === 'full' || availability === 'closed') return texts[availability];
  return plural(seatsLeft, locale, texts.left);
}

/** Draws the seats of a class into its bar, as dots and as words. */
export function drawSeats(bar: HTMLElement, seats: Seats, locale: Locale, texts: SeatTexts): void {
  const dots = bar.querySelector<HTMLElement>('.dots')!;
  const words = dots.nextElementSibling!;
  const open = seats.state !== 'cancelled' && seats.availability !== 'closed';
  bar.dataset.state = seats.availability;
  bar.toggleAttribute('data-taken', open && seats.seatsLeft < seats.capacity);
  dots.style.setProperty('--seats', String(open ? seats.capacity : 0));
  dots.style.setProperty('--free', String(open ? seats.seatsLeft : 0));
  words.textContent = seatsText(seats, locale, texts);
  bar.toggleAttribute('data-sure', seats.state === 'confirmed');
  if (seats.state !== 'confirmed') return;
  const sure = document.createElement('span');
  sure.className = 'sr-only';
  sure.textContent = `, ${texts.sure}`;
  words.append(sure);
}
