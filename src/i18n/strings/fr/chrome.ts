import type { chrome as en } from '../en/chrome.ts';
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
