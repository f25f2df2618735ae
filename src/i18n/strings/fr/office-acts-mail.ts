import type {
  remindingMail as enReminding,
  statementMail as enStatement,
  telephoneMail as enTelephone,
} from '../en/office-acts-mail.ts';
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

export const statementMail: Texts<typeof enStatement> = {
  subject: {
    one: 'Relevé du {date} : solde de {amount}, une facture impayée',
    other: 'Relevé du {date} : solde de {amount}, {count} factures impayées',
  },
  note: 'Un mot de notre bureau :',
  intro: 'Voici vos factures impayées au {date} :',
  ofOrganisation: 'Voici les factures impayées de votre organisation, {organisation}, au {date} :',
  invoice: 'Facture {number} du {date}, échéance le {due} : solde de {amount}',
  overdue: { one: '{count} jour de retard', other: '{count} jours de retard' },
  booking: 'réservation {number}',
  who: 'réservée par {name}',
  order: 'votre bon de commande {order}',
  link: 'Voir et payer la facture {number}',
  unlinked:
    'Une facture sans lien concerne une réservation faite par une autre personne de votre organisation, qui en a le lien. Par virement ou par chèque, n’importe qui peut la payer en indiquant son numéro.',
  agesTitle: 'Le solde selon son ancienneté :',
  ages: {
    notDue: 'Non échu : {amount}',
    to30: 'De 1 à 30 jours de retard : {amount}',
    to60: 'De 31 à 60 jours de retard : {amount}',
    to90: 'De 61 à 90 jours de retard : {amount}',
    older: 'Plus de 90 jours de retard : {amount}',
  },
  total: 'En tout : {amount}',
  calledOff:
    'En dehors de ces factures, il reste {amount} pour des réservations dont nous avons dû annuler une session. Rien n’est à payer pour celles-ci tant que vous n’avez pas choisi ce que deviennent les places.',
  owedAlone: {
    subject: 'Relevé du {date} : nous vous devons {amount}',
    intro:
      'Vous n’avez rien à payer : au {date}, nous vous devons {amount}. Écrivez-nous comment vous renvoyer cette somme.',
  },
  owed: 'En dehors de ces factures, nous vous devons {amount}.',
  crossed:
    'Ce relevé tient compte de ce que nous avions reçu au {date}. Si vous avez payé ces derniers jours, nos envois se sont croisés et vous n’avez rien à faire.',
};
