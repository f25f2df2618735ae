import type { officeMail as en } from '../en/office-mail.ts';
import type { Texts } from '../texts.ts';

export const officeMail: Texts<typeof en> = {
  none: 'Aucun',
  payment: {
    booking: 'Réservation',
    buyer: 'Client',
    amount: 'Montant',
    id: 'Identifiant',
    note: 'Note',
    payment_unknown: {
      subject: 'Paiement à vérifier : {amount}, réservation {booking}',
      text: 'Le service de paiement ne peut dire si ce montant a été payé, ou sa réponse ne concorde pas. Les places sont gardées et la question lui est reposée régulièrement. Veuillez chercher ce paiement dans Stripe par son identifiant.',
    },
    payment_returned: {
      subject: 'Paiement remboursé : {amount}, réservation {booking}',
      text: 'Ce montant a été payé par carte sans pouvoir donner lieu à une réservation : les places n’étaient plus libres, la classe a été annulée ou la réservation était déjà payée. Il est remboursé en entier et le client en a été informé. Appelez-le si une autre date peut lui être offerte.',
    },
    refund_failed: {
      subject: 'Remboursement échoué : {amount}, réservation {booking}',
      text: 'Le service de paiement n’a pas pu rembourser ce montant. Veuillez convenir d’un autre moyen avec le client et le noter.',
    },
    refund_by_hand: {
      subject: 'Remboursement à faire : {amount}, réservation {booking}',
      text: 'Une note de crédit rend ce montant, mais aucun paiement par carte ne peut le recevoir. Veuillez envoyer un chèque ou faire un virement.',
    },
  },
  report: {
    subject: 'Rapport de classe : {title}, {date}',
    intro: 'Rapport de {name} ({email}) sur la classe {title}, {date} ({id}).',
    attendance: 'Présences',
    attended: '{name} : {state}',
    state: { present: 'présent', partly: 'une partie du temps', absent: 'absent' },
    covered: 'Matière vue',
    incidents: 'Incidents',
    followUp: 'Suivi',
  },
  support: {
    subject: 'Demande d’aide : {topic} ({name})',
    from: 'De',
    person: '{name}, {email}, écrit en : {language}',
    phone: 'Téléphone',
    class: 'Classe',
    classLine: '{title}, {date} ({id})',
    message: 'Message',
    topics: {
      join: 'ne peut pas se joindre à la classe',
      sound: 'son, image ou écran',
      materials: 'fichiers et documents',
      exercise: 'un exercice ou la matière',
      other: 'autre chose',
    },
  },
};
