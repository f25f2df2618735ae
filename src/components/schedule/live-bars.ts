import { askTimetable } from '../../api/timetable.ts';
import type { Locale } from '../../i18n/locales.ts';
import { drawSeats, type SeatTexts } from './bars.ts';

/** Draws the seats of the bars that a page shows; what cannot be had leaves them as they are. */
async function live(): Promise<void> {
  const list = document.getElementById('live-bars');
  if (!list) return;
  const { locale, asks = '', texts = '' } = list.dataset;
  const answer = await askTimetable(asks);
  for (const one of answer?.classes ?? []) {
    const bar = list.querySelector<HTMLElement>(`[data-id="${CSS.escape(one.id)}"]`);
    if (bar) drawSeats(bar, one, locale as Locale, JSON.parse(texts) as SeatTexts);
  }
}

if ((document as { prerendering?: boolean }).prerendering) {
  document.addEventListener('prerenderingchange', () => void live(), { once: true });
} else void live();
