/** Where the live state of classes is asked for, by scripts that are too small for the declarations of these calls. */
export const cataloguePaths = {
  course: '/Website/course-detail/{id}',
  event: '/Website/event-detail/{eventId}',
  guaranteed: '/Website/guaranteed-classes',
} as const;
