/** What trainers, rooms and materials usually cost. */
export const officeCosts = {
  intro:
    'Before tax. These rates count for every class of which nothing else was entered, so that its page says whether it pays. An owner changes them.',
  parts: { trainer: 'Trainers', room: 'Rooms, by city', materials: 'Materials' },
  heads: { name: 'Who or where', rate: 'Usual rate', classes: 'Classes to come', set: 'Change' },
  anySeat: 'Any seat',
  classes: { one: '{count} class counts by it', other: '{count} classes count by it' },
  none: 'There is nothing here yet.',
  set: 'Change',
  setOf: 'Change the usual rate: {name}',
  done: 'It is set, for all classes without an entry of their own.',
} as const;
