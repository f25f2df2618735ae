import type { specimen as en } from '../en/specimen.ts';
import type { Texts } from '../texts.ts';

export const specimen: Texts<typeof en> = {
  before: 'Avant',
  after: 'Après',
  problem: 'problème : ',
  better: 'amélioré : ',
  highlighted: 'en évidence : ',
  removed: 'biffé : ',
  byHand: 'à la main',
  example: 'Un exemple',
  span: '{from} à {to}',
  minutes: { one: '{count} min', other: '{count} min' },
};
