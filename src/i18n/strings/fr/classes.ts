import type { classes as en } from '../en/classes.ts';
import type { Texts } from '../texts.ts';
import { liveClasses } from './live-classes.ts';

export const classes: Texts<typeof en> = {
  none: 'Aucune session n’est au calendrier pour le moment. Écrivez-nous et nous vous indiquerons la prochaine.',
  more: { one: 'Afficher {count} autre session', other: 'Afficher {count} autres sessions' },
  online: 'En ligne, en direct',
  taughtIn: { en: 'en anglais', fr: 'en français' },
  hours: 'de {from} à {to}',
  sessions: { one: '{count} séance', other: '{count} séances' },
  dates: 'Séances : {dates}',
  later: 'puis {dates}',
  perSeat: 'par personne, taxes en sus',
  quantity: 'Personnes',
  add: 'Ajouter au panier',
  trainer: 'Avec {name}, le {date}',
  filter: {
    found: { one: '{count} date', other: '{count} dates' },
    none: 'Aucune date n’y est prévue pour le moment. Une session privée peut l’être, à la date de votre choix.',
    all: 'Voir toutes les dates',
  },
  live: liveClasses,
};
