/** The list of dated classes. Texts of `live` are handed to the page's script. */
export const classes = {
  none: 'No class is on the calendar just now. Write to us and we will tell you when the next one is.',
  more: { one: 'Show {count} more class', other: 'Show {count} more classes' },
  online: 'Live online',
  taughtIn: { en: 'In English', fr: 'In French' },
  hours: '{from} to {to}',
  sessions: { one: '{count} session', other: '{count} sessions' },
  /** Before the list of the dates of a class that has several sessions. */
  dates: 'Sessions: {dates}',
  perSeat: 'per person, plus tax',
  quantity: 'People',
  add: 'Add to cart',
  filter: {
    label: 'Filter the dates',
    place: 'Where',
    found: { one: '{count} date', other: '{count} dates' },
    none: 'No date matches that. Ask for “Any”, or for a private class.',
  },
  live: {
    checking: 'Checking seats…',
    left: { one: '{count} seat left', other: '{count} seats left' },
    few: { one: 'Only {count} seat left', other: 'Only {count} seats left' },
    full: 'Full',
    wait: 'Join the waitlist',
    closed: 'Bookings are closed',
    cancelled: 'Cancelled',
    guaranteed: 'guaranteed to run',
    unknown: 'Seats are confirmed at checkout',
    yourTime: '({time} your time)',
  },
} as const;
