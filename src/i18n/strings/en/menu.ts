/** The menus of the header. */
export const menu = {
  groups: {
    software: 'Software',
    professional: 'Professional skills',
    specialty: 'Specialty',
    roles: 'By role',
    series: 'The Great series',
  },
  packages: { software: 'Software training packages', professional: 'Professional skills packages' },
  forTeams: 'For teams',
  organizations: 'Organizations',
} as const;
