/** Which room of a city is taken on which day. */
export const officeRooms = {
  link: 'Which rooms are taken, and when',
  filters: { where: 'City', view: 'Shown as', from: 'From' },
  views: { week: 'a week', month: 'a month' },
  everywhere: 'All cities',
  hint: 'These are the rooms of classes held in the last year or to come, by the names the office gives them. A room is named in the file of a class.',
  none: 'No class has a room there yet. Name the room in the file of a class, and it appears here.',
  room: 'Room',
  unnamed: 'No room yet',
  free: 'free',
  freeOn: 'Free: {days}',
  freeAll: 'Free on all days.',
  clash: 'taken twice: {id}',
  week: { title: 'Week of {date}', before: 'Week before', after: 'Week after', today: 'This week' },
  month: { before: 'Month before', after: 'Month after', today: 'This month' },
  /** Beside the field of a class. */
  known: {
    title: 'Rooms in this city',
    free: '{name}: free',
    taken: '{name}: taken then',
    takenBy: 'Taken at that time by',
    isFree: 'Free at that time.',
    isNew: 'No class has had a room of this name here.',
    calendar: 'All rooms of this city',
  },
} as const;
