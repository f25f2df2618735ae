import type { officeRoster as en } from '../../en/office/roster.ts';
import type { Texts } from '../../texts.ts';

export const officeRoster: Texts<typeof en> = {
  heads: {
    name: 'Participant',
    email: 'Courriel',
    booking: 'Réservation',
    state: 'État',
    buyer: 'Réservé par',
    buyerEmail: 'Courriel de la personne qui a réservé',
    phone: 'Téléphone',
    organisation: 'Organisation',
  },
  states: { confirmed: 'réservé', awaiting_payment: 'paiement en cours' },
  attendance: { present: 'présence', partly: 'présence partielle', absent: 'absence' },
};
