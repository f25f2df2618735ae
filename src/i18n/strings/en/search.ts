import type { SearchCategory } from '../../../domain/search/items.ts';

/** The search of the header. `{contact}` in `none` becomes a link with the text of `contact`. */
export const search = {
  label: 'Search the site',
  placeholder: 'Search',
  submit: 'Search',
  open: 'Open the search',
  close: 'Close the search',
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
