import type { officeRooms as en } from '../../en/office/rooms.ts';
import type { Texts } from '../../texts.ts';

export const officeRooms: Texts<typeof en> = {
  link: 'Quelles salles sont prises, et quand',
  filters: { where: 'Ville', view: 'Affichage', from: 'Du' },
  views: { week: 'une semaine', month: 'un mois' },
  everywhere: 'Toutes les villes',
  hint: 'Ce sont les salles des sessions de la dernière année et des sessions à venir, sous le nom que leur donne le bureau. La salle se note dans le dossier d’une session.',
  none: 'Aucune session n’y a encore de salle. Notez la salle dans le dossier d’une session, et elle figurera ici.',
  room: 'Salle',
  unnamed: 'Pas encore de salle',
  free: 'libre',
  freeOn: 'Libre : {days}',
  freeAll: 'Libre tous les jours.',
  clash: 'prise deux fois : {id}',
  week: { title: 'Semaine du {date}', before: 'Semaine précédente', after: 'Semaine suivante', today: 'Cette semaine' },
  month: { before: 'Mois précédent', after: 'Mois suivant', today: 'Ce mois-ci' },
  known: {
    title: 'Salles de cette ville',
    free: '{name} : libre',
    taken: '{name} : prise à ce moment',
    takenBy: 'Prise à ce moment par',
    isFree: 'Libre à ce moment.',
    isNew: 'Aucune session n’a eu ici de salle de ce nom.',
    calendar: 'Toutes les salles de cette ville',
  },
};
