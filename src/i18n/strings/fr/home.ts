import type { home as en } from '../en/home.ts';
import type { Texts } from '../texts.ts';

export const home: Texts<typeof en> = {
  title: 'GCT : un guide vers la réussite',
  heading: 'Cours en direct.',
  headingLight: 'Une question? Quelqu’un vous répond.',
  lead: '{courses} cours sur les logiciels et les compétences professionnelles, en français ou en anglais, avec une formatrice ou un formateur, en ligne et dans {cities} villes. Sessions privées partout au Canada.',
  search: 'Que souhaitez-vous apprendre?',
  searchHint: 'Excel, Power BI, leadership…',
  submit: 'Trouver un cours',
  classes: {
    title: 'Prochaines sessions',
  },
  ways: {
    me: {
      title: '**Pour moi :** une place',
      text: 'Choisissez une date en session publique, payez par carte ou sur facture et apportez vos questions.',
      price: 'À partir de {price}, avant taxes.',
      action: 'Choisir un cours',
    },
    team: {
      title: '**Pour mon équipe :** un cours',
      text: 'Une session pour un maximum de 12 personnes, en ligne, dans nos salles ou dans les vôtres, à la date de votre choix et avec vos fichiers.',
      price:
        'À partir de {price} pour tout le groupe. Dès {people} personnes, elle peut coûter moins cher que des places à l’unité.',
      action: 'Demander une session privée',
    },
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
