/** Reminders of what is overdue, in the file of a booking and on the list of what is open. */
export const officeReminders = {
  title: 'Reminders',
  intro:
    'The clock reminds of what is overdue 7, 21 and 45 days after the due date, or after a payment was taken back, not before a promised day is over, while the office is open, and not as long as the buyer has to choose about a class that we cancelled.',
  none: 'None was sent.',
  overdue: 'Overdue since {date}.',
  calledOff:
    'Nothing is asked for: we have cancelled a class of this booking, and the buyer has not chosen yet what becomes of the seats.',
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
  promise: {
    title: 'Note a promise to pay',
    titleAnew: 'Change the promise to pay',
    fields: { until: 'Will pay by', note: 'Remark' },
    hints: { note: 'Who said so, and how. Only the office sees it.' },
    ifEmpty: { until: 'Enter the day by which it will be paid.' },
    submit: 'Keep the promise',
    done: 'The promise is noted: the clock does not remind before that day is over.',
    stands: 'Promised by {date}: {why}. Until then the clock does not remind.',
    isOver: 'Promised by {date}, and not paid: {why}. The clock reminds again.',
    end: 'Forget the promise',
    ended: 'The promise holds no more.',
  },
  resume: { title: 'Let reminders go on: {of}', submit: 'Go on', done: 'The clock reminds again.' },
  list: { head: 'Reminded', none: 'not yet', heldBack: 'held back' },
} as const;
