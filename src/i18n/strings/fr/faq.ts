import type { faq as en } from '../en/faq.ts';
import type { Texts } from '../texts.ts';

export const faq: Texts<typeof en> = {
  title: 'Questions et réponses',
  seoTitle: 'Questions et réponses : sessions et réservation',
  description:
    'Ce qu’on demande avant de réserver : niveaux, sessions en ligne, prix et taxes, factures, changements et annulations, sessions privées, attestations.',
  lead: 'Ce qu’on nous demande avant, pendant et après une session. Pour les réservations, ces réponses reprennent nos conditions.',
  subjects: 'Sujets',
  filter: 'Filtrer les questions',
  hint: 'Un mot, par exemple facture',
  found: { one: '{count} question', other: '{count} questions' },
  empty: 'Aucune question ne contient ces mots. Posez-nous la vôtre, nous y répondrons :',
  more: 'Votre question n’y est pas?',
  moreText: 'Appelez-nous ou écrivez-nous. Une personne vous répond, en français ou en anglais.',
  moreAction: 'Comment nous joindre',
};
