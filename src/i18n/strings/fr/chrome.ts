import type { chrome as en, destinations as enDestinations } from '../en/chrome.ts';
import type { Texts } from '../texts.ts';

export const chrome: Texts<typeof en> = {
  skip: 'Aller au contenu',
  home: 'GCT, page d’accueil',
  mail: 'Nous écrire : {email}',
  mainMenu: 'Menu principal',
  openMenu: 'Menu',
  closeMenu: 'Fermer le menu',
  breadcrumbs: 'Vous êtes ici',
  seeAllOf: 'Tous les cours : {family}',
  backToTop: 'Haut de la page',
  footer: {
    headOffice: 'Siège social',
    trainingCentre: 'Centre de formation',
    reachUs: 'Nous joindre',
    onSite: 'Sur ce site',
    follow: 'Nous suivre',
    copyright: '© {year} {name} Tous droits réservés.',
  },
  social: {
    facebook: 'Facebook',
    youtube: 'YouTube',
    twitter: 'Twitter',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
  },
};

export const destinations: Texts<typeof enDestinations> = {
  catalogue: 'Catalogue des cours',
  trainingPackages: 'Forfaits de formation',
  greatSeries: 'Les grandes séries',
  freeResources: 'Ressources gratuites',
  webinars: 'Webinaires',
  podcast: 'Balado',
  softwareTraining: 'Formation aux logiciels',
  professionalSkills: 'Formation aux compétences professionnelles',
  advantage: 'L’avantage GCT',
  clients: 'Nos clients',
  team: 'Notre équipe',
  trainingCentre: 'Notre centre de formation',
  associations: 'Pour les associations',
  government: 'Pour les administrations publiques',
  faq: 'Questions et réponses',
  contact: 'Nous joindre',
  liveSupport: 'Assistance en direct',
  privacy: 'Politique de confidentialité',
  careers: 'Carrières',
  sitemap: 'Plan du site',
};
