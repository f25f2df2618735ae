/** Mails around a booking: proof, reminders, links to join, and the office's copy. */
export const bookingMail = {
  line: { one: '{title}, {date}, {count} person', other: '{title}, {date}, {count} people' },
  proof: {
    subject: 'Confirm your e-mail to keep your seats: {title}',
    intro: 'We have your booking {number}, and these seats are kept for you:',
    ask: 'Please open this link and confirm that the booking is yours. Your invoice is issued then, and the participants you named receive their instructions once their class is confirmed.',
    action: 'Confirm my booking',
    until:
      'Without it, the booking ends by itself on {date} at {time} ({zone}): nothing is charged, and the seats are free again.',
    ignore:
      'You booked nothing with us? Then there is nothing for you to do; behind the link you can also end the booking at once.',
    reminderSubject: 'Your seats are kept until {date}: {title}',
    reminderIntro: 'Your booking {number} still waits for your confirmation. These seats are kept for you:',
  },
  ended: {
    subject: 'Booking ended: {title}',
    intro:
      'Your booking {number} was not confirmed in time, and has ended. Nothing is charged, and no invoice was issued. These seats are free again:',
    again: 'If you still want them, you can book them again on our site, or call us.',
  },
  calledOff: {
    subject: 'Booking ended: {title}',
    intro:
      'We had to cancel a class of your booking {number} before it was confirmed, so the booking has ended, for which we are sorry. Nothing is charged, and no invoice was issued. It was for:',
    again: 'For another date, you can book on our site, or call us.',
  },
  priceUndone: {
    subject: 'Booking ended: {title}',
    intro:
      'By our mistake, a class of your booking {number} was on our site at a wrong price for a moment. The booking was not confirmed yet, so it has ended, for which we are sorry. Nothing is charged, and no invoice was issued. It was for:',
    again: 'The right price is on our site: you can book there again, or call us.',
  },
  participant: {
    taughtBy: 'The class is taught by {name}.',
    taughtOnDay: 'On {date}, it is taught by {name}.',
    join: 'Join the class',
    files: 'The files of the class:',
    fileLine: '{title}: {address}',
    reminder: {
      subject: 'Your class on {date}: {title}',
      intro: 'A reminder of your seat in “{title}”, which begins on {date}:',
    },
    link: {
      subject: 'Your link to join: {title}',
      intro: 'Here is the link to “{title}”, which begins on {date}. It is the same for every session:',
    },
    /** Of a class in a room, one day of which is held on line. */
    onlineDay: {
      subject: 'Your link for {date}: {title}',
      intro: '“{title}” is held online on {date}. Here is the link; these are all the days of the class:',
    },
  },
  names: {
    subject: 'Who takes part? {title}',
    intro: {
      one: 'In your booking {number}, {count} seat in “{title}” on {date} has no name and e-mail yet.',
      other: 'In your booking {number}, {count} seats in “{title}” on {date} have no name and e-mail yet.',
    },
    until: 'Please name them by {date}, so that everybody receives the link and the files in time.',
    action: 'Name the participants',
  },
  /** To the client of a class that an organisation has to itself. */
  privateClass: {
    subject: 'Your private class on {date}: {title}',
    intro: 'Your private class “{title}” is scheduled. It begins on {date}:',
    names:
      'Please tell us who takes part, at least {days} business days before it begins: each of them then receives the instructions, the link and the files by e-mail.',
    action: 'Name the participants',
    actionOf: 'Name participants {from} to {to}',
    paid: 'There is nothing else to pay: the class is on the invoice of your order. If a date, the time or the place does not suit you, reply to this mail.',
  },
  /** To the office, in English. */
  office: {
    subject: 'Booking {number}: {name}',
    number: 'Booking',
    contact: 'Contact',
    language: 'Language',
    total: 'Total, tax included',
    payment: 'Payment',
    methods: { invoice: 'on invoice', card: 'by card' },
    invoice: 'Invoice',
    purchaseOrder: 'Purchase order',
    budgetCode: 'Budget code',
    promoCode: 'Promo code',
    campaign: 'Campaign',
    twiceIntro: 'These people have a seat in the same class through another booking. Please ask who takes this one:',
    untoldIntro:
      'The site has mailed as many people for this booking, or from its network, as it may. Please see whether these are meant, and tell them of their seats:',
    twice: '{name} ({email}), {id}',
  },
} as const;
