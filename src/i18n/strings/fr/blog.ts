import type { blog as en } from '../en/blog.ts';
import type { Texts } from '../texts.ts';

export const blog: Texts<typeof en> = {
  title: 'Blogue',
  heading: '**Blogue.** Ce qu’on nous demande en classe.',
  seoTitle: 'Blogue : Excel, logiciels et formation au travail',
  description:
    'Articles de notre équipe de formation sur Excel, les logiciels de bureau, les compétences professionnelles et l’organisation de la formation, exemples à l’appui.',
  lead: 'Ce que nos formatrices et formateurs mettent par écrit parce qu’on le leur demande souvent : des exemples détaillés dans Excel et Office, et ce qui fait durer une formation.',
  categories: {
    Excel: 'Excel',
    'Training & The Workplace': 'La formation et le travail',
    'Software Training': 'Logiciels',
    'Organizing Training': 'Organiser une formation',
    'Professional Skills': 'Compétences professionnelles',
  },
  inOther: 'Articles en anglais',
  filter: 'Afficher les articles d’une catégorie',
  all: 'Tous les articles',
  found: { one: '{count} article', other: '{count} articles' },
  feed: 'Fil RSS',
  feedTitle: 'GCT : Blogue',
  by: 'Par',
  updated: 'Mis à jour le {date}',
  minutes: { one: '{count} minute de lecture', other: '{count} minutes de lecture' },
  contents: 'Dans cet article',
  courses: 'L’apprendre en classe',
  dates: 'Voir dates et places',
  nextClass: 'Prochaine session : {date}, {place}',
  onRequest: 'Dates sur demande',
  related: 'À lire ensuite',
  neighbours: 'Articles précédent et suivant',
  older: 'Précédent : {title}',
  newer: 'Suivant : {title}',
};
