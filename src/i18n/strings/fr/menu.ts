import type { menu as en } from '../en/menu.ts';
import type { Texts } from '../texts.ts';

export const menu: Texts<typeof en> = {
  groups: {
    software: 'Logiciels',
    professional: 'Compétences professionnelles',
    specialty: 'Spécialités',
    roles: 'Par fonction',
    series: 'Grandes séries',
  },
  catalogue: 'Catalogue des cours',
  packages: { software: 'Forfaits logiciels', professional: 'Forfaits compétences professionnelles' },
  forTeams: 'Pour les équipes',
  organizations: 'Organismes',
  pages: {
    softwareTraining: 'Formation aux logiciels',
    softwareConsulting: 'Services-conseils en logiciels',
    databases: 'Bases de données et applications Web',
    professionalSkills: 'Formation en compétences professionnelles',
    coaching: 'Accompagnement individuel',
    strategySession: 'Rencontre sur la stratégie de formation',
    government: 'Administrations publiques',
    associations: 'Associations professionnelles',
    managers: 'Gestionnaires, RH et services informatiques',
    greatSeries: 'Toutes les grandes séries',
  },
};
