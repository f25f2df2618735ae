/** Reminders of what is overdue, in the file of a booking and on the list of what is open. */
export const officeReminders = {
  title: 'Reminders',
  intro:
    'The clock reminds of what is overdue 7, 21 and 45 days after the due date, while the office is open, and not as long as the buyer has to choose about a class that we cancelled.',
  none: 'None was sent.',
  overdue: 'Overdue since {date}.',
  notOverdue: 'Nothing is overdue.',
  sent: { auto: 'reminder {stage}, due {date}', byHand: 'reminder by hand, due {date}' },
  send: 'Send one now',
  sentNow: 'The reminder is on its way.',
  heldBack: { booking: 'Held back for this booking: {why}', client: 'Held back for this client: {why}' },
  holdBack: {
    title: 'Hold reminders back',
    of: 'Of what',
    choices: { booking: 'This booking', client: 'All bookings of this client' },
    submit: 'Hold back',
    done: 'The clock reminds no more.',
  },
  resume: { title: 'Let reminders go on: {of}', submit: 'Go on', done: 'The clock reminds again.' },
  list: { head: 'Reminded', none: 'not yet', heldBack: 'held back' },
} as const;
