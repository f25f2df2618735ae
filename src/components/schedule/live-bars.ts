import { askTimetable } from '../../api/timetable.ts';
import type { Locale } from '../../i18n/locales.ts';
import { drawSeats, type SeatTexts } from './bars.ts';

/** Draws the seats of the bars that a list shows; what cannot be had leaves them as they are. */
export async function fillBars(list: HTMLElement): Promise<void> {
  const { locale, asks = '', texts = '' } = list.dataset;
  const answer = await askTimetable(asks);
  for (const one of answer?.classes ?? []) {
    const bar = list.querySelector<HTMLElement>(`[data-id="${CSS.escape(one.id)}"]`);
    if (bar) drawSeats(bar, one, locale as Locale, JSON.parse(texts) as SeatTexts);
  }
}
