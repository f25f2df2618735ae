/** What a dated class says of its seats at this moment. Plain scripts carry both languages. */
export const liveClasses = {
  checking: 'Checking seats…',
  left: { one: '{count} seat left', other: '{count} seats left' },
  few: { one: 'Only {count} seat left', other: 'Only {count} seats left' },
  full: 'Full',
  wait: 'Join the waitlist',
  closed: 'Bookings are closed',
  cancelled: 'Cancelled',
  guaranteed: 'guaranteed to run',
  unknown: 'Seats are confirmed at checkout',
  /** How it can be paid, where it is too near for an invoice. */
  card: 'card only',
  yourTime: '({time} your time)',
} as const;
