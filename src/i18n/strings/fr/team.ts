import type { team as en } from '../en/team.ts';
import type { Texts } from '../texts.ts';

export const team: Texts<typeof en> = {
  title: 'Notre équipe',
  seoTitle: 'Notre équipe : formation et bureau',
  description:
    'Qui enseigne chez GCT et qui répond au téléphone : ce que chaque personne enseigne, dans quelles langues, et d’où lui vient ce qu’elle sait.',
  lead: 'Toutes les personnes qui enseignent ici ont d’abord travaillé dans leur domaine. En classe, vous rencontrez l’une d’elles, et quelqu’un du bureau n’est jamais loin.',
  trainers: 'L’équipe de formation',
  office: 'Le bureau',
  languages: { en: 'Anglais', fr: 'Français', both: 'Français et anglais' },
};
