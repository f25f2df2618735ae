/** Texts of the mails about a booking that was changed, or a class that we cancelled or moved. */
export const changesMail = {
  cancelledFile: 'cancelled-sessions.ics',
  link: 'See and change your booking',
  /** Of one in which nothing is left to change. */
  linkToSee: 'See your booking',
  linkLine: '{link}: {address}',
  changed: {
    cancelled: 'Seats cancelled: booking {number}',
    allCancelled: 'Booking cancelled: {number}',
    moved: 'Seats moved to another date: booking {number}',
    other: 'Changed: booking {number}',
    introOffice: 'Our office has changed your booking {number}.',
    exempted: 'Taxes are taken off, by the document that you have shown.',
    intro: 'We have changed your booking {number} as you asked.',
    introAll: 'We have cancelled your booking {number} as you asked. Its seats are free again.',
    introAllOffice: 'Our office has cancelled your booking {number}. Its seats are free again.',
    introOrder: 'Our office has cancelled your order {number}.',
    seatsCancelled: { one: '{title}: {count} seat cancelled', other: '{title}: {count} seats cancelled' },
    seatsMoved: {
      one: '{title}: {count} seat moved to the date below',
      other: '{title}: {count} seats moved to the date below',
    },
    seatsAdded: { one: '{title}: {count} seat added', other: '{title}: {count} seats added' },
    reduced: '{title}: reduction of the price',
    feeBack: '{title}: fee that is no longer kept',
    ordered: 'Cancelled: {title}',
    packageVoided: '{title} was cancelled: its code pays for nothing any more. Classes that were booked with it stay.',
    notCredited: 'Not credited, before tax: {amount}',
    fee: 'Kept by the cancellation terms, before tax: {amount}',
    noFee: 'No fee is kept.',
    packageBack: { one: '{count} seat goes back to “{title}”.', other: '{count} seats go back to “{title}”.' },
    packageEnded: {
      one: '“{title}” was cancelled before, so that its {count} seat can be used no more: our office credits what it cost and writes to you.',
      other:
        '“{title}” was cancelled before, so that its {count} seats can be used no more: our office credits what they cost and writes to you.',
    },
    packageUsable:
      'Since the change is ours, seats of “{title}” can be used until {date} at least, whatever was its last day.',
    packageUsed: {
      one: '{count} seat of “{title}” is used up, since cancelling was not free of charge any more.',
      other: '{count} seats of “{title}” are used up, since cancelling was not free of charge any more.',
    },
    newDate: 'The new date',
    refund:
      '{amount} goes back to you: to the card if you paid by card, otherwise by cheque or transfer from our office.',
    credit:
      '{amount} is kept for you as a credit. It is applied by our office: when you book again, write to us with the number of that booking.',
    toCredits: '{amount} was paid from a credit that was kept with us, and goes back to that credit.',
    lowered: 'What was still to be paid is lower by {amount}. Open now: {open}.',
    dearer: 'The change costs {amount} more, tax included. The invoice for it is below.',
    otherTaxes:
      'The new date is taxed in another province: a credit note of {credited} takes the old one off, and an invoice of {invoiced} is for the new one. Of both together and what was paid before, {open} is still to be paid.',
    calendar: 'The attached files bring your calendar up to date.',
  },
  /** To whose credit it is, where the office has used it for a colleague. */
  creditUsed: {
    subject: 'Your credit paid another booking: {amount}',
    used: 'Our office has used {amount} of the credit that you have with us to pay booking {number}, which somebody else of your organization has made. {left} is left of it.',
    back: 'If that booking is cancelled, what your credit paid and is given back comes back to your credit, and goes to nobody else.',
    wrong: 'If you have not agreed to this, reply to this mail.',
  },
  /** To whose booking it was, at an address that may never have been theirs. */
  contactReplaced: {
    subject: 'Booking {number} has another contact',
    replaced: 'Somebody else looks after booking {number} from now on, and gets our mails about it.',
    link: 'The links in our earlier mails about this booking do not work any more. You have nothing to do.',
    calendar: 'The attached file takes the sessions out of your calendar.',
    wrong: 'If this is wrong, reply to this mail or call us.',
  },
  papers: {
    subject: 'The papers of booking {number}',
    intro: 'Attached are the invoices and credit notes of your booking {number}, as they were issued:',
    order: 'The invoices show your purchase order: {order}',
  },
  creditNote: {
    heading: 'Credit note {number}',
    number: 'Credit note number:',
    invoice: 'Of invoice:',
    fee: 'Kept by the cancellation terms',
    feeBack: 'Fee that is not kept any more',
    reduction: 'Reduction by our office',
    reduced: 'Taken off before',
    otherNotes: 'On another credit note of the same change',
    terms: 'This credit note corrects invoice {invoice}.',
  },
  office: {
    subject: 'Changed: booking {number}, {name}',
    intro: 'The buyer has changed the booking online.',
    introStaff: 'The office has changed the booking.',
    contact: 'Contact',
    happened: 'What was changed',
    money: 'Money',
    none: 'Nothing',
    /** In place of what the buyer reads. */
    lines: {
      packageEnded: {
        one: '“{title}” was cancelled before, so its {count} seat can no longer be used: please credit what it cost.',
        other:
          '“{title}” was cancelled before, so its {count} seats can no longer be used: please credit what they cost.',
      },
      refund:
        '{amount} goes back to the buyer: by itself to the card that paid, and by our own hand for what was paid otherwise.',
      credit:
        '{amount} is kept as a credit of the buyer. It pays nothing by itself: we apply it in the file of the booking that it is to pay.',
      dearer: 'The change costs {amount} more, tax included, on an invoice of its own.',
    },
  },
  left: {
    subject: 'Your seat was given up: {title}',
    intro:
      'The person who booked a seat for you in “{title}” has given it up or to somebody else. You have nothing to do.',
    was: 'The class takes place on:',
    moved: 'Your seat was moved to another date of the same course:',
    movedNext: 'You receive joining instructions for it once that class is confirmed.',
    calendar: 'The attached file takes the sessions out of your calendar.',
  },
  classMoved: {
    subject: 'Changed: {title}',
    intro: 'We have changed {what} of “{title}”.',
    what: {
      date: 'the date',
      dates: 'the dates',
      hours: 'the hours',
      place: 'the place',
      room: 'the room',
      language: 'the language',
    },
    /** Where that is not known. */
    some: 'We have changed “{title}”.',
    now: 'Now:',
    was: 'Before:',
    bookedBy: '{name} booked your seat in this class.',
    /** What comes next for who sits in it. */
    instructions: 'You receive joining instructions once the class is confirmed.',
    sure: 'The class is confirmed.',
    place: 'Place: {place}',
    buyer:
      'Your seats are kept. If this does not suit you, you can move to another date or cancel free of charge, until the class starts.',
    participant: 'Your seat is kept. If this does not suit you, tell the person who booked it for you.',
    /** To the client of a private class. */
    client: 'All seats are kept, and the people you named were told. If this does not suit you, reply to this mail.',
    calendar: 'The attached file brings your calendar up to date.',
  },
  /** Of a class that has begun: nothing is given back by itself any more. */
  daysChanged: {
    subject: 'Changed days: {title}',
    intro: 'Days of “{title}” have changed since it began. Its days are now:',
    lost: 'There is no class on {day}.',
    buyer:
      'Your seats are kept. If somebody cannot come on a new day, reply to this mail or call us, and we will work out with you what can be done.',
    participant:
      'Your seat is kept. If you cannot come on a new day, tell the person who booked it for you, or reply to this mail.',
  },
  /** Of a class that has not begun: the same place, on the same days. */
  roomsChanged: {
    subject: 'Another room: {title}',
    intro: 'A day of “{title}” is held in another room of the same place. Its dates and its hours stay as they are:',
    buyer: 'Your seats are kept, and nothing else has changed.',
    participant: 'Your seat is kept, and nothing else has changed.',
  },
  /** Of a class in a room. */
  onlineDay: 'For a day that is held online, the link follows in a mail of its own.',
  classCancelled: {
    subject: 'Cancelled: {title}',
    intro: 'We are sorry: we had to cancel “{title}”, which was to take place on:',
    buyer:
      'There is no fee. Please choose what suits you: another date, a refund of what you paid, or a credit. For a credit of what a card paid without an account, write to us. Until you choose, nothing changes in what you paid.',
    participant: 'The person who booked your seat was told as well, and chooses another date or a refund.',
    client:
      'The people you named were told. We will settle a new date with you, or credit your order; reply to this mail to tell us which you prefer.',
    guest: 'The person who arranged this class for you was told as well.',
    /** Of a private class that is cancelled with its order. */
    ended: {
      intro: 'The class “{title}” is cancelled. It was to take place on:',
      client:
        'The people you named were told. Its order has ended as well: another mail says what that means for your invoice. If this is a mistake, reply to this mail.',
    },
    calendar: 'The attached file takes the sessions out of your calendar.',
  },
} as const;
