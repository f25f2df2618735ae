import type { officeOrganisation as en } from '../../en/office/organisation.ts';
import type { Texts } from '../../texts.ts';

export const officeOrganisation: Texts<typeof en> = {
  statement: {
    day: 'Date',
    what: 'Opération',
    who: 'Réservé par',
    booking: 'Réservation',
    order: 'Bon de commande',
    due: 'Échéance',
    amount: 'Montant',
    open: 'Solde ensuite',
  },
};
