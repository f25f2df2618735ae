/** The menus of the header. */
export const menu = {
  groups: {
    software: 'Software',
    professional: 'Professional skills',
    specialty: 'Specialty',
    roles: 'By role',
    series: 'Series',
    cities: 'Cities',
    free: 'Free',
  },
  /** A subject that has a page in a city. */
  inCity: '{city}: {subject}',
  packages: { software: 'Software training packages', professional: 'Professional skills packages' },
  forTeams: 'For teams',
  organizations: 'Organizations',
  classrooms: 'Classrooms',
  rooms: 'Rooms and places',
} as const;
