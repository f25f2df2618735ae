/**
 * What keeps the names of seats from being a way to mail strangers (booking rule 41): a name that was changed is told of after a
 * while, so that only what is left of all changes is told; and a booking mails so many people, the office the rest.
 */

/** A name stands this long before anybody is told. Minutes. */
export const SETTLE_MINUTES = 15;

/** So close to the start of a class nobody waits to be told. Minutes. */
export const SETTLED_BEFORE_START_MINUTES = 60;

/** People that a booking mails in its life, for each of its seats. */
export const PEOPLE_PER_SEAT = 3;

/** How often somebody is told of one seat. */
export const MOST_TELLINGS = 6;
