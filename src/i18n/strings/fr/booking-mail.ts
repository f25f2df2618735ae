import type { bookingMail as en } from '../en/booking-mail.ts';
import type { Texts } from '../texts.ts';

export const bookingMail: Texts<typeof en> = {
  line: { one: '{title}, {date}, {count} personne', other: '{title}, {date}, {count} personnes' },
  proof: {
    subject: 'Confirmez votre adresse courriel pour garder vos places : {title}',
    intro: 'Nous avons reçu votre réservation {number}. Ces places vous sont réservées :',
    ask: 'Ouvrez ce lien et confirmez que la réservation est bien la vôtre. Nous établirons alors la facture, et les participants dont vous avez donné le nom recevront leurs instructions dès que leur session sera confirmée.',
    action: 'Confirmer ma réservation',
    until:
      'Sans cela, la réservation expirera le {date} à {time} ({zone}) : rien ne vous sera facturé, et les places seront offertes de nouveau.',
    ignore:
      'Vous n’avez rien réservé chez nous? Vous n’avez alors rien à faire; le lien vous permet aussi de mettre fin tout de suite à la réservation.',
    reminderSubject: 'Vos places vous attendent jusqu’au {date} : {title}',
    reminderIntro: 'Votre réservation {number} attend toujours votre confirmation. Ces places vous sont réservées :',
  },
  ended: {
    subject: 'Réservation expirée : {title}',
    intro:
      'Votre réservation {number} n’a pas été confirmée à temps et a expiré. Rien ne vous est facturé, et aucune facture n’a été établie. Ces places sont offertes de nouveau :',
    again: 'Si vous les voulez toujours, réservez-les de nouveau sur notre site ou téléphonez-nous.',
  },
  calledOff: {
    subject: 'Réservation annulée : {title}',
    intro:
      'Nous avons dû annuler une session de votre réservation {number} avant qu’elle soit confirmée : la réservation a donc pris fin, et nous en sommes désolés. Rien ne vous est facturé, et aucune facture n’a été établie. La réservation portait sur :',
    again: 'Pour une autre date, réservez sur notre site ou téléphonez-nous.',
  },
  priceUndone: {
    subject: 'Réservation annulée : {title}',
    intro:
      'Par erreur, une session de votre réservation {number} a été affichée un moment à un prix qui n’était pas le bon. Comme la réservation n’était pas encore confirmée, elle a pris fin, et nous en sommes désolés. Rien ne vous est facturé, et aucune facture n’a été établie. La réservation portait sur :',
    again: 'Le bon prix est affiché sur notre site : réservez-y de nouveau ou téléphonez-nous.',
  },
  participant: {
    taughtBy: 'Le cours est donné par {name}.',
    taughtOnDay: 'Le {date}, il est donné par {name}.',
    join: 'Se joindre à la session',
    files: 'Les fichiers de la session :',
    fileLine: '{title} : {address}',
    reminder: {
      subject: 'Votre session du {date} : {title}',
      intro: 'Petit rappel : une place vous est réservée dans la session « {title} », qui commence le {date} :',
    },
    link: {
      subject: 'Le lien de votre session : {title}',
      intro: 'Voici le lien de la session « {title} », qui commence le {date}. Il sert pour toutes les séances :',
    },
    onlineDay: {
      subject: 'Votre lien pour le {date} : {title}',
      intro: 'La session « {title} » a lieu en ligne le {date}. Voici le lien, et tous les jours de la session :',
    },
  },
  names: {
    subject: 'Noms à donner : {title}',
    intro: {
      one: 'Dans votre réservation {number}, {count} place de la session « {title} » du {date} n’a encore ni nom ni adresse courriel.',
      other:
        'Dans votre réservation {number}, {count} places de la session « {title} » du {date} n’ont encore ni nom ni adresse courriel.',
    },
    until:
      'Veuillez donner les noms au plus tard le {date}, pour que ces personnes reçoivent à temps le lien et les fichiers.',
    action: 'Donner les noms',
  },
  privateClass: {
    subject: 'Votre session privée du {date} : {title}',
    intro: 'Votre session privée « {title} » est au calendrier. Elle commence le {date} :',
    names:
      'Veuillez nous dire qui y participe, au moins {days} jours ouvrables avant le début : chaque personne recevra alors par courriel les instructions, le lien et les fichiers.',
    action: 'Donner les noms',
    actionOf: 'Donner les noms {from} à {to}',
    paid: 'Vous n’avez rien d’autre à payer : la session figure sur la facture de votre commande. Si une date, l’heure ou le lieu ne vous convient pas, répondez à ce courriel.',
  },
  office: {
    subject: 'Réservation {number} : {name}',
    number: 'Réservation',
    contact: 'Personne à joindre',
    language: 'Langue',
    total: 'Total, taxes comprises',
    payment: 'Paiement',
    methods: { invoice: 'sur facture', card: 'par carte' },
    invoice: 'Facture',
    purchaseOrder: 'Bon de commande',
    budgetCode: 'Code budgétaire',
    promoCode: 'Code promotionnel',
    campaign: 'Campagne',
    twiceIntro:
      'Ces personnes ont déjà une place dans la même session par une autre réservation. Demandez qui prendra celle-ci :',
    untoldIntro:
      'Le site a écrit à autant de personnes qu’il le peut pour cette réservation, ou depuis son réseau. Vérifiez si ces personnes sont bien attendues, et avisez-les de leur place :',
    twice: '{name} ({email}), {id}',
  },
};
