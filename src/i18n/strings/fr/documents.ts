import type { documents as en } from '../en/documents.ts';
import type { Texts } from '../texts.ts';

export const documents: Texts<typeof en> = {
  classes: 'Classes',
  columns: { description: 'Classe', seats: 'Places', price: 'Prix par place', amount: 'Montant' },
  howToPay: 'Modes de paiement',
  issuedBy: 'Délivrée par',
  page: 'Page {page} de {pages}',
  pdf: 'Télécharger le PDF',
};
