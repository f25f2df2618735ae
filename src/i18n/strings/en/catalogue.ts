/** The families of courses, and the catalogue that lists them. */
export const families = {
  microsoft: {
    name: 'Microsoft',
    line: 'Excel, Word, Power BI, SharePoint and the rest of Microsoft 365.',
  },
  adobe: {
    name: 'Adobe',
    line: 'Acrobat, InDesign, Photoshop, Illustrator, Premiere Pro and Captivate.',
  },
  'professional-skills': {
    name: 'Professional skills',
    line: 'Leading, writing, presenting, negotiating and running projects.',
  },
  'programming-specialty': {
    name: 'Programming and specialty',
    line: 'SQL, Python, VBA, the web, and documents that everyone can read.',
  },
} as const;

export const catalogue = {
  title: 'Course catalogue',
  heading: 'Course **catalogue**',
  seoTitle: 'Course catalogue: software and professional skills',
  description:
    'Every course we teach live, online and in Ottawa, Calgary and Vancouver: levels, length, price of a seat and the date of the next class.',
  lead: 'Every course is live and led by an instructor, online or in a classroom. Prices are for one seat, before tax; the date is that of the next class.',
  filter: 'Filter the courses',
  search: 'Find a course',
  searchHint: 'Software, topic or skill',
  submit: 'Find',
  tabs: 'Families of courses',
  all: 'All courses',
  found: { one: '{count} course', other: '{count} courses' },
  withoutScript: 'This browser runs no scripts, so the whole catalogue is listed below.',
  emptyTitle: 'No course matches that',
  empty: 'Try fewer filters, a shorter word or another family. We also build courses on request: write to us at',
  clear: 'Show all courses',
  everywhere: 'Search the whole site',
  nearest: 'No course has all of that. The nearest:',
  clearFilters: 'Clear the filters',
  guaranteedFailed: 'Which of them are guaranteed to run could not be checked just now.',
  filters: {
    title: 'Filters',
    titleWithCount: 'Filters ({count})',
    /** The choice that asks for nothing, by the name of its field. */
    any: {
      subject: 'All subjects',
      where: 'Anywhere',
      level: 'All levels',
      delivery: 'Either',
      city: 'All cities',
      language: 'Both languages',
      price: 'Any price',
      month: 'All months',
      weekday: 'Any day',
      time: 'Any time',
    },
    level: 'Level',
    delivery: 'Delivery',
    deliveries: { online: 'Online', 'in-person': 'In a classroom' },
    city: 'City',
    language: 'Language',
    price: 'Price of a seat',
    upTo: 'Up to {price}',
    guaranteed: 'Guaranteed to run',
  },
  onRequest: 'on request',
} as const;
