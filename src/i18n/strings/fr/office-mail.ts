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
    answerBy: 'Répondre avant le',
    payment_unknown: {
      subject: 'Paiement à vérifier : {amount}, réservation {booking}',
      text: 'Le service de paiement ne peut dire si ce montant a été payé, ou sa réponse ne concorde pas. Les places sont gardées et la question lui est reposée régulièrement. Veuillez chercher ce paiement dans Stripe par son identifiant.',
    },
    payment_returned: {
      subject: 'Paiement remboursé : {amount}, réservation {booking}',
      text: 'Ce montant a été payé par carte sans pouvoir donner lieu à une réservation : les places n’étaient plus libres, la session a été annulée ou la réservation était déjà payée. Il est remboursé en entier et le client en a été informé. Appelez-le si une autre date peut lui être offerte.',
    },
    refund_failed: {
      subject: 'Remboursement échoué : {amount}, réservation {booking}',
      text: 'Le service de paiement n’a pas pu rembourser ce montant, qui est de nouveau dû. Veuillez convenir d’un chèque ou d’un virement bancaire avec le client, le choisir sous « Rembourser » dans le dossier de la réservation, puis y noter l’envoi.',
    },
    refund_elsewhere: {
      subject: 'Remboursement fait chez Stripe : {amount}, réservation {booking}',
      text: 'Cette somme a été remboursée dans le tableau de bord de Stripe et inscrite à la réservation. La facture reste la même; la somme compte donc comme due : il faut une note de crédit si elle ne doit pas l’être. Les places qui devaient suivre s’annulent sur la page de la réservation.',
    },
    refund_by_hand: {
      subject: 'Remboursement à faire : {amount}, réservation {booking}',
      text: 'Ce montant retourne au client, mais aucun paiement par carte ne peut le recevoir. Veuillez envoyer un chèque ou faire un virement bancaire, puis noter l’envoi dans le dossier de la réservation.',
    },
    credit:
      'De ce qui a été payé pour cette réservation, {given} avaient été gardés en crédit. {locked} en sont bloqués et ne paient rien, sauf si la banque nous laisse la somme; {spent} avaient déjà été utilisés et seront bloqués s’ils reviennent.',
    payment_questioned: {
      subject: 'Une banque se renseigne sur un paiement : {amount}, réservation {booking}',
      text: 'La banque de la carte demande à quoi correspond ce paiement; elle n’a encore rien repris. Veuillez lui répondre dans Stripe, sous « Disputes », par l’identifiant ci-dessous, ou rembourser le paiement dans le dossier de la réservation : sans réponse, la demande devient une contestation.',
    },
    dispute_opened: {
      subject: 'Paiement contesté : {amount}, réservation {booking}',
      text: 'Le titulaire de la carte conteste ce paiement, et sa banque retient l’argent jusqu’à sa décision. Veuillez répondre dans Stripe, sous « Disputes », par l’identifiant ci-dessous : sans réponse à temps, la somme est perdue. La réservation reste telle quelle et rien n’en peut être remboursé d’ici là; ce que ses notes de crédit promettent partira une fois la décision rendue.',
    },
    dispute_won: {
      subject: 'Contestation close, le paiement est maintenu : {amount}, réservation {booking}',
      text: 'La banque a clos cette contestation et l’argent est à nous. Rien n’a changé à la réservation; un crédit qui était bloqué pour cette raison est de nouveau au client.',
    },
    dispute_lost: {
      subject: 'Contestation perdue : {amount}, réservation {booking}',
      text: 'La banque a rendu cet argent au titulaire de la carte. La réservation et sa facture restent telles quelles; la somme compte donc comme due. Aucun rappel automatique n’est envoyé : veuillez décider, dans le dossier de la réservation, si elle est réclamée, créditée avec ses places ou radiée.',
    },
  },
  class: {
    below_minimum: {
      subject: 'Aura-t-elle lieu? {title}, {date}',
      text: '« {title} » commence le {date} et compte {seats}; il en faut {minimum} pour qu’elle ait lieu à coup sûr. Personne n’a encore été avisé. Décidez-en sur sa page, au bureau : « La garantir » la maintient quand même, et toutes les personnes inscrites reçoivent les instructions pour y participer; « L’annuler » l’annule, et toutes en sont avisées et choisissent une autre date, un remboursement ou un crédit.',
      nobody:
        '« {title} » commence le {date} et personne ne l’a réservée. Si elle ne doit pas avoir lieu, « L’annuler », sur sa page au bureau, en ferme la vente, et personne n’est à aviser. Sinon, elle reste offerte.',
      link: 'Ouvrir la session au bureau',
    },
    withdrawn: {
      subject: 'Retirée du calendrier, mais réservée : {title}, {date}',
      text: '« {title} » du {date} ne figure plus au calendrier, alors qu’on y a réservé {seats}. Les inscriptions y sont closes et personne n’a été avisé. Si elle a été retirée par erreur, remettez-la telle quelle et tout demeure comme avant. Si elle n’a pas lieu, remettez-la et inscrivez son premier jour sous « cancelled » : toutes les personnes inscrites en seront avisées et choisiront une autre date, un remboursement ou un crédit.',
    },
    priceUndone: {
      subject: 'Réservée à un prix annulé : {title}, {date}',
      text: 'Le prix de « {title} » du {date} a été de {price} pendant un court moment; il est de nouveau de {now}. Les réservations que personne n’avait confirmées ont pris fin. Celles qui suivent ont été confirmées, ou sont en cours de paiement, à ce prix et le gardent. Si quelqu’un a payé trop cher, une partie du prix se crédite dans le dossier de la réservation.',
    },
    class: 'Session',
    sessions: 'Séances',
    place: 'Lieu',
    bookings: 'Réservée par :',
    seats: { one: '{count} place', other: '{count} places' },
    booking: '{number} : {seats}, {name}, {email}, {phone}',
    unproved: 'la réservation n’a pas encore été confirmée',
    paying: 'paiement par carte en cours',
  },
  links: {
    subject: 'Liens modifiés : {title}, {date}',
    text: '{trainer} a modifié les liens de « {title} », {date} ({id}). Voici ce qu’ils sont maintenant. Si l’un d’eux n’est pas le bon, appelez cette personne; le bureau le change sur la page de la session. Un nouveau lieu de rencontre est envoyé à toutes les personnes inscrites dix minutes après avoir été enregistré, une fois le moment venu.',
    kinds: { join: 'Lieu de rencontre', material: 'Fichier', recording: 'Enregistrement' },
    line: '{title} : {address}',
  },
  webinar: {
    subject: 'Lien manquant : {title}, {date}',
    text: '{people} au webinaire « {title} » et attendent leur lien aujourd’hui, comme le promet la page. Il n’en a pas : inscrivez-le sous « join » dans content/webinars/en/{id}.md, puis publiez le site. Les liens partiront d’eux-mêmes.',
    people: { one: '{count} personne est inscrite', other: '{count} personnes sont inscrites' },
  },
  lost: {
    subject: 'Retiré du site avec des inscriptions : {id}, {date}',
    text: '{people} à « {id} » du {date}. Le site ne l’a plus, ou l’a à une date passée. Personne n’a été avisé.',
    next: 'Si c’est une erreur, remettez le fichier dans content/{folder} ou corrigez la date, puis publiez le site : tout reste comme avant, et les personnes à qui une autre date avait été donnée reçoivent un courriel. Si l’activité n’a pas lieu, écrivez à ces personnes, à qui une place était promise ou qui en ont demandé une :',
    people: { one: '{count} personne est inscrite', other: '{count} personnes sont inscrites' },
    person: '{name}, {email}, écrit en {language}',
    languages: { en: 'anglais', fr: 'français' },
  },
  report: {
    subject: 'Rapport de session : {title}, {date}',
    intro: 'Rapport de {name} ({email}) sur la session {title}, {date} ({id}).',
    attendance: 'Présences',
    days: 'En remplacement, le : {dates}. Les présences sont cochées dans la session.',
    attended: '{name} : {state}',
    state: { present: 'présence', partly: 'présence partielle', absent: 'absence' },
    covered: 'Matière vue',
    incidents: 'Incidents',
    followUp: 'Suivi',
  },
  support: {
    subject: 'Demande d’aide : {topic} ({name})',
    from: 'De',
    person: '{name}, {email}, écrit en : {language}',
    phone: 'Téléphone',
    class: 'Session',
    classLine: '{title}, {date} ({id})',
    message: 'Message',
    topics: {
      join: 'n’arrive pas à se joindre à la session',
      sound: 'son, image ou écran',
      materials: 'fichiers et documents',
      exercise: 'un exercice ou la matière',
      other: 'autre chose',
    },
  },
};
