import type { termsOfClass as en } from '../en/terms-of-class.ts';
import type { Texts } from '../texts.ts';

export const termsOfClass: Texts<typeof en> = {
  row: {
    none: 'Trop tard pour réserver en ligne',
    call: 'Pour réserver :',
  },
  facts: {
    people: { one: 'personne', other: 'personnes' },
    hours: 'De {from} à {to} {zone}',
    sessions: { one: '{count} séance', other: '{count} séances' },
    online: 'En ligne, en direct',
    inLanguage: { en: 'en anglais', fr: 'en français' },
  },
  payment: {
    card: 'Payable par carte seulement : trop tard pour une facture',
    invoice: 'Payable sur facture',
    both: 'Payable par carte ou sur facture',
  },
  cancelling: {
    freeUntil: 'Annulation sans frais jusqu’au {date}, puis {next}.',
    partUntil: 'Frais d’annulation : {rate} du prix jusqu’au {date}, puis {next}.',
    whole: 'Frais d’annulation : la totalité du prix. Remplacer un participant est gratuit.',
    nextPart: '{rate} du prix',
    nextWhole: 'la totalité du prix',
  },
};
