import { liveClasses } from './live-classes.ts';

/** The list of dated classes. The page's script has the texts of `live` itself. */
export const classes = {
  none: 'No class is on the calendar just now. Write to us and we will tell you when the next one is.',
  more: { one: 'Show {count} more class', other: 'Show {count} more classes' },
  online: 'Live online',
  taughtIn: { en: 'in English', fr: 'in French' },
  hours: '{from} to {to}',
  sessions: { one: '{count} session', other: '{count} sessions' },
  /** Before the list of the dates of a class that has several sessions. */
  dates: 'Sessions: {dates}',
  /** The sessions after the first. */
  later: 'and {dates}',
  perSeat: 'per person, plus tax',
  quantity: 'People',
  add: 'Add to cart',
  trainer: '{name} teaches it on {date}',
  filter: {
    found: { one: '{count} date', other: '{count} dates' },
    none: 'No date is planned there just now. A private class can be, on your date.',
    all: 'Show all dates',
  },
  live: liveClasses,
} as const;
