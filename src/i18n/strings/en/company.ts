/** Labels of the sections of company pages; their texts are in `content/pages`. */
export const company = {
  contents: 'On this page',
  /** Of a page that is in the other language only. */
  inLanguage: 'in French',
  courses: {
    next: 'Next class: {date}, {where}',
    onRequest: 'Dates on request',
    count: { one: '{count} course', other: '{count} courses' },
  },
  rooms: {
    upTo: { one: 'Up to {count} person', other: 'Up to {count} people' },
    seats: { one: '{count} seat', other: '{count} seats' },
    /** What a plan is called. */
    plan: 'Plan: {room}, {layout}, {seats}',
    drawn:
      'In the plans, dots are seats, bars on the tables are computers, and the thick lines at the top are screens. The plans are not to scale.',
    halfDay: 'Half day',
    fullDay: 'Full day',
    equipment: 'Equipment',
  },
  posts: {
    none: 'There is no open post just now. If you teach, you are still welcome to write to us.',
    instead: 'Write to us',
    place: 'Where',
    kind: 'Kind',
    languages: 'Languages',
    salary: 'Pay',
    closes: 'Apply until',
    open: 'Until the post is filled',
    kinds: { 'full-time': 'Full time', 'part-time': 'Part time', contract: 'Contract' },
    read: 'About the post, and how to apply',
  },
  events: {
    none: 'No event is planned just now. The newsletter and the webinars page announce the next one.',
    instead: 'See the webinars',
    time: '{from} to {to}',
    online: 'Live online',
    price: '{price}, before tax',
    seats: { one: '{count} seat', other: '{count} seats' },
  },
  contact: {
    mail: 'E-mail',
    phone: 'Telephone',
    post: 'Mail',
  },
} as const;
