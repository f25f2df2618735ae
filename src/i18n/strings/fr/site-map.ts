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
    training: {
      title: 'Formation',
      pages: {
        home: 'Accueil',
        catalogue: 'Catalogue des cours',
        softwareTraining: 'Formation aux logiciels',
        professionalSkills: 'Formation en compétences professionnelles',
        trainingPackages: 'Forfaits de formation',
        greatSeries: 'Les grandes séries',
        associations: 'Formation pour les associations',
        government: 'Formation pour les administrations publiques',
        managers: 'Pour les gestionnaires, les RH et l’informatique',
      },
    },
    services: {
      title: 'Services',
      pages: {
        coaching: 'Accompagnement individuel',
        consulting: 'Services-conseils',
        softwareConsulting: 'Services-conseils en logiciels',
        databases: 'Bases de données et applications Web',
        strategySession: 'Rencontre sur la stratégie de formation',
        roomRental: 'Location de salles',
        specialEvent: 'Activités spéciales',
      },
    },
    free: {
      title: 'Ressources gratuites',
      pages: {
        freeResources: 'Ressources gratuites',
        webinars: 'Webinaires',
        previousWebinars: 'Webinaires précédents',
        podcast: 'Balado',
        blog: 'Blogue',
        accessibilityRibbons: 'Rubans d’accessibilité',
      },
    },
    places: {
      title: 'Dans votre ville',
      pages: {
        ottawa: 'Ottawa',
        ottawaExcel: 'Cours Excel à Ottawa',
        ottawaPowerBi: 'Cours Power BI à Ottawa',
        calgary: 'Calgary',
        calgaryExcel: 'Cours Excel à Calgary',
        vancouver: 'Vancouver',
        vancouverExcel: 'Cours Excel à Vancouver',
        us: 'Clients des États-Unis',
      },
    },
    company: {
      title: 'L’entreprise',
      pages: {
        advantage: 'L’avantage GCT',
        team: 'Notre équipe',
        clients: 'Nos clients',
        trainingCentre: 'Notre centre de formation',
        careers: 'Carrières',
      },
    },
    help: {
      title: 'Aide et conditions',
      pages: {
        contact: 'Nous joindre',
        faq: 'Questions et réponses',
        liveSupport: 'Assistance en direct',
        checkout: 'Paiement',
        payment: 'Payer une facture',
        terms: 'Conditions générales',
        privacy: 'Politique de confidentialité',
        sitemap: 'Plan du site',
      },
    },
  },
};
