/** Mails around a booking: proof, reminders, links to join, and the office's copy. */
export const bookingMail = {
  line: { one: '{title}, {date}, {count} person', other: '{title}, {date}, {count} people' },
  proof: {
    subject: 'Confirm your e-mail to keep your seats: {title}',
    intro: 'We have your booking {number}, and these seats are kept for you:',
    ask: 'Please open this link, so that we know the address is yours. Your invoice is issued then, and the participants you named receive their instructions.',
    action: 'Confirm my e-mail',
    until:
      'Without it, the booking ends by itself on {date} at {time} ({zone}): nothing is charged, and the seats are free again.',
    ignore: 'You booked nothing with us? Then there is nothing for you to do.',
    reminderSubject: 'Your seats are kept until {date}: {title}',
    reminderIntro: 'Your booking {number} still waits for your confirmation. These seats are kept for you:',
  },
  ended: {
    subject: 'Booking ended: {title}',
    intro:
      'Your booking {number} was not confirmed in time, and has ended. Nothing is charged, and no invoice was issued. These seats are free again:',
    again: 'If you still want them, you can book them again on our site, or call us.',
  },
} as const;
