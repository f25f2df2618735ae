/** The table of what a client booked and took, for other programs and for the client. */
export const officeTrainingList = {
  heads: {
    day: 'First day',
    course: 'Course',
    language: 'Language',
    place: 'Place',
    participant: 'Participant',
    email: 'E-mail',
    state: 'State',
    certificate: 'Certificate',
    booking: 'Booking',
    order: 'Purchase order',
    price: 'Price before tax',
  },
  languages: { en: 'English', fr: 'French' },
  online: 'Online',
  states: { toCome: 'to come', taken: 'taken', missed: 'missed' },
} as const;
