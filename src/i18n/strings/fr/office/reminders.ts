import type { officeReminders as en } from '../../en/office/reminders.ts';
import type { Texts } from '../../texts.ts';

export const officeReminders: Texts<typeof en> = {
  title: 'Rappels',
  intro:
    'Un rappel de ce qui est en retard part de lui-même 7, 21 et 45 jours après l’échéance, ou après la reprise d’un paiement, aux heures du bureau; pas avant qu’une date promise soit passée, ni tant que la personne n’a pas choisi pour une session que nous avons annulée.',
  none: 'Aucun rappel n’a été envoyé.',
  overdue: 'En retard depuis le {date}.',
  calledOff:
    'Rien n’est demandé : nous avons annulé une session de cette réservation, et le client n’a pas encore choisi ce que deviennent les places.',
  notOverdue: 'Rien n’est en retard.',
  sent: { auto: 'rappel {stage}, échéance le {date}', byHand: 'rappel envoyé par le bureau, échéance le {date}' },
  send: 'Envoyer un rappel maintenant',
  sentNow: 'Le rappel est en route.',
  heldBack: { booking: 'Suspendus pour cette réservation : {why}', client: 'Suspendus pour ce client : {why}' },
  holdBack: {
    title: 'Suspendre les rappels',
    of: 'Lesquels',
    choices: { booking: 'Cette réservation', client: 'Toutes les réservations de ce client' },
    submit: 'Suspendre',
    done: 'Les rappels sont suspendus.',
  },
  promise: {
    title: 'Noter une promesse de paiement',
    titleAnew: 'Modifier la promesse de paiement',
    fields: { until: 'Paiement d’ici le', note: 'Remarque' },
    hints: { note: 'Qui l’a dit, et comment. Seul le bureau la voit.' },
    ifEmpty: { until: 'Entrez la date promise.' },
    submit: 'Noter la promesse',
    done: 'La promesse est notée : aucun rappel automatique ne part avant la fin de ce jour.',
    stands: 'Promis d’ici le {date} : {why}. Aucun rappel automatique ne part d’ici là.',
    isOver: 'Promis pour le {date} et non payé : {why}. Les rappels reprennent.',
    end: 'Oublier la promesse',
    ended: 'La promesse ne tient plus.',
  },
  resume: { title: 'Reprendre les rappels : {of}', submit: 'Reprendre', done: 'Les rappels reprennent.' },
  list: { head: 'Rappel', none: 'aucun', heldBack: 'suspendus' },
};
