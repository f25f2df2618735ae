import { askTimetable } from '../../api/timetable.ts';
import type { Locale } from '../../i18n/locales.ts';
import { drawSeats, type SeatTexts } from './bars.ts';

/** Draws the seats of the week that the home page shows; what cannot be had leaves the week as it is. */
async function live(): Promise<void> {
  const list = document.getElementById('this-week');
  if (!list) return;
  const { locale, week = '', texts = '' } = list.dataset;
  const answer = await askTimetable(`week=${week}`);
  for (const one of answer?.classes ?? []) {
    const bar = list.querySelector<HTMLElement>(`[data-id="${CSS.escape(one.id)}"]`);
    if (bar) drawSeats(bar, one, locale as Locale, JSON.parse(texts) as SeatTexts);
  }
}

if ((document as { prerendering?: boolean }).prerendering) {
  document.addEventListener('prerenderingchange', () => void live(), { once: true });
} else void live();
