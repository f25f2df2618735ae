import type { menu as en } from '../en/menu.ts';
import type { Texts } from '../texts.ts';

export const menu: Texts<typeof en> = {
  groups: {
    software: 'Logiciels',
    professional: 'Compétences',
    specialty: 'Spécialités',
    roles: 'Par fonction',
    series: 'Séries',
    cities: 'Villes',
    free: 'Gratuit',
  },
  inCity: '{city} : {subject}',
  packages: { software: 'Forfaits logiciels', professional: 'Forfaits compétences professionnelles' },
  forTeams: 'Pour les équipes',
  organizations: 'Organismes',
  classrooms: 'En salle',
  rooms: 'Salles et lieux',
};
