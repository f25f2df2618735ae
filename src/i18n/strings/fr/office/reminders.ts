import type { officeReminders as en } from '../../en/office/reminders.ts';
import type { Texts } from '../../texts.ts';

export const officeReminders: Texts<typeof en> = {
  title: 'Rappels',
  intro:
    'Un rappel de ce qui est en retard part de lui-même 7, 21 et 45 jours après l’échéance, aux heures du bureau, sauf tant que la clientèle n’a pas choisi pour une session que nous avons annulée.',
  none: 'Aucun rappel n’a été envoyé.',
  overdue: 'En retard depuis le {date}.',
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
  resume: { title: 'Reprendre les rappels : {of}', submit: 'Reprendre', done: 'Les rappels reprennent.' },
  list: { head: 'Rappel', none: 'aucun', heldBack: 'suspendus' },
};
