import type { documents as en } from '../en/documents.ts';
import type { Texts } from '../texts.ts';

export const documents: Texts<typeof en> = {
  classes: 'Sessions',
  ordered: 'Commandé',
  columns: { description: 'Session', seats: 'Places', price: 'Prix par place', amount: 'Montant' },
  howToPay: 'Modes de paiement',
  issuedBy: { invoice: 'Émise par', creditNote: 'Émise par', receipt: 'Émis par' },
  creditedTo: 'Crédit accordé à',
  page: 'Page {page} de {pages}',
  pdf: 'Télécharger le PDF',
  receiptPdf: 'Télécharger le reçu',
  files: { receipt: 'recu', certificate: 'attestation' },
  receipt: {
    title: 'Reçu pour la facture {number}',
    lead: 'Nous avons reçu {amount} pour la facture {number} du {date}. Merci.',
    from: 'Reçu de',
    payments: 'Paiements',
    columns: { date: 'Date', how: 'Mode', amount: 'Montant' },
    methods: {
      card: 'Par carte',
      cheque: 'Par chèque',
      transfer: 'Par virement bancaire',
      credit: 'Par un crédit gardé chez nous',
      bank: 'Repris par la banque de la carte',
      sent: 'Remboursement',
      kept: 'Gardé chez nous comme crédit',
    },
    received: 'Somme reçue',
    left: 'Somme reçue, moins ce qui est reparti',
    paidFor: 'Objet de la facture {number}',
    together: {
      title: 'Reçu pour plusieurs factures, {date}',
      lead: 'Nous avons reçu {amount} le {date} pour les factures ci-dessous. Merci.',
      reference: 'Référence',
      invoices: 'Factures',
      invoice: 'Facture',
      booking: 'Réservation',
    },
  },
};
