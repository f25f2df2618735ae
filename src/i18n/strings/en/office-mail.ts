/** Mails to the office, which reads English and French; they are in English. */
export const officeMail = {
  none: 'None',
  payment: {
    booking: 'Booking',
    buyer: 'Buyer',
    amount: 'Amount',
    id: 'Id',
    note: 'Note',
    answerBy: 'Answer by',
    payment_unknown: {
      subject: 'Look at this payment: {amount}, booking {booking}',
      text: 'The card company could not say whether this was paid, or says something that does not fit. The seats are kept, and it is asked again every few minutes. Please look the payment up at Stripe by its id.',
    },
    payment_returned: {
      subject: 'A payment goes back: {amount}, booking {booking}',
      text: 'This was paid by card, and could not be booked: the seats were gone, the class was called off, or the booking was paid already. All of it is being refunded, and the buyer was told. Please call if another date can be offered.',
    },
    refund_failed: {
      subject: 'A refund failed: {amount}, booking {booking}',
      text: 'The card company could not send this money back, and it is owed again. Please agree on a cheque or a transfer with the buyer, then choose that under “Send money back” in the booking’s file, send it, and note there that it has left.',
    },
    refund_elsewhere: {
      subject: 'Given back at Stripe: {amount}, booking {booking}',
      text: 'This was given back in Stripe’s own dashboard, and is written down with the booking. The invoice is as it was, so the amount counts as still to be paid: it takes a credit note if it is not to be. Seats that were meant to go with it are cancelled on the booking’s page.',
    },
    refund_by_hand: {
      subject: 'Please send money back: {amount}, booking {booking}',
      text: 'This goes back to the buyer, and there is no card payment that it could go to. Please send a cheque or a transfer, and note in the booking’s file that it has left.',
    },
    /** Of a dispute, where something was given back as a credit before. */
    credit:
      'Of what was paid for this booking, {given} was kept as a credit. {locked} of it is locked, and pays nothing unless the bank leaves us the money; {spent} was spent before, and is locked should it come back.',
    payment_questioned: {
      subject: 'A bank asks about a payment: {amount}, booking {booking}',
      text: 'The bank of the card asks what this payment was for, and has taken nothing yet. Please answer it in Stripe, under Disputes, by the id below, or refund the payment in the booking’s file: what is not answered becomes a dispute.',
    },
    dispute_opened: {
      subject: 'A payment is disputed: {amount}, booking {booking}',
      text: 'The holder of the card disputes this payment, and the bank holds the money until it has decided. Please answer in Stripe, under Disputes, by the id below: without an answer in time it is lost. The booking stays as it is, and nothing of it can be refunded meanwhile; what its credit notes promise is sent once the bank has decided.',
    },
    dispute_won: {
      subject: 'A dispute is over, and the payment stands: {amount}, booking {booking}',
      text: 'The bank has closed this dispute, and the money is ours. Nothing of the booking has changed by it; a credit that was locked for it is the client’s again.',
    },
    dispute_lost: {
      subject: 'A dispute is lost: {amount}, booking {booking}',
      text: 'The bank has given this money back to the holder of the card. The booking and its invoice stand as they were, so the amount counts as still to be paid. The clock does not remind of it: please decide in the booking’s file whether it is asked for, credited with its seats, or written off.',
    },
  },
  class: {
    below_minimum: {
      subject: 'Will it take place? {title}, {date}',
      text: '“{title}” begins on {date} and has {seats} of the {minimum} it takes to be sure. Nobody has been told yet. Please decide on its page in the office: “Guarantee it” holds it all the same, and everybody gets joining instructions; “Cancel it” calls it off, and everybody in it is told and chooses another date, a refund or a credit.',
      nobody:
        '“{title}” begins on {date}, and nobody has booked it. If it is not to take place, “Cancel it” on its page in the office takes it off sale, and nobody has to be told. Otherwise it stays on sale.',
      link: 'Open the class in the office',
    },
    withdrawn: {
      subject: 'Left the schedule with people in it: {title}, {date}',
      text: '“{title}” of {date} is no longer in the schedule, and {seats} were booked in it. It is off sale, and nobody has been told. If it was taken out by mistake, put it back as it was, and all stands as before. If it does not take place, put it back and its first day under “cancelled”: everybody in it is told and chooses another date, a refund or a credit.',
    },
    priceUndone: {
      subject: 'Booked at a price that was undone: {title}, {date}',
      text: 'The price of “{title}” of {date} was {price} for a short time; it is {now} again. Bookings that nobody had confirmed have ended. What follows was confirmed, or is being paid for, at that price and stands at it. Where somebody paid too much, a part of the price is credited in the booking’s file.',
    },
    class: 'Class',
    sessions: 'Sessions',
    place: 'Where',
    bookings: 'Booked by:',
    seats: { one: '{count} seat', other: '{count} seats' },
    booking: '{number}: {seats}, {name}, {email}, {phone}',
    unproved: 'the buyer has not confirmed the booking yet',
    paying: 'being paid for by card',
  },
  links: {
    subject: 'Links changed by the trainer: {title}, {date}',
    text: '{trainer} changed the links of “{title}”, {date} ({id}). They are now as below. If one of them is not right, call the trainer; the office changes it on the page of the class. A new place to join is mailed to everybody in the class ten minutes after it was kept, once that time has come.',
    kinds: { join: 'Where it meets', material: 'File', recording: 'Recording' },
    line: '{title}: {address}',
  },
  webinar: {
    subject: 'No link yet: {title}, {date}',
    text: '{people} registered for the webinar “{title}” and expect its link today, as the page promises. It has none: put it under “join” in content/webinars/en/{id}.md and publish the site. The links then leave by themselves.',
    people: { one: '{count} person is', other: '{count} people are' },
  },
  lost: {
    subject: 'Left the site with people registered: {id}, {date}',
    text: '{people} registered for “{id}” of {date}. The site does not have it any more, or has it on a day that is past. Nobody has been told.',
    next: 'If that is a mistake, put its file in content/{folder} back, or its date right, and publish the site: all stands as before, and whoever was told another date is mailed. If it does not take place, please write to these people; they were promised a place, or have asked for one:',
    people: { one: '{count} person is', other: '{count} people are' },
    person: '{name}, {email}, writes in {language}',
    languages: { en: 'English', fr: 'French' },
  },
  report: {
    subject: 'Trainer report: {title}, {date}',
    intro: '{name} ({email}) reports on {title}, {date} ({id}).',
    attendance: 'Attendance',
    attended: '{name}: {state}',
    days: 'As a substitute, on: {dates}. Who was there is ticked in the class.',
    state: { present: 'present', partly: 'part of the time', absent: 'absent' },
    covered: 'What was covered',
    incidents: 'Incidents',
    followUp: 'Follow-up',
  },
  support: {
    subject: 'Help is needed: {topic} ({name})',
    from: 'From',
    person: '{name}, {email}, writes in: {language}',
    phone: 'Phone',
    class: 'Class',
    classLine: '{title}, {date} ({id})',
    message: 'Message',
    topics: {
      join: 'cannot join the class',
      sound: 'sound, picture or screen',
      materials: 'files and materials',
      exercise: 'an exercise or the content',
      other: 'something else',
    },
  },
} as const;
