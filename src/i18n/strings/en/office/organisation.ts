/** The statement of an organisation, as a table for other programs and for the client. */
export const officeOrganisation = {
  statement: {
    day: 'Date',
    what: 'What',
    who: 'Booked by',
    booking: 'Booking',
    order: 'Purchase order',
    due: 'Due',
    amount: 'Amount',
    open: 'Open after it',
  },
} as const;
