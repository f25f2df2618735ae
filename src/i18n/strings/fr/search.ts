import type { search as en, searchPages as enPages } from '../en/search.ts';
import type { Texts } from '../texts.ts';

export const search: Texts<typeof en> = {
  label: 'Rechercher dans le site',
  placeholder: 'Rechercher',
  submit: 'Rechercher',
  open: 'Ouvrir la recherche',
  close: 'Fermer la recherche',
  clear: 'Effacer',
  prompt: 'Veuillez saisir votre texte dans la boîte de recherche',
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

export const searchPages: Texts<typeof enPages> = {
  home: { title: 'Accueil', tags: 'GCT, formation, consultation' },
  contact: { title: 'Contactez-nous', tags: 'téléphone, courriel, adresse, aide' },
  catalogue: { title: 'Catalogue des cours', tags: 'tous les cours, horaire, dates, prix' },
  faq: { title: 'Foire aux questions', tags: 'questions, réponses, aide, annulation' },
  softwareTraining: { title: 'Formation aux logiciels', tags: 'Microsoft, Adobe, Excel, Office' },
  professionalSkills: {
    title: 'Formation en compétences professionnelles',
    tags: 'leadership, rédaction, communication',
  },
  advantage: { title: 'L’avantage GCT', tags: 'pourquoi GCT, qualité, garantie' },
  clients: { title: 'Nos clients', tags: 'références, gouvernement, associations' },
  trainingCentre: { title: 'Notre centre de formation', tags: 'salle, Ottawa, adresse, itinéraire' },
  team: { title: 'Notre équipe', tags: 'formateurs, personnel' },
  privacy: { title: 'Politique de confidentialité', tags: 'renseignements personnels, témoins' },
  liveSupport: { title: 'Soutien en direct', tags: 'aide, à distance, technicien' },
  associations: { title: 'Formation pour les associations professionnelles', tags: 'membres, organismes' },
  trainingPackages: { title: 'Forfaits de formation', tags: 'places, rabais, forfait logiciels, prix' },
  greatSeries: { title: 'Les grandes séries', tags: 'cours ensemble, compétences professionnelles' },
  government: {
    title: 'Formation pour les organismes gouvernementaux',
    tags: 'ministères, fonction publique, offre à commandes',
  },
};
