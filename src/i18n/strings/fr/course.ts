import type { category as enCategory, course as en } from '../en/course.ts';
import type { Texts } from '../texts.ts';

export const course: Texts<typeof en> = {
  level: 'Niveau {level}',
  hours: { one: '{count} heure', other: '{count} heures' },
  sessions: { one: '{count} séance', other: '{count} séances' },
  languages: { en: 'Anglais', fr: 'Français', both: 'Français et anglais' },
  online: 'en ligne',
  facts: {
    level: 'Niveau',
    length: 'Durée',
    language: 'Langue',
    next: 'Prochaine classe',
    price: 'Prix',
    perSeat: 'la place, avant taxes',
    code: 'Code',
    onRequest: 'Sur demande',
  },
  book: 'Choisir une date',
  ask: 'Demander une date',
  askSubject: '{title} ({code}) : une date pour moi',
  classes: 'Dates et places',
  noClasses:
    'Aucune classe publique n’est prévue pour le moment. Écrivez-nous : nous ajoutons une date dès que quelques personnes la demandent, ou nous planifions une classe privée avec vous.',
  about: 'Ce que vous saurez faire',
  outline: 'Plan de cours',
  module: 'Module {number}',
  audience: 'À qui s’adresse le cours',
  prerequisites: 'Préalables',
  certificate: 'Attestation',
  certificateText: 'Chaque participant reçoit une attestation portant la mention « {text} ».',
  private: {
    title: 'Une classe privée pour votre équipe',
    text: 'Le même plan, ou un plan adapté à votre travail, pour un maximum de 12 personnes : en ligne, dans une de nos salles ou à vos bureaux.',
    price: '{price} pour le groupe, avant taxes',
    action: 'Demander une classe privée',
  },
  related: 'À suivre avant ou après',
  print: 'Imprimé depuis {address}',
};

export const category: Texts<typeof enCategory> = {
  /** Title of the page for search engines. */
  pageTitle: '{title} : formations',
  courses: 'Les cours, niveau par niveau',
  specialized: 'Sujets ciblés',
  coursesFlat: 'Les cours',
  audience: 'À qui s’adressent ces cours',
  next: 'Prochaine classe',
  questions: 'Questions fréquentes',
  related: 'Sujets connexes',
  path: {
    title: '**{levels} :** {hours}, {price}',
    titleOfCourse: '**Sa place** dans le parcours',
    levels: { one: '{count} niveau', other: '{count} niveaux' },
    all: '{levels} en tout : {hours}, {price}, {seat}.',
    here: 'Vous êtes ici',
    next: 'Prochaine classe : {date}, {where}',
    deeper: 'Approfondir en une journée',
    branches: { one: '{count} cours, {price}', other: '{count} cours, à partir de {price}' },
  },
};
