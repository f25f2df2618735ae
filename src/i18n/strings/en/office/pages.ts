/** Titles of the office's screens, which have one address for both languages. */
export const officePages = {
  today: { title: 'Today', description: 'What needs a hand in the office of GCT.' },
  followUps: { title: 'Follow-ups', description: 'What the office of GCT rings back about, or does, on a day.' },
  bookings: { title: 'Bookings', description: 'Every booking of GCT, to be found by what its buyer says.' },
  classes: {
    title: 'Classes',
    description: 'Every class of GCT: who sits there, who gives it, and what it still needs.',
  },
  day: {
    title: 'Closures',
    description: 'All classes of GCT on a day: whom to call, and what becomes of each.',
  },
  rooms: {
    title: 'Rooms and absences',
    description: 'Which rooms of GCT are taken or free, and which trainers are away, day by day.',
  },
  enquiries: { title: 'Enquiries', description: 'What people sent to GCT by forms, to be answered.' },
  quotes: { title: 'Quotes', description: 'What GCT offers its clients, to be accepted by a link.' },
  people: { title: 'People', description: 'Clients of GCT, their bookings, training and accounts.' },
  money: {
    title: 'Money',
    description: 'What is open and overdue at GCT, statements of clients, and the books of a period.',
  },
  waitlists: { title: 'Waitlists', description: 'Who waits for seats in classes of GCT, and what was offered.' },
  packages: {
    title: 'Packages and credits',
    description: 'Seats bought together and credits that clients have with GCT.',
  },
  promoCodes: { title: 'Promo codes', description: 'Codes that take something off a booking at GCT, and their use.' },
  costs: { title: 'Usual costs', description: 'What trainers, rooms and materials usually cost GCT.' },
  surveys: {
    title: 'Surveys and reports',
    description: 'What participants and trainers say of classes of GCT.',
  },
  numbers: {
    title: 'Numbers',
    description: 'How the business of GCT goes: bookings, sales, seats, and where they came from.',
  },
  audit: { title: 'Audit', description: 'What was done in the office of GCT, by whom and why.' },
} as const;
