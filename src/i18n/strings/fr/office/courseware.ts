import type { officeCourseware as en } from '../../en/office/courseware.ts';
import type { Texts } from '../../texts.ts';

export const officeCourseware: Texts<typeof en> = {
  title: 'Matériel de cours par la poste',
  off: 'Le matériel de cours de cette session est électronique : aucune adresse n’est demandée.',
  on: 'Il est envoyé par la poste : sur la page de la réservation et dans Mes formations, on peut indiquer à quelle adresse. Aucun courriel ne l’annonce : écrivez aux personnes inscrites.',
  turnOn: 'L’envoyer par la poste',
  turnOff: 'Ne plus l’envoyer par la poste',
  turned: {
    on: 'Les personnes inscrites peuvent maintenant donner leur adresse.',
    off: 'Aucune adresse n’est plus demandée.',
  },
  noAddress: 'aucune adresse pour le moment',
  unnamed: 'sans nom pour le moment',
  sentOn: 'envoyé le {date}',
  send: 'Envoyé aujourd’hui',
  sendFor: 'Envoyé aujourd’hui : {name}',
  notSent: 'Pas envoyé',
  notSentFor: 'Pas envoyé : {name}',
  sendAll: {
    one: 'Envoyé aujourd’hui : la personne dont l’adresse est connue',
    other: 'Envoyé aujourd’hui : les {count} personnes dont l’adresse est connue',
  },
  done: 'C’est noté.',
  missing: {
    one: 'Il manque l’adresse de {count} personne.',
    other: 'Il manque l’adresse de {count} personnes.',
  },
  csv: 'Télécharger les adresses (CSV)',
  print: 'Imprimer les étiquettes',
  note: {
    title: 'Noter une adresse',
    fields: { participantId: 'Qui', address: 'Adresse, ligne par ligne' },
    ifEmpty: { participantId: 'Choisissez la personne.' },
    unchosen: { participantId: 'Choisissez une personne' },
    submit: 'Enregistrer l’adresse',
    done: 'L’adresse est enregistrée.',
  },
  table: { name: 'Nom', organisation: 'Organisation', line: 'Adresse', email: 'Courriel', sentOn: 'Envoyé le' },
};
