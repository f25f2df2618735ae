import type { officeAbsences as en } from '../../en/office/absences.ts';
import type { Texts } from '../../texts.ts';

export const officeAbsences: Texts<typeof en> = {
  title: 'Absences de l’équipe',
  none: 'Aucune absence n’est notée pour ces jours.',
  hint: 'Une personne absente n’est proposée pour aucune session ces jours-là. Ce qu’elle devait donner figure ici et dans Aujourd’hui jusqu’à ce que quelqu’un d’autre le donne, ou que l’absence soit annulée.',
  kinds: { holiday: 'vacances', sick: 'maladie', other: 'autre raison' },
  written: 'Note de {who}, le {date}',
  writtenOn: 'Note du {date}',
  without: 'À donner par quelqu’un d’autre :',
  takeBack: 'Annuler l’absence',
  takenBack: '{name}, {days} : l’absence est annulée.',
  add: 'Noter une absence',
  fields: { trainer: 'Qui', kind: 'Raison', from: 'Premier jour', to: 'Dernier jour', note: 'Note' },
  hints: { to: 'À laisser vide pour un seul jour.', note: 'Pour le bureau seulement; rien sur une maladie.' },
  options: { kind: { holiday: 'vacances', sick: 'maladie', other: 'autre raison' } },
  ifEmpty: { trainer: 'Choisissez la personne.', kind: 'Choisissez la raison.', from: 'Entrez le premier jour.' },
  reasons: {
    from: { duplicate: 'Une absence de cette personne est déjà notée pour une partie de ces jours.' },
    to: {
      invalid: 'Le dernier jour ne peut pas précéder le premier.',
      too_long: 'Entrez au plus 366 jours.',
    },
  },
  overlaps: 'Déjà noté : {days}. Annulez d’abord cette absence, ou laissez ces jours de côté.',
  submit: 'Noter l’absence',
  done: '{name} : absence notée, {days}.',
  own: {
    title: 'Vos jours d’absence',
    hint: 'Tels que le bureau les a notés. En cas d’erreur, avisez le bureau.',
  },
};
