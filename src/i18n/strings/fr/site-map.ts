import type { siteMap as en } from '../en/site-map.ts';
import type { Texts } from '../texts.ts';

export const siteMap: Texts<typeof en> = {
  title: 'Plan du site',
  description:
    'Toutes les pages du site sur une seule : cours par sujet, services, ressources gratuites, articles, webinaires, entreprise et aide.',
  lead: 'Toutes les pages du site, en anglais d’abord, puis en français.',
  other: 'Pages en français',
  courses: 'Cours par sujet',
  series: 'Les grandes séries',
  articles: 'Articles',
  upcoming: 'Webinaires à venir',
  previous: 'Webinaires précédents',
  downloads: 'Téléchargements gratuits',
  groups: {
    training: 'Formation',
    services: 'Services',
    free: 'Ressources gratuites',
    places: 'Dans votre ville',
    company: 'L’entreprise',
    help: 'Aide et conditions',
  },
};
