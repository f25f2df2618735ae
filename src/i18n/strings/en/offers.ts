/** Training packages. */
export const packages = {
  title: 'Training packages',
  seoTitle: 'Training packages: seats to share',
  description:
    'Seats for public classes bought together at a lower price: software packages of 5 to 50 seats, professional skills packages of 6 and 12.',
  lead: 'Buy seats now, decide later who takes which class. One order, one invoice, and every seat costs less than it would alone.',
  kinds: {
    software: {
      title: 'Software packages',
      text: 'For classes in Microsoft and Adobe programs, databases, programming and accessible documents.',
    },
    professional: {
      title: 'Professional skills packages',
      text: 'For classes in leadership, communication, writing, project management and personal effectiveness.',
    },
  },
  seats: { one: '{count} seat', other: '{count} seats' },
  facts: {
    seat: 'Each seat',
    apart: 'Bought one by one',
    save: 'You save',
    valid: 'To be used within',
  },
  months: { one: '{count} month', other: '{count} months' },
  saving: '{amount} ({percent})',
  tax: 'before tax',
  conditions: 'Conditions',
  buy: 'Buy this package',
  how: {
    title: 'How it works',
    steps: [
      {
        title: 'Choose a package',
        text: 'If you are between two sizes, count the seats that are certain. A second package can follow at any time.',
      },
      {
        title: 'Order it online',
        text: 'Give the billing address and, if you have one, the purchase order number. Confirm the order by the link in our e-mail, and you receive the invoice and a code.',
      },
      {
        title: 'Name people and classes as you go',
        text: 'Book a class as anybody does, and type the code at checkout: its seats cost nothing then. The link in your e-mail shows how many are left.',
      },
      {
        title: 'Plans change',
        text: 'A colleague may take a seat, free of charge, until the first session starts. A seat that is given up while cancelling is free goes back to the package; after that, it is used up. If we cancel a class, its seat can be used for at least three more months.',
      },
    ],
  },
  other: {
    title: 'A package is not always the best price',
    text: 'When six or more people need the same course, a private class usually costs less than their seats. When one person takes several courses in professional skills, look at the Great series.',
    privateClass: 'Ask for a private class',
    series: 'See the Great series',
  },
} as const;

/** The Great series: courses in professional skills that are taken together. */
export const series = {
  title: 'The Great series',
  seoTitle: 'The Great series: courses taken together',
  description:
    'Courses in professional skills that belong together, in the order in which they are best taken, at one price that is lower than that of each.',
  lead: 'Four sets of courses in professional skills, each in the order in which it is best taken. You choose the dates, and the set costs less than its courses one by one.',
  courses: { one: '{count} course', other: '{count} courses' },
  open: 'See the series',
  pageTitle: '{title}, a series of {count} courses',
  facts: { price: 'Price of the series', apart: 'Courses bought apart', save: 'You save', length: 'Length in all' },
  tax: 'before tax',
  audience: 'Who it is for',
  order: 'The courses, in order',
  dates: 'Next dates',
  about: 'How the series is built',
  buy: 'Buy this series',
  others: 'The other series',
} as const;

/** Pages for kinds of clients. */
export const audience = {
  courses: '**Courses** often taken, and what becomes of the work',
  dates: '**Next** classes',
  all: 'See every course and date',
  questions: 'Questions people ask',
  packages: 'Training packages',
} as const;
