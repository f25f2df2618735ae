/** The list of all pages. Their names are in the table of pages. */
export const siteMap = {
  title: 'Site map',
  description:
    'Every page of the site on one: courses by subject, services, free resources, articles, webinars, the company, help, and the pages in French.',
  lead: 'Every page of the site, in English first and in French below.',
  other: 'Pages in French',
  french: 'Pages in French',
  courses: 'Courses by subject',
  series: 'The Great series',
  articles: 'Articles',
  upcoming: 'Webinars to come',
  previous: 'Previous webinars',
  downloads: 'Free downloads',
  groups: {
    training: 'Training',
    services: 'Services',
    free: 'Free resources',
    places: 'In your city',
    company: 'The company',
    help: 'Help and conditions',
  },
} as const;
