/** The table of who sits in a class, for other programs. */
export const officeRoster = {
  heads: {
    name: 'Participant',
    email: 'E-mail',
    booking: 'Booking',
    state: 'State',
    buyer: 'Booked by',
    buyerEmail: 'E-mail of who booked',
    phone: 'Phone',
    organisation: 'Organization',
  },
  states: { confirmed: 'booked', awaiting_payment: 'being paid for' },
  attendance: { present: 'present', partly: 'part of it', absent: 'absent' },
} as const;
