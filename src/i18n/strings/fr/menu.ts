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
  packages: { software: 'Forfaits logiciels', professional: 'Forfaits compétences professionnelles' },
  forTeams: 'Pour les équipes',
  organizations: 'Organismes',
};
