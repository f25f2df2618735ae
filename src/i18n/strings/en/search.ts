import type { SearchCategory } from '../../../domain/search-index.ts';

/** The search of the header. `{contact}` in `none` becomes a link with the text of `contact`. */
export const search = {
  label: 'Search the site',
  placeholder: 'Search',
  submit: 'Search',
  open: 'Open the search',
  close: 'Close the search',
  clear: 'Clear',
  prompt: 'Please type your text in the search box',
  none: "We couldn't find anything matching your search. Please {contact}.",
  contact: 'Contact Us',
  loading: 'Loading…',
  offline: 'The search needs a connection, and you seem to be offline.',
  failed: 'The search could not be loaded.',
  retry: 'Try again',
  results: 'Results',
  count: { one: '{count} result', other: '{count} results' },
  newTab: 'opens in a new tab',
  groups: {
    Courses: 'Courses',
    Landing: 'Program/Category',
    Blog: 'Blog Articles',
    Podcast: 'Podcast Episodes',
    Downloads: 'Free Downloads',
    Webinars: 'Free Webinars',
    Static: 'Website',
  } satisfies Record<SearchCategory, string>,
} as const;

/** What each page that is no course or category is called in the results, and the words it is found by. */
export const searchPages = {
  home: { title: 'Home', tags: 'GCT, training, consulting' },
  contact: { title: 'Contact us', tags: 'phone, e-mail, address, help' },
  catalogue: { title: 'Course catalogue', tags: 'all courses, schedule, dates, prices' },
  faq: { title: 'Frequently asked questions', tags: 'questions, answers, help, cancellation' },
  softwareTraining: { title: 'Software training', tags: 'Microsoft, Adobe, Excel, Office' },
  professionalSkills: { title: 'Professional skills training', tags: 'leadership, writing, communication' },
  advantage: { title: 'The GCT advantage', tags: 'why GCT, quality, guarantee' },
  clients: { title: 'Our clients', tags: 'references, government, associations' },
  trainingCentre: { title: 'Our training centre', tags: 'room, Ottawa, address, directions' },
  team: { title: 'Our team', tags: 'trainers, people, staff' },
  privacy: { title: 'Privacy policy', tags: 'personal information, cookies' },
  liveSupport: { title: 'Live support', tags: 'help, remote, technician' },
  associations: { title: 'Training for associations', tags: 'members, non-profit' },
  trainingPackages: { title: 'Training packages', tags: 'seats, bulk, discount, software package, price' },
  greatSeries: { title: 'The Great series', tags: 'bundle, courses together, professional skills' },
  government: { title: 'Training for government', tags: 'departments, public service, standing offer' },
} as const;
