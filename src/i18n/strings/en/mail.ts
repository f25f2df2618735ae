/** Texts of the mails that the site sends. */
export const mail = {
  greeting: 'Hello {name},',
  greetingNoName: 'Hello,',
  closing: 'Questions? Write to {email} or call {phone}. {name}',
  calendarFile: 'sessions.ics',
  confirmation: {
    subject: 'Booking confirmed: {title}',
    subjectMore: 'Booking confirmed: {title}, and {count} more',
    intro:
      'Thank you for your booking. Your seats are reserved. Your invoice is below, and every session is in the attached calendar file.',
    link: 'See your booking and print its invoice',
    manage: 'Name participants, move to another date or cancel',
    linkLine: '{link}: {address}',
    number: 'Your booking number is {number}. Give it when you call us.',
    cancelling: 'What cancelling costs:',
    cost: '{title}, {date}: {cost}',
    names:
      'On that page you name participants until 3 business days before the first session, and replace them, move to another date or cancel until it starts. Each participant receives joining instructions once the class is confirmed.',
  },
  joining: {
    subject: 'Joining instructions: {title}',
    intro: 'A seat is reserved for you in “{title}”. The class is confirmed and takes place on:',
    online:
      'The class is held online, live with your instructor. The link to join follows by e-mail {days} business days before the first session.',
    inPerson:
      'The class is held in a room: {place}. Please arrive 15 minutes early. In a software class a computer is ready for you.',
    calendar: 'The attached file puts every session into your calendar.',
  },
  class: {
    online: 'Online',
    session: '{date}, {from} to {to} ({zone})',
    taughtIn: { en: 'Taught in English', fr: 'Taught in French' },
  },
  invoice: {
    heading: 'Invoice {number}',
    number: 'Invoice number:',
    issuedOn: 'Issued on:',
    dueOn: 'Due on:',
    paidOn: 'Paid on:',
    billTo: 'Bill to',
    purchaseOrder: 'Purchase order:',
    budgetCode: 'Budget code:',
    seats: 'Seats:',
    subtotal: 'Subtotal',
    tax: '{tax} ({province}) {rate}',
    taxes: { GST: 'GST', HST: 'HST', QST: 'QST' },
    total: 'Total (CAD)',
    terms: 'Payable in full in Canadian dollars by {date}. Please quote invoice number {number} with your payment.',
    online: 'On line or by card: {address}',
    transfer: 'By electronic funds transfer: write to {email} or call {phone} for our banking details.',
    cheque: 'By cheque, payable to {name}, to our address, with the number of the invoice on it.',
    participants: 'Participants: {names}',
    paid: 'Paid in full by card on {date}. Nothing is left to pay.',
    gstHstNumber: 'GST/HST registration number: {number}',
    qstNumber: 'QST registration number: {number}',
    countries: { CA: 'Canada', US: 'United States', other: '' },
  },
} as const;
