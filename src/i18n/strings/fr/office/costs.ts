import type { officeCosts as en } from '../../en/office/costs.ts';
import type { Texts } from '../../texts.ts';

export const officeCosts: Texts<typeof en> = {
  intro:
    'Avant taxes. Ces tarifs valent pour toute session pour laquelle rien d’autre n’a été entré; sa page dit alors si elle rapporte. Un propriétaire les modifie.',
  parts: { trainer: 'Formatrices et formateurs', room: 'Salles, par ville', materials: 'Matériel' },
  heads: { name: 'Qui ou où', rate: 'Tarif habituel', classes: 'Sessions à venir', set: 'Modifier' },
  anySeat: 'N’importe quelle place',
  classes: { one: '{count} session s’y rapporte', other: '{count} sessions s’y rapportent' },
  none: 'Il n’y a encore rien ici.',
  set: 'Modifier',
  setOf: 'Modifier le tarif habituel : {name}',
  done: 'C’est établi, pour toutes les sessions sans montant propre.',
};
