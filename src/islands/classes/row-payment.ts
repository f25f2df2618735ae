import type { PaymentMethod } from '../../domain/booking/payment-methods.ts';
import type { Locale } from '../../i18n/locales.ts';
import { termsOfClass as en } from '../../i18n/strings/en/terms-of-class.ts';
import { termsOfClass as fr } from '../../i18n/strings/fr/terms-of-class.ts';
import { officeReach } from '../office-reach.ts';

/**
 * Says on the row of a class that is too near for an invoice that it is paid by card; where no card is taken, whom to call,
 * in place of the form. Few classes are near, so that this is fetched where one is.
 */
export function tellPayment(row: HTMLElement, payment: readonly PaymentMethod[], locale: Locale): void {
  const { row: t } = { en, fr }[locale];
  const seats = row.querySelector('[data-seats]');
  if (payment.length > 0) {
    seats?.append(` · ${t.card}`);
    return;
  }
  const { phone, mail } = officeReach();
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
  const form = row.querySelector('form');
  // In its place, and as high: nothing moves.
  if (form) form.style.minHeight = `${form.offsetHeight}px`;
  form?.querySelector('label')?.remove();
  const call = document.createElement('p');
  call.append(`${t.call} `, ...links);
  form?.querySelector('button')?.toggleAttribute('hidden', true);
  form?.append(call);
}
