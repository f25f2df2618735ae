import type { cardPage as enPage, paymentMail as enMail } from '../en/payments.ts';
import type { Texts } from '../texts.ts';

export const cardPage: Texts<typeof enPage> = {
  booking: 'Réservation GCT {number}',
  invoice: 'Facture GCT {number}',
};

export const paymentMail: Texts<typeof enMail> = {
  payment_receipt: {
    subject: 'Reçu : {amount} pour la facture {invoice}',
    text: ['Nous avons reçu le {date} un paiement {method} de {amount} pour la facture {invoice}. Merci.'],
    credit: 'Le {date}, un crédit gardé chez nous a servi à payer {amount} de la facture {invoice}.',
    methods: { card: 'par carte', cheque: 'par chèque', transfer: 'par virement bancaire' },
    link: 'Voir la facture et ce qui a été payé',
    linkLine: 'Voir la facture et ce qui a été payé : {address}',
  },
  payments_receipt: {
    subject: 'Reçu : {amount} pour plusieurs factures',
    intro: 'Nous avons reçu le {date} un paiement {method} de {amount} pour ces factures. Merci.',
    part: 'Facture {invoice} : {amount}',
    link: 'Voir votre facture et ce qui a été payé',
    linkLine: 'Voir votre facture et ce qui a été payé : {address}',
  },
  payment_bounced: {
    subject: 'Votre {what} de {amount} a été retourné par la banque',
    text: 'La banque nous a retourné votre {what} de {amount}, inscrit le {date}. Ce paiement ne compte plus, et le reçu que nous vous avions envoyé est sans valeur.',
  },
  payment_corrected: {
    subject: 'Correction : {amount} inscrits par erreur',
    text: 'Nous avions inscrit le {date} un {what} de {amount} et vous avions envoyé un reçu. C’était une erreur de notre part : ce reçu est sans valeur, et voici l’état de votre compte.',
  },
  taken_back: {
    whats: { cheque: 'chèque', transfer: 'virement bancaire' },
    number: 'Son numéro ou sa mention : {number}',
    credit: 'Le crédit auquel il avait donné lieu est repris lui aussi : {amount}.',
    stopped: 'Ce que nous devions vous en rembourser ne sera pas envoyé : {amount}.',
    ways: 'Modes de paiement :',
  },
  standing: {
    open: 'Voici ce qui reste à payer :',
    invoice: 'Facture {invoice} : {amount}, échéance le {date}',
    total: 'En tout : {amount}',
    nothing: 'Il ne reste rien à payer.',
    owed: 'Vous avez payé {amount} de trop : cette somme vous revient. Écrivez-nous si nous devons vous la renvoyer.',
  },
  credit_taken: {
    subject: 'Un de vos crédits ne compte plus : {amount}',
    why: {
      returned:
        'La banque a retourné le {what} qui avait payé votre réservation {number}. Le crédit qui vous avait été accordé pour cette réservation en provenait.',
      mistake:
        'Le {what} inscrit pour votre réservation {number} l’avait été par erreur de notre part. Le crédit qui vous avait été accordé pour cette réservation en provenait.',
    },
    taken: 'Nous reprenons donc {amount} de ce crédit. Il vous en reste {left}.',
    questions: 'Pour toute question, répondez à ce courriel.',
  },
  money_back: {
    subject: 'Nous vous remboursons {amount}',
    over: 'Nous vous remboursons le montant payé en trop pour la réservation {booking} : {amount}.',
    credit: 'Nous vous remboursons {amount} du crédit que vous avez chez nous. Il vous en reste {left}.',
    toCard:
      'Le remboursement se fait sur la carte qui a payé. Il peut mettre jusqu’à 10 jours ouvrables à paraître sur votre relevé. Vous n’avez rien à faire.',
    byHand: 'Notre bureau vous envoie cette somme par chèque ou par virement bancaire.',
    notToCard:
      'La carte qui a payé n’a pas accepté ce remboursement : notre bureau vous envoie donc la somme par chèque ou par virement bancaire.',
  },
  refund_stopped: {
    subject: 'Remboursement non envoyé : {amount}',
    text: 'Nous vous avions annoncé un remboursement de {amount} pour la réservation {booking}. Il n’est pas envoyé.',
  },
  refund_returned: {
    subject: 'Un remboursement nous est revenu : {amount}',
    text: 'Le remboursement de {amount} envoyé par chèque ou par virement bancaire pour la réservation {booking} nous est revenu.',
  },
  refund_back: {
    credit: 'Cette somme fait de nouveau partie de votre crédit chez nous, qui est maintenant de {left}.',
    owed: 'Nous vous devons {owed} pour cette réservation.',
    reply: 'Veuillez répondre à ce courriel pour que nous puissions vous l’envoyer autrement.',
    questions: 'Pour toute question, répondez à ce courriel.',
  },
  paid_twice: {
    subject: 'Nous vous remboursons {amount}',
    text: [
      'Le {date}, votre carte a été débitée de {amount} pour la réservation {booking}, qui était déjà confirmée.',
      'Votre réservation demeure telle quelle et nous avons demandé le remboursement complet de ce paiement sur votre carte. Il peut mettre jusqu’à 10 jours ouvrables à paraître sur votre relevé. Vous n’avez rien à faire.',
    ],
    link: 'Voir votre réservation',
    linkLine: 'Voir votre réservation : {address}',
  },
  paid_over: {
    subject: 'Nous vous remboursons {back}',
    text: [
      'Le {date}, votre carte a été débitée de {amount} pour la facture {invoice}. Cette somme dépassait de {back} ce qui restait à payer : un autre paiement ou un crédit avait déjà couvert cette part.',
      'Nous avons demandé le remboursement de {back} sur votre carte. Il peut mettre jusqu’à 10 jours ouvrables à paraître sur votre relevé. Vous n’avez rien à faire.',
    ],
    link: 'Voir la facture et ce qui a été payé',
    linkLine: 'Voir la facture et ce qui a été payé : {address}',
  },
  seats_gone: {
    subject: 'Places non disponibles : nous vous remboursons {amount}',
    text: [
      'Le {date}, votre carte a été débitée de {amount} pour la réservation {booking}, mais nous ne pouvions plus vous donner ces places : le délai de paiement était écoulé et quelqu’un d’autre les a réservées, ou la session a été annulée.',
      'Rien n’est réservé et nous avons demandé le remboursement complet de ce paiement sur votre carte. Il peut mettre jusqu’à 10 jours ouvrables à paraître sur votre relevé. Vous n’avez rien à faire. Nous en sommes désolés; appelez-nous et nous chercherons une autre date avec vous.',
    ],
    link: 'Voir où en est votre réservation',
    linkLine: 'Voir où en est votre réservation : {address}',
  },
};
