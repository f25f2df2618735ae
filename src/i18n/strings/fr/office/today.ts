import type { officeToday as en } from '../../en/office/today.ts';
import type { Texts } from '../../texts.ts';

export const officeToday: Texts<typeof en> = {
  lists: {
    help: 'Appels à l’aide',
    enquiries: 'Messages sans réponse',
    failed_mails: 'Courriels non remis',
    refunds: 'Remboursements à vérifier',
    needs_link: 'Sessions sans lien',
    needs_room: 'Sessions sans salle',
    below_minimum: 'Sessions sous leur minimum',
    overdue: 'Factures en souffrance',
    offers: 'Places offertes à qui attendait',
    new_bookings: 'Nouvelles réservations',
  },
  hints: {
    refunds: 'Échoués, ou sans nouvelles depuis {hours} heures.',
    needs_link: 'En ligne, d’ici {days} jours, si quelqu’un a réservé ou si la session est garantie.',
    needs_room: 'Dans une ville, d’ici {days} jours, si quelqu’un a réservé ou si la session est garantie.',
    below_minimum: 'D’ici {days} jours.',
    offers: 'Elles tiennent jusqu’à l’heure indiquée.',
    new_bookings: 'Depuis {hours} heures.',
  },
  all: { one: 'Voir', other: 'Voir les {count}' },
  allOf: '{all} : {list}',
  nothing: 'Rien ne demande votre attention.',
  settled: 'Rien à faire : {lists}.',
  seats: '{count} places sur {of}',
  offered: { one: '{count} place', other: '{count} places' },
  due: 'échéance le {date}',
  unproved: 'non confirmée',
  retry: 'Renvoyer',
  retried: 'Le courriel repart.',
  aside: 'Mettre de côté',
  setAside: 'Le courriel a été mis de côté.',
  reload: 'Actualiser',
};
