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
