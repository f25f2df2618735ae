/** The menus of the header. */
export const menu = {
  groups: {
    software: 'Software',
    professional: 'Professional skills',
    specialty: 'Specialty',
    roles: 'By role',
    series: 'The Great series',
  },
  catalogue: 'Course catalogue',
  packages: { software: 'Software training packages', professional: 'Professional skills packages' },
  forTeams: 'For teams',
  organizations: 'Organizations',
  /** Pages that stand beside the courses, by route; each shows as soon as its route is live. */
  pages: {
    softwareTraining: 'Software training',
    softwareConsulting: 'Software consulting',
    databases: 'Databases and web apps',
    professionalSkills: 'Professional skills training',
    coaching: 'Coaching',
    strategySession: 'Training strategy session',
    government: 'Government',
    associations: 'Associations',
    managers: 'Managers, HR and IT departments',
    greatSeries: 'All the Great series',
  },
} as const;
