import type { search as en } from '../en/search.ts';
import type { Texts } from '../texts.ts';

export const search: Texts<typeof en> = {
  label: 'Rechercher dans le site',
  placeholder: 'Rechercher',
  submit: 'Rechercher',
  open: 'Ouvrir la recherche',
  close: 'Fermer la recherche',
  prompt: 'Veuillez saisir votre texte dans la zone de recherche',
  none: 'Aucun résultat ne correspond à votre recherche. Veuillez {contact}.',
  contact: 'nous contacter',
  loading: 'Chargement…',
  offline: 'La recherche exige une connexion et vous semblez être hors ligne.',
  failed: 'La recherche n’a pas pu être chargée.',
  retry: 'Réessayer',
  results: 'Résultats',
  count: { one: '{count} résultat', other: '{count} résultats' },
  newTab: 's’ouvre dans un nouvel onglet',
  groups: {
    Courses: 'Cours',
    Landing: 'Programmes et catégories',
    Blog: 'Articles de blogue',
    Podcast: 'Épisodes de balado',
    Downloads: 'Téléchargements gratuits',
    Webinars: 'Webinaires gratuits',
    Static: 'Site Web',
  },
};
