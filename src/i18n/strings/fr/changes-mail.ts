import type { changesMail as en } from '../en/changes-mail.ts';
import type { Texts } from '../texts.ts';

export const changesMail: Texts<typeof en> = {
  cancelledFile: 'seances-annulees.ics',
  link: 'Voir et modifier votre réservation',
  linkToSee: 'Voir votre réservation',
  linkLine: '{link} : {address}',
  changed: {
    cancelled: 'Places annulées : réservation {number}',
    allCancelled: 'Réservation annulée : {number}',
    moved: 'Changement de date : réservation {number}',
    other: 'Changement : réservation {number}',
    introOffice: 'Notre bureau a modifié votre réservation {number}.',
    exempted: 'Les taxes sont retirées, selon le document que vous avez présenté.',
    intro: 'Nous avons modifié votre réservation {number} comme vous l’avez demandé.',
    introAll:
      'Nous avons annulé votre réservation {number} comme vous l’avez demandé. Ses places sont de nouveau libres.',
    introAllOffice: 'Notre bureau a annulé votre réservation {number}. Ses places sont de nouveau libres.',
    introOrder: 'Notre bureau a annulé votre commande {number}.',
    seatsCancelled: { one: '{title} : {count} place annulée', other: '{title} : {count} places annulées' },
    seatsMoved: {
      one: '{title} : {count} place déplacée à la date ci-dessous',
      other: '{title} : {count} places déplacées à la date ci-dessous',
    },
    seatsAdded: { one: '{title} : {count} place ajoutée', other: '{title} : {count} places ajoutées' },
    reduced: '{title} : réduction du prix',
    feeBack: '{title} : somme qui n’est plus retenue',
    ordered: 'Annulé : {title}',
    packageVoided:
      '{title} : l’achat est annulé et son code ne paie plus rien. Les sessions réservées avec ce code restent réservées.',
    notCredited: 'Montant non crédité, avant taxes : {amount}',
    fee: 'Somme retenue selon les conditions d’annulation, avant taxes : {amount}',
    noFee: 'Aucuns frais ne sont retenus.',
    packageBack: { one: '{count} place retourne à « {title} ».', other: '{count} places retournent à « {title} ».' },
    packageEnded: {
      one: 'Comme « {title} » a été annulé auparavant, sa {count} place ne peut plus servir : notre bureau en crédite le prix et vous écrit.',
      other:
        'Comme « {title} » a été annulé auparavant, ses {count} places ne peuvent plus servir : notre bureau en crédite le prix et vous écrit.',
    },
    packageUsable:
      'Comme le changement vient de nous, les places de « {title} » peuvent servir au moins jusqu’au {date}, quelle qu’ait été leur date limite.',
    packageUsed: {
      one: '{count} place de « {title} » est utilisée, car l’annulation n’était plus sans frais.',
      other: '{count} places de « {title} » sont utilisées, car l’annulation n’était plus sans frais.',
    },
    newDate: 'La nouvelle date',
    refund:
      'Nous vous rembourserons {amount} : sur la carte si vous avez payé par carte, sinon par chèque ou par virement bancaire de notre bureau.',
    credit:
      'Nous vous gardons {amount} sous forme de crédit. C’est notre bureau qui l’applique : à votre prochaine réservation, écrivez-nous en indiquant son numéro.',
    toCredits: 'Un crédit gardé chez nous avait payé {amount} : cette part retourne à ce crédit.',
    lowered: 'Le montant qui restait à payer est réduit de {amount}. Solde actuel : {open}.',
    dearer: 'Le changement coûte {amount} de plus, taxes comprises. La facture se trouve ci-dessous.',
    otherTaxes:
      'La nouvelle date est taxée dans une autre province : une note de crédit de {credited} porte sur l’ancienne date, et une facture de {invoiced} sur la nouvelle. Compte tenu des deux et de ce qui a déjà été payé, il reste {open} à payer.',
    calendar: 'Les fichiers joints mettent votre calendrier à jour.',
  },
  creditUsed: {
    subject: 'Votre crédit a payé une autre réservation : {amount}',
    used: 'Notre bureau a utilisé {amount} du crédit que vous avez chez nous pour payer la réservation {number}, faite par une autre personne de votre organisation. Il vous en reste {left}.',
    back: 'Si cette réservation est annulée, ce que votre crédit a payé et qui est rendu revient à votre crédit, et à personne d’autre.',
    wrong: 'Si vous n’y avez pas consenti, répondez à ce courriel.',
  },
  contactReplaced: {
    subject: 'La réservation {number} est confiée à une autre personne',
    replaced: 'Une autre personne s’occupe dorénavant de la réservation {number} et reçoit nos courriels à ce sujet.',
    link: 'Les liens de nos courriels précédents au sujet de cette réservation ne fonctionnent plus. Vous n’avez rien à faire.',
    calendar: 'Le fichier joint retire les séances de votre calendrier.',
    wrong: 'Si c’est une erreur, répondez à ce courriel ou appelez-nous.',
  },
  papers: {
    subject: 'Documents de la réservation {number}',
    intro:
      'Vous trouverez ci-joint les factures et notes de crédit de votre réservation {number}, telles qu’elles ont été émises :',
    order: 'Les factures mentionnent votre bon de commande : {order}',
  },
  creditNote: {
    heading: 'Note de crédit {number}',
    number: 'Numéro de la note de crédit :',
    invoice: 'Se rapporte à la facture :',
    fee: 'Somme retenue selon les conditions d’annulation',
    feeBack: 'Somme qui n’est plus retenue',
    reduction: 'Réduction accordée par notre bureau',
    reduced: 'Réduction déjà accordée',
    otherNotes: 'Sur une autre note de crédit du même changement',
    terms: 'Cette note de crédit corrige la facture {invoice}.',
  },
  office: {
    subject: 'Modifiée : réservation {number}, {name}',
    intro: 'La réservation a été modifiée en ligne par la personne qui l’a faite.',
    introStaff: 'La réservation a été modifiée par le bureau.',
    contact: 'Personne à joindre',
    happened: 'Changements',
    money: 'Sommes',
    none: 'Rien',
    lines: {
      packageEnded: {
        one: 'Comme « {title} » a été annulé auparavant, sa {count} place ne peut plus servir : veuillez en créditer le prix.',
        other:
          'Comme « {title} » a été annulé auparavant, ses {count} places ne peuvent plus servir : veuillez en créditer le prix.',
      },
      refund:
        'Somme qui retourne au client : {amount}, automatiquement sur la carte qui a payé, et par nos soins pour ce qui a été payé autrement.',
      credit:
        'Crédit gardé pour le client : {amount}. Il ne paie rien tout seul : nous l’appliquons dans le dossier de la réservation qu’il doit payer.',
      dearer: 'Le changement coûte {amount} de plus, taxes comprises, sur une facture distincte.',
    },
  },
  left: {
    subject: 'Votre place a été libérée : {title}',
    intro:
      'La personne qui avait réservé pour vous une place dans la session « {title} » l’a libérée ou cédée à quelqu’un d’autre. Vous n’avez rien à faire.',
    was: 'La session a lieu aux dates suivantes :',
    moved: 'Votre place a été déplacée à une autre date du même cours :',
    movedNext: 'Vous recevrez les instructions pour participer à cette session dès qu’elle sera confirmée.',
    calendar: 'Le fichier joint retire les séances de votre calendrier.',
  },
  classMoved: {
    subject: 'Changement à votre session : {title}',
    intro: 'Nous avons changé {what} de la session « {title} ».',
    what: {
      date: 'la date',
      dates: 'les dates',
      hours: 'les heures',
      place: 'le lieu',
      room: 'la salle',
      language: 'la langue',
    },
    some: 'Nous avons apporté un changement à la session « {title} ».',
    now: 'Maintenant :',
    was: 'Auparavant :',
    bookedBy: 'Votre place dans cette session a été réservée par {name}.',
    instructions: 'Vous recevrez vos instructions dès que la session sera confirmée.',
    sure: 'La session est confirmée.',
    place: 'Lieu : {place}',
    buyer:
      'Vos places sont gardées. Si ce changement ne vous convient pas, vous pouvez choisir une autre date ou annuler sans frais, jusqu’au début de la session.',
    participant:
      'Votre place est gardée. Si ce changement ne vous convient pas, parlez-en à la personne qui l’a réservée pour vous.',
    client:
      'Toutes les places sont maintenues, et les personnes dont vous avez donné le nom ont été prévenues. Si cela ne vous convient pas, répondez à ce courriel.',
    calendar: 'Le fichier joint met votre calendrier à jour.',
  },
  roomsChanged: {
    subject: 'Autre salle : {title}',
    intro:
      'Un jour de la session « {title} » a lieu dans une autre salle, au même endroit. Ses dates et ses heures restent les mêmes :',
    buyer: 'Vos places sont gardées, et rien d’autre ne change.',
    participant: 'Votre place est gardée, et rien d’autre ne change.',
  },
  daysChanged: {
    subject: 'Jours modifiés : {title}',
    intro: 'La session « {title} » est commencée, et certains de ses jours ont changé. Voici ses jours maintenant :',
    lost: 'Il n’y a pas de cours le {day}.',
    buyer:
      'Vos places sont gardées. Si un nouveau jour ne convient pas à quelqu’un, répondez à ce courriel ou appelez-nous : nous verrons avec vous ce qui est possible.',
    participant:
      'Votre place est gardée. Si un nouveau jour ne vous convient pas, parlez-en à la personne qui a réservé pour vous ou répondez à ce courriel.',
  },
  onlineDay: 'Si un jour se donne en ligne, le lien suit dans un courriel à part.',
  classCancelled: {
    subject: 'Session annulée : {title}',
    intro:
      'Nous en sommes désolés : nous avons dû annuler la session « {title} », qui devait avoir lieu aux dates suivantes :',
    buyer:
      'Il n’y a aucuns frais. Choisissez ce qui vous convient : une autre date, le remboursement de ce que vous avez payé ou un crédit. Pour obtenir un crédit d’un paiement par carte fait sans compte, écrivez-nous. Tant que vous n’avez pas choisi, nous gardons la somme payée telle quelle.',
    participant:
      'La personne qui a réservé votre place a aussi été prévenue; c’est elle qui choisit une autre date ou un remboursement.',
    client:
      'Les personnes dont vous avez donné le nom ont été prévenues. Nous conviendrons avec vous d’une nouvelle date, ou nous créditerons votre commande : répondez à ce courriel pour nous dire ce que vous préférez.',
    guest: 'La personne qui a organisé cette session pour vous a aussi été prévenue.',
    ended: {
      intro: 'La session « {title} » est annulée. Elle devait avoir lieu aux dates suivantes :',
      client:
        'Les personnes dont vous avez donné le nom ont été prévenues. La commande a pris fin elle aussi : un autre courriel dit ce qui en est de votre facture. S’il s’agit d’une erreur, répondez à ce courriel.',
    },
    calendar: 'Le fichier joint retire les séances de votre calendrier.',
  },
};
