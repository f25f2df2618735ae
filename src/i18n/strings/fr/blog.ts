import type { blog as en } from '../en/blog.ts';
import type { Texts } from '../texts.ts';

export const blog: Texts<typeof en> = {
  title: 'Blogue',
  seoTitle: 'Blogue : Excel, logiciels et formation au travail',
  description:
    'Articles de nos formateurs sur Excel, les logiciels de bureau, les compétences professionnelles et l’organisation de la formation, exemples à l’appui.',
  lead: 'Ce que nos formateurs mettent par écrit parce qu’on le leur demande souvent : des exemples détaillés dans Excel et Office, et ce qui fait durer une formation.',
  filter: 'Afficher les articles d’une catégorie',
  all: 'Tous les articles',
  found: { one: '{count} article', other: '{count} articles' },
  feed: 'Fil RSS',
  by: 'Par',
  updated: 'Mis à jour le {date}',
  minutes: { one: '{count} minute de lecture', other: '{count} minutes de lecture' },
  contents: 'Dans cet article',
  courses: 'L’apprendre en classe',
  nextClass: 'Prochaine classe : {date}, {place}',
  onRequest: 'Dates sur demande',
  related: 'À lire ensuite',
  neighbours: 'Articles précédent et suivant',
  older: 'Précédent : {title}',
  newer: 'Suivant : {title}',
};
