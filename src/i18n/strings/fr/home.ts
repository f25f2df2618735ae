import type { home as en } from '../en/home.ts';
import type { Texts } from '../texts.ts';

export const home: Texts<typeof en> = {
  title: 'GCT : un guide vers la réussite',
  heading: 'Cours en direct.',
  headingLight: 'Vous demandez, quelqu’un répond.',
  lead: '{courses} cours en français sur les logiciels et les compétences professionnelles, avec un formateur ou une formatrice, en ligne et dans {cities} villes. Classes privées partout au Canada.',
  search: 'Que souhaitez-vous apprendre?',
  searchHint: 'Excel, Power BI, leadership…',
  submit: 'Trouver un cours',
  classes: {
    title: 'Prochaines classes',
  },
  ways: {
    me: {
      title: '**Pour moi :** une place',
      text: 'Choisissez une date en séance publique, payez par carte ou sur facture et apportez vos questions.',
      price: 'À partir de {price}, avant taxes.',
      action: 'Choisir un cours',
    },
    team: {
      title: '**Pour mon équipe :** un cours',
      text: 'Une séance pour un maximum de 12 personnes, en ligne, dans nos salles ou dans les vôtres, à votre date et avec vos fichiers.',
      price:
        'À partir de {price} pour tout le groupe. Dès {people} personnes, elle peut coûter moins que leurs places.',
      action: 'Demander une séance privée',
    },
  },
  work: '**Voilà** ce que vous saurez faire',
  families: {
    title: '**Ce que** nous enseignons',
    courses: { one: '{count} cours', other: '{count} cours' },
  },
  together: {
    title: '**Plusieurs** cours, plusieurs personnes',
    pages: {
      trainingPackages:
        'Des places achetées ensemble à meilleur prix, à attribuer et à utiliser pendant un an ou plus.',
      greatSeries:
        'Des cours en compétences professionnelles, dans l’ordre où il vaut mieux les suivre, à un seul prix.',
      government: 'Bons de commande, deux langues officielles, portables gérés, fichiers accessibles.',
      associations: 'Des classes pour le personnel et pour les membres, avec les heures sur chaque attestation.',
    },
  },
  free: {
    title: '**Gratuit,** de nos formatrices et formateurs',
    pages: {
      blog: 'Comment bien faire une chose, dans Excel, dans Word, en réunion.',
      webinars: 'En direct, une heure au plus, avec du temps pour les questions.',
      podcast: 'Des conversations sur la formation et le travail, chacune avec sa transcription.',
      freeResources: 'Aide-mémoire et listes de vérification en PDF, à imprimer ou à garder ouverts.',
    },
  },
  why: {
    title: '**À quoi** s’attendre en classe',
    points: [
      {
        title: 'Une vraie personne enseigne',
        text: 'Chaque heure se donne en direct. Posez vos questions : le formateur regarde votre écran avec vous.',
      },
      {
        title: 'De petits groupes',
        text: 'Le groupe est assez petit pour que chacun prenne la parole. Les places restantes figurent à côté de chaque date.',
      },
      {
        title: 'Une date sans surprise',
        text: 'Une classe indiquée comme garantie a lieu. Si nous en annulons une, vous choisissez : remboursement, autre date ou crédit.',
      },
      {
        title: 'En cas d’imprévu, la place se cède',
        text: 'Envoyez un collègue à votre place, sans frais, jusqu’au début de la première séance.',
      },
    ],
  },
};
