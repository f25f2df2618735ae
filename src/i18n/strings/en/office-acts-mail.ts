/** To who booked on the telephone, and pays by card. */
export const telephoneMail = {
  subject: 'Please pay {amount} for booking {number}',
  intro: 'Thank you for your call. These seats are kept for you, as booking {number}:',
  line: '{title}, {date}: {seats}',
  pay: 'Your booking stands once {amount}, tax included, is paid by card.',
  action: 'Pay by card',
  until:
    'The seats are kept until {date} at {time}. After that they are free for others again, and nothing is charged.',
} as const;

/** Of what is overdue. */
export const remindingMail = {
  subject: {
    one: 'Reminder: {amount} is open on invoice {invoices}, booking {number}',
    other: 'Reminder: {amount} is open on invoices {invoices}, booking {number}',
  },
  intro: '{amount} is still open for booking {number}. It was due on {date}.',
  invoice: 'Invoice {number} of {date}, due on {due}: {amount} open',
  order: 'Your purchase order: {order}',
  action: 'See the invoice and how to pay',
  crossed: 'If you have paid in the last few days, our mails have crossed, and you have nothing to do.',
} as const;

/** What is open of a client or an organisation, as the office sends it. */
export const statementMail = {
  subject: {
    one: 'Statement of {date}: {amount} open on one invoice',
    other: 'Statement of {date}: {amount} open on {count} invoices',
  },
  note: 'A note from our office:',
  intro: 'These invoices of yours are open on {date}:',
  ofOrganisation: 'These invoices of {organisation} are open on {date}:',
  invoice: 'Invoice {number} of {date}, due on {due}: {amount} open',
  overdue: { one: '{count} day overdue', other: '{count} days overdue' },
  booking: 'booking {number}',
  who: 'booked by {name}',
  order: 'your purchase order {order}',
  link: 'See invoice {number}, and pay it',
  unlinked:
    'An invoice without a link is for a booking by somebody else in your organization, who has its link. By transfer or cheque, anybody can pay it: give its number.',
  agesTitle: 'What is open, by its age:',
  ages: {
    notDue: 'Not due yet: {amount}',
    to30: '1 to 30 days overdue: {amount}',
    to60: '31 to 60 days overdue: {amount}',
    to90: '61 to 90 days overdue: {amount}',
    older: 'More than 90 days overdue: {amount}',
  },
  total: 'In all: {amount}',
  calledOff:
    'Beside these invoices, {amount} is open for bookings of which we had to cancel a class. Nothing is to be paid for them until you have chosen what becomes of the seats.',
  owedAlone: {
    subject: 'Statement of {date}: we owe you {amount}',
    intro: 'You have nothing to pay: on {date}, we owe you {amount}. Write to us how we should send it back to you.',
  },
  owed: 'Beside these invoices, we owe you {amount}.',
  crossed:
    'This is what we had received by {date}. If you have paid in the last few days, our mails have crossed, and you have nothing to do.',
} as const;
