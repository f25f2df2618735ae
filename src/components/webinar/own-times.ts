/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads; guards would weigh on every page */
import { fill, formatTime } from '../../i18n/format.ts';

/** When a webinar begins by the visitor's clock, where that differs from its zone's. */
export function tellOwnTimes(places: Iterable<HTMLElement>): void {
  const locale = document.documentElement.lang.startsWith('fr') ? 'fr' : 'en';
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!own) return;
  for (const place of places) {
    const { ownTime, zone, text } = place.dataset as Record<string, string>;
    const time = formatTime(ownTime!, locale, own);
    if (time !== formatTime(ownTime!, locale, zone!)) place.textContent = fill(text!, { time });
  }
}
