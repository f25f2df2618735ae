import { cart } from './cart.ts';
import { changesMail } from './changes-mail.ts';
import { courseware } from './courseware.ts';
import { documents } from './documents.ts';
import { mail } from './mail.ts';
import { needs } from './needs.ts';
import type { manage as en } from '../en/manage.ts';
import type { Texts } from '../texts.ts';

export const manage: Texts<typeof en> = {
  title: 'Votre réservation',
  description: 'Donner les noms des participants, changer de date ou annuler une réservation.',
  noScript:
    'Cette page exige JavaScript. Nous modifions aussi volontiers votre réservation par téléphone ou par courriel.',
  number: 'Réservation {number}',
  contact: 'Réservée par {name}, {email}',
  cancelledBooking: 'Cette réservation a été annulée. Ses documents et son historique figurent ci-dessous.',
  provedNow:
    'Merci. Votre adresse courriel est confirmée, et la réservation est ferme. La confirmation et la facture parviendront sous peu à {email}.',
  whose: {
    title: 'Est-ce votre réservation?',
    intro:
      'Ces places ont été réservées avec l’adresse {email}. Si c’est bien vous, dites-le-nous : nous établirons alors la facture et écrirons aux participants dès que leur session sera confirmée.',
    total: 'Total, taxes comprises : {amount}',
    yes: 'Oui, c’est ma réservation',
    no: 'Ce n’est pas la mienne',
    ended:
      'Merci de nous l’avoir dit. La réservation a pris fin et ses places sont de nouveau libres. Rien n’est facturé, et nous n’écrivons à personne à ce sujet.',
  },
  unproved: {
    title: 'Confirmez votre adresse courriel',
    intro:
      'Ouvrez le lien du courriel que nous avons envoyé à {email}, ou connectez-vous avec cette adresse, puis confirmez. Nous établirons alors la facture, écrirons aux participants dès que leur session sera confirmée, et vous pourrez ici donner des noms et changer de date.',
    until: 'Sans cela, cette réservation expirera le {date} à {time} ({zone}), sans frais.',
    resend: 'Renvoyer le lien',
    resent: 'Le lien parviendra sous peu à {email}.',
    cancel: 'Annuler cette réservation',
    free: 'Toutes les places de cette réservation seront rendues. Rien n’a été facturé et rien n’est à payer.',
    done: 'La réservation est annulée, sans frais. Une confirmation suivra par courriel.',
  },
  classes: 'Vos sessions',
  none: 'Il ne reste aucune session dans cette réservation.',
  seats: { one: '{count} place', other: '{count} places' },
  online: 'En ligne, en direct',
  directions: 'Comment s’y rendre et où stationner',
  inLanguage: cart.inLanguage,
  session: '{date}, de {from} à {to} {zone}',
  state: { cancelled: 'Annulée par GCT', changed: 'Modifiée par GCT' },
  waived: {
    cancelled:
      'Nous avons annulé cette session. Il n’y a aucuns frais : choisissez une autre date, le remboursement de ce que vous avez payé ou un crédit.',
    changed:
      'Nous avons modifié cette session après votre réservation. Jusqu’à son début, vous pouvez changer de date ou annuler sans frais.',
  },
  privately: {
    cancelled:
      'Nous avons annulé cette session privée. Nous conviendrons avec vous d’une nouvelle date, ou nous créditerons votre commande.',
    changed:
      'Nous avons modifié cette session privée après sa mise au calendrier. Écrivez-nous si cela ne vous convient pas.',
    what: 'Votre session privée. Votre commande la paie : il n’y a rien à payer ici.',
  },
  begun: 'Cette session est commencée. Écrivez-nous si quelque chose doit changer.',
  daysChanged:
    'Nous avons modifié des jours de cette session, déjà commencée. Écrivez-nous si un nouveau jour ne convient pas à quelqu’un.',
  cost: {
    title: 'Ce que coûte l’annulation d’une place',
    until: 'Jusqu’au {date} : {fee}',
    after: 'Ensuite : {fee}',
    now: 'Maintenant : {fee}',
    free: 'sans frais',
    part: '{rate} du prix, soit {amount} avant taxes',
    whole: 'le prix entier',
    moved: {
      one: 'Au moins {rate} du prix pour la place déplacée ici : les frais de ce jour-là',
      other: 'Au moins {rate} du prix pour {count} places déplacées ici : les frais de ce jour-là',
    },
    movedWhole: {
      one: 'Le prix entier pour la place déplacée ici : les frais de ce jour-là',
      other: 'Le prix entier pour {count} places déplacées ici : les frais de ce jour-là',
    },
  },
  people: {
    title: 'Participants',
    seat: 'Place {number}',
    all: 'Les {count} places',
    unnamed: 'sans nom pour le moment',
    onceConfirmed: 'Les noms donnés s’affichent dès que vous avez dit que la réservation est la vôtre.',
    until: 'Les noms peuvent être donnés jusqu’au {date}.',
    late: 'Il est trop tard pour donner ici les noms qui manquent. Veuillez nous appeler.',
    byOffice:
      'Tant de noms ont été donnés que notre bureau avise lui-même certaines de ces personnes de leur place, après vous avoir parlé.',
    open: 'Donner ou changer des noms',
    intro:
      'Quelqu’un d’autre peut prendre une place, sans frais, jusqu’au début de la session. Dès que la session est confirmée, la personne qui cède sa place et celle qui la prend en sont avisées par courriel, après un quart d’heure environ.',
    fields: { firstName: 'Prénom', lastName: 'Nom', email: 'Courriel' },
    ifEmpty: {
      firstName: 'Entrez le prénom.',
      lastName: 'Entrez le nom.',
      email: 'Entrez l’adresse courriel.',
    },
    alreadySeated: 'Cette adresse est déjà associée à une autre place de la session.',
    save: 'Enregistrer les noms',
    saved: 'Les noms sont enregistrés.',
  },
  needs,
  courseware,
  move: {
    open: 'Changer de date',
    intro:
      'Le changement est sans frais; seule une différence de prix est facturée ou remboursée. Une place peut changer de date deux fois.',
    which: 'Quelles places',
    where: 'Quelle date',
    filter: { language: 'Langue', city: 'Lieu', all: 'Tous les choix', online: 'En ligne' },
    noneFits: 'Aucune date ne correspond à ces deux choix. Choisissez un autre lieu ou une autre langue.',
    all: 'Voir les {count} dates',
    noDates: 'Aucune autre date de ce cours n’est offerte pour le moment. Veuillez nous appeler.',
    used: 'Cette place a déjà changé de date autant de fois que possible.',
    fewer: { one: 'Il ne reste que {count} place', other: 'Il ne reste que {count} places' },
    same: 'Même prix',
    more: '{amount} de plus, taxes comprises',
    less: '{amount} de moins, taxes comprises',
    keeps:
      'Si vous annulez ces places par la suite, les frais qui s’appliquent aujourd’hui demeurent : au moins {rate} du prix.',
    keepsWhole:
      'Si vous annulez ces places par la suite, les frais qui s’appliquent aujourd’hui demeurent : le prix entier.',
    choose: 'Choisissez une date et au moins une place.',
    there: 'À cette date : {terms}',
    act: 'Changer de date',
    actTo: { one: 'Déplacer {count} place au {date}', other: 'Déplacer {count} places au {date}' },
    done: 'Changement de date, {date} : {people}. Une confirmation suivra par courriel.',
  },
  close: 'Ne rien changer',
  failed: 'Rien n’a été modifié.',
  changedPrice: 'Le montant a changé depuis que vous l’avez vu. Voyez le nouveau, puis décidez.',
  seatsRefused: 'Il ne reste plus assez de places à cette date. Veuillez en choisir une autre.',
  closed: 'Ce n’est plus possible ici. Veuillez nous appeler.',
  money: {
    title: 'Factures et paiements',
    invoiced: 'Facturé',
    credited: 'Crédité',
    paid: 'Payé',
    returned: 'Remboursé ou à rembourser, gardé en crédit ou retourné par la banque',
    open: 'À payer',
    openBy: 'À payer au plus tard le {date}',
    overdue: 'En retard : à payer au plus tard le {date}',
    settled: 'Il ne reste rien à payer.',
    credit:
      'Vous avez un crédit de {amount} chez nous. C’est notre bureau qui l’applique : écrivez-nous en indiquant le numéro de votre prochaine réservation.',
  },
  documents: {
    invoice: 'Facture {number}, {date}',
    credit_note: 'Note de crédit {number}, {date}',
    back: 'Retour à la réservation',
    creditedTo: documents.creditedTo,
    ofInvoice: 'Se rapporte à la facture {number}',
    fee: 'Somme retenue selon les conditions d’annulation',
    feeBack: changesMail.creditNote.feeBack,
    reduction: changesMail.creditNote.reduction,
    reduced: changesMail.creditNote.reduced,
    added: mail.invoice.added,
    exempt: mail.invoice.exempt,
    otherNotes: 'Sur une autre note de crédit du même changement',
    refund: 'Nous vous remboursons {amount}.',
    credit: 'Nous vous gardons {amount} sous forme de crédit.',
    toCredits: '{amount} retournent au crédit qui les avait payés.',
  },
  purchaseOrder: {
    is: 'Bon de commande : {number}',
    give: 'Indiquer un numéro de bon de commande',
    change: 'Modifier le numéro de bon de commande',
    intro:
      'Les factures de cette réservation et nos rappels le mentionneront dorénavant. Une facture garde son numéro, sa date et ses montants.',
    fields: { purchaseOrder: 'Numéro de bon de commande' },
    save: 'Enregistrer le numéro',
    saved:
      'Le numéro est enregistré. Les factures le mentionnent désormais : ouvrez-les ici, ou demandez-en le renvoi.',
  },
  resend: 'Renvoyer la confirmation et sa facture',
  resent: 'Elles parviendront sous peu à {email}.',
  history: {
    title: 'Historique',
    byOffice: 'par notre bureau',
    confirmed: 'Réservation, {amount}',
    proved: 'Adresse confirmée',
    paid: 'Paiement, {amount}',
    payment_failed: 'Paiement refusé',
    payment_undone: 'Paiement inscrit par erreur, {amount}',
    payment_bounced: 'Paiement retourné par la banque, {amount}',
    payment_counts_again: 'Paiement rétabli, {amount}',
    named: 'Noms donnés : {title} ({seats})',
    replaced: 'Participants remplacés : {title} ({seats})',
    order_named: 'Numéro de bon de commande modifié',
    moved: 'Changement de date : {title} ({seats})',
    seats_cancelled: 'Places annulées : {title} ({seats})',
    cancelled: 'Réservation annulée',
    credited: 'Crédit, {amount}',
    seats_added: 'Places ajoutées : {title} ({seats})',
    exempted: 'Taxes retirées, selon un document',
    written_off: 'Somme qui n’est plus attendue, {amount}',
    write_off_taken_back: 'Somme de nouveau attendue, {amount}',
    refund_asked: 'Remboursement demandé, {amount}',
    refund_stopped: 'Remboursement arrêté, {amount}',
    refund_returned: 'Remboursement revenu, {amount}',
    refund_unsent: 'Remboursement à envoyer, {amount}',
    refunded: 'Remboursement, {amount}',
    payment_questioned: 'Question de la banque sur un paiement, {amount}',
    dispute_opened: 'Paiement contesté à la banque, {amount}',
    dispute_won: 'Le paiement est maintenu, {amount}',
    dispute_lost: 'Somme reprise par la banque, {amount}',
    class_moved: 'Session modifiée par GCT : {title}',
    was: 'Auparavant : {days}',
    class_cancelled: 'Session annulée par GCT : {title}',
    awaiting_payment: 'Paiement commencé',
    expired: 'Réservation expirée',
    package_voided: 'Forfait annulé',
    order_cancelled: 'Commande annulée',
  },
};
