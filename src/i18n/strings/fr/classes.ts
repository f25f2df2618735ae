import type { classes as en } from '../en/classes.ts';
import type { Texts } from '../texts.ts';

export const classes: Texts<typeof en> = {
  none: 'Aucune classe n’est au calendrier pour le moment. Écrivez-nous et nous vous indiquerons la prochaine.',
  more: { one: 'Afficher {count} autre classe', other: 'Afficher {count} autres classes' },
  online: 'En ligne, en direct',
  taughtIn: { en: 'En anglais', fr: 'En français' },
  hours: 'de {from} à {to}',
  sessions: { one: '{count} séance', other: '{count} séances' },
  dates: 'Séances : {dates}',
  perSeat: 'par personne, taxes en sus',
  quantity: 'Personnes',
  add: 'Ajouter au panier',
  filter: {
    label: 'Filtrer les dates',
    place: 'Lieu',
    found: { one: '{count} date', other: '{count} dates' },
    none: 'Aucune date ne correspond. Choisissez « Peu importe » ou demandez une classe privée.',
  },
  live: {
    checking: 'Vérification des places…',
    left: { one: '{count} place libre', other: '{count} places libres' },
    few: { one: 'Plus que {count} place', other: 'Plus que {count} places' },
    full: 'Complète',
    wait: 'S’inscrire à la liste d’attente',
    closed: 'Inscriptions closes',
    cancelled: 'Annulée',
    guaranteed: 'classe garantie',
    unknown: 'Les places sont confirmées au paiement',
    yourTime: '({time} chez vous)',
  },
};
