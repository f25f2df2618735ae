import type { liveClasses as en } from '../en/live-classes.ts';
import type { Texts } from '../texts.ts';

export const liveClasses: Texts<typeof en> = {
  checking: 'Vérification des places…',
  left: { one: '{count} place libre', other: '{count} places libres' },
  few: { one: 'Plus que {count} place', other: 'Plus que {count} places' },
  full: 'Complète',
  wait: 'S’inscrire à la liste d’attente',
  closed: 'Inscriptions closes',
  cancelled: 'Annulée',
  guaranteed: 'session garantie',
  unknown: 'Les places sont confirmées à la réservation',
  card: 'carte seulement',
  yourTime: '({time} chez vous)',
};
