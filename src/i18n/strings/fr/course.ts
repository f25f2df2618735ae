import type { category as enCategory, course as en } from '../en/course.ts';
import type { Texts } from '../texts.ts';

export const course: Texts<typeof en> = {
  level: 'Niveau {level}',
  hours: { one: '{count} heure', other: '{count} heures' },
  sessions: { one: '{count} séance', other: '{count} séances' },
  languages: { en: 'Anglais', fr: 'Français', both: 'Français et anglais' },
  online: 'en ligne',
  facts: {
    next: 'Prochaine session',
    length: 'Durée',
    price: 'Prix',
    onRequest: 'Sur demande',
    perSeat: 'la place, avant taxes',
  },
  shortLanguages: { en: 'en anglais', fr: 'en français' },
  listed: { en: 'En anglais', fr: 'En français' },
  book: 'Choisir une date',
  ticket: {
    book: 'Réserver cette date',
  },
  ask: 'Demander une date',
  askSubject: '{title} ({code}) : une date pour moi',
  classes: '**Dates et places :** {title}',
  allDates: { one: 'La seule date à l’horaire', other: '{shown} dates sur {count} : voir toutes les dates' },
  noClasses:
    'Aucune session publique n’est prévue pour le moment. Écrivez-nous : nous ajoutons une date dès que quelques personnes la demandent, ou nous planifions une session privée avec vous.',
  who: 'À qui s’adresse ce cours',
  outline: 'Le plan, module par module',
  audience: 'À qui s’adresse le cours',
  prerequisites: 'Préalables',
  included: {
    title: 'Ce qui est compris',
    lines: [
      'Des fichiers d’exercice et des aide-mémoire conçus pour les lecteurs d’écran',
      'Une attestation portant la mention « {text} »',
      'Une autre personne peut prendre votre place sans frais jusqu’au début de la première séance',
    ],
    recording: 'Pas d’enregistrement, sauf si tout le groupe y consent.',
  },
  cancelling: 'En cas d’imprévu',
  compare: {
    title: 'En ligne ou en salle',
    online: 'En ligne',
    room: 'En salle',
    where: ['Lieu', 'Chez vous ou au travail', ''],
    equipment: [
      'Ce qu’il vous faut',
      'Un ordinateur avec le logiciel et un casque d’écoute',
      'Rien : un ordinateur Windows avec le logiciel vous attend',
    ],
    equipmentOfSkills: ['Ce qu’il vous faut', 'Un ordinateur avec caméra et un casque d’écoute', 'Rien'],
    price: 'Prix d’une place',
    next: 'Prochaine date',
    from: 'à partir de {price}',
    noDate: 'sur demande',
  },
  questions: 'Questions sur ce cours',
  related: 'À suivre avant ou après',
};

export const category: Texts<typeof enCategory> = {
  /** Title of the page for search engines. */
  pageTitle: '{title} : formations',
  specialized: 'Sujets ciblés',
  specializedOne: 'Un sujet ciblé',
  coursesFlat: 'Les cours',
  audience: 'À qui s’adressent ces cours',
  next: 'Prochaine session',
  questions: 'Questions fréquentes',
  related: 'Sujets connexes',
  path: {
    title: '**{levels} :** {hours}, {price}',
    titleOfCourse: '**Sa place** dans le parcours',
    levels: { one: '{count} niveau', other: '{count} niveaux' },
    all: 'Les {levels} : {hours}, {price} par personne, avant taxes.',
    here: 'Vous êtes ici',
    next: 'Prochaine session : {date}, {where}',
    further: 'Pour approfondir',
    deeper: 'Approfondir en une journée',
    branches: { one: '{count} cours, {price}', other: '{count} cours, à partir de {price}' },
  },
};
