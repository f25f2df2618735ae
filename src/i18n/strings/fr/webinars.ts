import type { webinars as en } from '../en/webinars.ts';
import type { Texts } from '../texts.ts';

export const webinars: Texts<typeof en> = {
  title: 'Webinaires',
  seoTitle: 'Webinaires gratuits : Excel, Office et compétences',
  description:
    'Webinaires gratuits et en direct de notre équipe de formation : un sujet en 45 à 60 minutes, avec du temps pour les questions. Dates, heures et inscription.',
  lead: 'Un sujet, une personne qui le connaît, 45 à 60 minutes, sans frais. Inscrivez-vous, et apportez une question.',
  none: 'Aucun webinaire n’est prévu pour le moment. Lisez de quoi parlaient les précédents, ou cherchez une session.',
  inOther: 'Webinaires en anglais',
  colon: ' : ',
  previousLink: 'Tous les webinaires précédents',
  register: 'S’inscrire',
  free: 'Gratuit',
  minutes: { one: '{count} minute', other: '{count} minutes' },
  languages: { en: 'En anglais', fr: 'En français' },
  with: 'Avec {name}',
  yourTime: '{time} chez vous',
  previous: {
    inOther: 'Webinaires précédents en anglais',
    title: 'Webinaires précédents',
    description:
      'Les enregistrements de nos webinaires, par année et par sujet : de quoi chacun parlait, ce qu’il faut en retenir et les cours qui vont plus loin.',
    lead: 'De quoi chacun parlait et ce qu’il faut en retenir, avec un enregistrement qui résume la séance.',
    filter: 'Afficher les webinaires d’un sujet',
    all: 'Tous les sujets',
    recording: { one: 'Enregistrement, {count} minute', other: 'Enregistrement, {count} minutes' },
    found: { one: '{count} webinaire', other: '{count} webinaires' },
    next: 'Webinaires à venir',
  },
  page: {
    title: 'Webinaire : {title}',
    about: 'De quoi il s’agit',
    takeaways: 'Ce que vous en retirez',
    presenter: 'Qui présente',
    when: 'Quand',
    length: 'Durée',
    language: 'Langue',
    price: 'Prix',
    held: 'Présenté le',
    registerTitle: 'Inscription',
    registerText:
      'L’inscription est ouverte jusqu’au début du webinaire, le {date} à {time}. Vous recevez une confirmation avec un fichier pour votre calendrier; le lien suit la veille, ou aussitôt si vous vous inscrivez plus tard.',
    begun:
      'Ce webinaire est commencé ou terminé. Vous pouvez en demander l’enregistrement et l’aide-mémoire ci-dessous, ou chercher le prochain.',
    recordingTitle: 'Enregistrement',
    inShort: {
      one: 'L’essentiel de la séance en {count} minute : ses diapositives, lues par une voix de synthèse.',
      other: 'L’essentiel de la séance en {count} minutes : ses diapositives, lues par une voix de synthèse.',
    },
    whole: { one: '{count} minute, avec sous-titres.', other: '{count} minutes, avec sous-titres.' },
    watch: 'Voir l’enregistrement',
    captions: 'Sous-titres',
    chapters: 'Chapitres',
    transcript: 'Transcription',
    recordingNone:
      'L’enregistrement n’est pas sur le site. Écrivez-nous : nous vous dirons s’il a été conservé et vous enverrons ce qu’il y a, aide-mémoire compris.',
    recordingAsk: 'Demander l’enregistrement',
    recordingSubject: 'Enregistrement du webinaire : {title}',
    courses: 'Aller plus loin en classe',
  },
};
