import type { siteMap as en } from '../en/site-map.ts';
import type { Texts } from '../texts.ts';

export const siteMap: Texts<typeof en> = {
  title: 'Plan du site',
  description:
    'Toutes les pages en français sur une seule : cours par sujet, séries, services, villes, ressources gratuites, entreprise, aide et conditions.',
  lead: 'Toutes les pages en français. Ce qui n’existe qu’en anglais est dans le plan du site anglais.',
  other: 'Plan du site anglais',
  french: 'Pages en français',
  courses: 'Cours par sujet',
  series: 'Les grandes séries',
  articles: 'Articles',
  upcoming: 'Webinaires à venir',
  previous: 'Webinaires précédents',
  downloads: 'Téléchargements gratuits',
  groups: {
    training: 'Formation',
    services: 'Nos services',
    free: 'Ressources gratuites',
    places: 'Dans votre ville',
    company: 'L’entreprise',
    help: 'Aide et conditions',
  },
};
