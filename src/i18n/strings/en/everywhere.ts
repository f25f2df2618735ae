/** What every page has by it, for when nothing more can be fetched. */
export const connection = {
  offline: 'You are offline. Pages that you have seen still open; booking waits until you are connected again.',
  online: 'You are connected again.',
} as const;

/** Notices that any page can show. */
export const everywhere = {
  ...connection,
  outdated: 'Part of this page could not be loaded. Please reload it; if that does not help, try again in a minute.',
} as const;

/** The page that stands in for one that cannot be reached. */
export const offline = {
  title: 'You are offline',
  description: 'This page cannot be reached without a connection. The courses that you have looked at are still here.',
  heading: 'You are offline',
  message: 'This page cannot be reached without a connection. Check it, and try again.',
  retry: 'Try again',
  inReach: 'Courses you have looked at',
  none: 'Courses that you look at are kept here, so that you can read them without a connection.',
} as const;
