import type { bookingLanguage as en } from '../en/booking-language.ts';
import type { Texts } from '../texts.ts';

export const bookingLanguage: Texts<typeof en> = {
  field: 'Langue de la facture, des courriels et de la page de paiement',
  missing: 'Choisissez la langue de la facture.',
  options: { fr: 'français', en: 'anglais' },
};
