import type { Locale } from '../../i18n/locales.ts';
import { termsOfClass as en } from '../../i18n/strings/en/terms-of-class.ts';
import { termsOfClass as fr } from '../../i18n/strings/fr/terms-of-class.ts';
import { officeReach } from '../reach.ts';

/**
 * Says on the row of a class that is too near for an invoice whom to call, in place of the form, where no card is taken. Few
 * classes are near, so that this is fetched where one is.
 */
export function tellWhomToCall(row: HTMLElement, locale: Locale): void {
  const { row: t } = { en, fr }[locale];
  const seats = row.querySelector('[data-seats]');
  const { phone, mail } = officeReach(locale);
  const links = [phone, mail].flatMap((way) => {
    if (!way) return [];
    const link = document.createElement('a');
    link.className = 'link';
    link.href = way.href;
    link.textContent = way.text;
    return [link, ' '];
  });
  if (seats) seats.textContent = t.none;
  row.dataset.state = 'closed';
  const place = row.querySelector('form') ?? row;
  // In its place, and as high: nothing moves.
  place.style.minHeight = `${place.offsetHeight}px`;
  row.querySelector('label')?.remove();
  const call = document.createElement('p');
  call.append(`${t.call} `, ...links);
  row.querySelector('button')?.toggleAttribute('hidden', true);
  place.append(call);
}
