import type { officeTrainingList as en } from '../../en/office/training-list.ts';
import type { Texts } from '../../texts.ts';

export const officeTrainingList: Texts<typeof en> = {
  heads: {
    day: 'Premier jour',
    course: 'Cours',
    language: 'Langue',
    place: 'Lieu',
    participant: 'Nom',
    email: 'Courriel',
    state: 'État',
    certificate: 'Attestation',
    booking: 'Réservation',
    order: 'Bon de commande',
    price: 'Prix avant taxes',
  },
  languages: { en: 'anglais', fr: 'français' },
  online: 'En ligne',
  states: { toCome: 'à venir', taken: 'suivi', missed: 'manqué' },
};
