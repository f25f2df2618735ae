import type { podcast as podcastEn } from '../en/podcast.ts';
import type { Texts } from '../texts.ts';

export const podcast: Texts<typeof podcastEn> = {
  title: 'Balado',
  show: 'De retour au bureau',
  pageTitle: 'De retour au bureau, un balado sur l’apprentissage au travail',
  description:
    'De retour au bureau : de courtes conversations avec des formatrices et formateurs, sur Excel, les réunions et la rédaction, chacune avec sa transcription complète.',
  intro:
    'De courtes conversations sur ce qu’on fait d’une formation une fois de retour au travail. Chacune a ses notes, sa transcription complète et une chose à essayer demain.',
  voices: 'Des voix de synthèse lisent les épisodes jusqu’à ce qu’ils soient enregistrés par des personnes.',
  subscribe: 'S’abonner au fil',
  subscribeHint: 'Copiez l’adresse de ce lien dans votre lecteur de balados.',
  episodes: 'Épisodes',
  inOther: 'Épisodes en anglais',
  colon: ' : ',
  episodesOf: 'Épisodes du balado',
  number: 'Épisode {number}',
  with: 'Avec : {guests}',
  minutes: { one: '{count} minute', other: '{count} minutes' },
  listen: 'Écouter « {title} »',
  download: 'Télécharger l’audio (MP3, {size} Mo)',
  notes: 'Dans cet épisode',
  transcript: 'Transcription',
  readTranscript: 'Lire la transcription',
  transcriptOf: 'de « {title} »',
  courses: 'Formations sur ce sujet',
  newer: 'Épisode suivant',
  older: 'Épisode précédent',
};
