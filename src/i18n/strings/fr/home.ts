import type { home as en } from '../en/home.ts';
import type { Texts } from '../texts.ts';

export const home: Texts<typeof en> = {
  title: 'GCT : un guide vers la réussite',
  heading: 'Cours en direct.',
  headingLight: 'Une question? Quelqu’un vous répond.',
  lead: '{courses} cours sur les logiciels et les compétences professionnelles, en français ou en anglais, avec une formatrice ou un formateur, en ligne et dans {cities} villes.',
  search: 'Que souhaitez-vous apprendre?',
  searchHint: 'Excel, Power BI, leadership…',
  submit: 'Trouver un cours',
  classes: {
    title: 'Prochaines sessions',
  },
  ways: {
    heading: '**Combien** êtes-vous?',
    text: 'Une place à partir de {seat}, un forfait pour quelques personnes ou une session privée à partir de {team}, avant taxes.',
    action: 'Demander une session privée',
    me: '**Pour moi :** une place',
    team: '**Pour mon équipe :** un cours',
  },
  work: 'Ce que vous **saurez faire**',
  families: {
    title: 'Ce que nous **enseignons**',
    courses: { one: 'cours', other: 'cours' },
  },
  together: '**Plusieurs** cours, plusieurs personnes',
  free: '**Gratuit,** de nos formatrices et formateurs',
  why: {
    title: 'À quoi **s’attendre en classe**',
    points: [
      {
        title: 'Une personne en chair et en os',
        text: 'Chaque heure se donne en direct. Posez vos questions : la formatrice ou le formateur regarde votre écran avec vous.',
      },
      {
        title: 'De petits groupes',
        text: 'Chacun y prend la parole. Les places restantes figurent à côté de chaque date.',
      },
      {
        title: 'Une date sans surprise',
        text: 'Une session indiquée comme garantie a lieu. Si nous en annulons une, vous choisissez : remboursement, autre date ou crédit.',
      },
      {
        title: 'En cas d’imprévu, la place se cède',
        text: 'Envoyez une autre personne à votre place, sans frais, jusqu’au début de la première séance.',
      },
    ],
  },
};
