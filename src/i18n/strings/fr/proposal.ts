import type { proposal as en } from '../en/proposal.ts';
import type { Texts } from '../texts.ts';

export const proposal: Texts<typeof en> = {
  file: 'proposition',
  subject: '{course} : ce qu’il en coûte, {people}',
  kicker: 'Proposition de formation',
  valid: 'Prix et places au {date}',
  people: { one: 'Pour {count} personne', other: 'Pour {count} personnes' },
  columns: ['Par personne', 'Avant taxes'],
  least: 'meilleur prix',
  from: 'Dès {count} personnes, une session privée coûte moins cher que des places à l’unité.',
  tax: {
    room: '{way}, taxes comprises : {total} ({taxes}, {province}, où se trouve la salle).',
    any: '{way}, taxes comprises : {totals}. La taxe est celle du lieu de la salle ou, en ligne et pour un forfait, celle de votre adresse de facturation.',
    in: '{total} ({province})',
    elsewhere: '{total} (ailleurs au Canada)',
  },
  dates: 'Prochaines dates',
  free: { one: '{count} place libre', other: '{count} places libres' },
  chosen: 'choisie',
  noDates: 'Aucune date publique n’a de place pour le moment. Pour une session privée, vous choisissez la date.',
  cancelling: 'Frais d’annulation',
  fees: { free: 'sans frais', part: '{rate} du prix', whole: 'la totalité du prix' },
  colon: ' : ',
  contact: 'Pour réserver ou nous écrire',
  holds: 'Cette page ne retient aucune place.',
};
