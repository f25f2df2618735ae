import type { remindingMail as enReminding, telephoneMail as enTelephone } from '../en/office-acts-mail.ts';
import type { Texts } from '../texts.ts';

export const telephoneMail: Texts<typeof enTelephone> = {
  subject: 'Paiement de {amount} pour la réservation {number}',
  intro: 'Merci de votre appel. Ces places sont gardées pour vous; votre numéro de réservation est {number} :',
  line: '{title}, {date} : {seats}',
  pay: 'La réservation est confirmée dès que {amount}, taxes comprises, sont payés par carte.',
  action: 'Payer par carte',
  until:
    'Les places sont gardées jusqu’au {date} à {time}. Ensuite, elles sont de nouveau libres et rien n’est porté à votre carte.',
};

export const remindingMail: Texts<typeof enReminding> = {
  subject: {
    one: 'Rappel : solde de {amount}, facture {invoices}, réservation {number}',
    other: 'Rappel : solde de {amount}, factures {invoices}, réservation {number}',
  },
  intro: 'Il reste {amount} à payer pour la réservation {number}. L’échéance était le {date}.',
  invoice: 'Facture {number} du {date}, échéance le {due} : solde de {amount}',
  order: 'Votre bon de commande : {order}',
  action: 'Voir la facture et comment la payer',
  crossed: 'Si vous avez payé ces derniers jours, nos envois se sont croisés et vous n’avez rien à faire.',
};
