/** The list of all pages, and the name of each of them in it, by route. */
export const siteMap = {
  title: 'Site map',
  description:
    'Every page of the site on one: courses by subject, services, free resources, articles, webinars, the company, help, and the pages in French.',
  lead: 'Every page of the site, in English first and in French below.',
  other: 'Pages in French',
  courses: 'Courses by subject',
  series: 'The Great series',
  articles: 'Articles',
  upcoming: 'Webinars to come',
  previous: 'Previous webinars',
  downloads: 'Free downloads',
  groups: {
    training: {
      title: 'Training',
      pages: {
        home: 'Home',
        catalogue: 'Course catalogue',
        softwareTraining: 'Software training',
        professionalSkills: 'Professional skills training',
        trainingPackages: 'Training packages',
        greatSeries: 'The Great series',
        associations: 'Training for associations',
        government: 'Training for government',
        managers: 'For managers, HR and IT departments',
      },
    },
    services: {
      title: 'Services',
      pages: {
        coaching: 'Coaching',
        consulting: 'Consulting',
        softwareConsulting: 'Software consulting',
        databases: 'Databases and web apps',
        strategySession: 'Training strategy session',
        roomRental: 'Room rental',
        specialEvent: 'Special event',
      },
    },
    free: {
      title: 'Free resources',
      pages: {
        freeResources: 'Free resources',
        webinars: 'Webinars',
        previousWebinars: 'Previous webinars',
        podcast: 'Podcast',
        blog: 'Blog',
        accessibilityRibbons: 'Accessibility ribbons',
      },
    },
    places: {
      title: 'In your city',
      pages: {
        ottawa: 'Ottawa',
        ottawaExcel: 'Excel courses in Ottawa',
        ottawaPowerBi: 'Power BI courses in Ottawa',
        calgary: 'Calgary',
        calgaryExcel: 'Excel courses in Calgary',
        vancouver: 'Vancouver',
        vancouverExcel: 'Excel courses in Vancouver',
        us: 'Training in the United States',
      },
    },
    company: {
      title: 'The company',
      pages: {
        advantage: 'The GCT advantage',
        team: 'Our team',
        clients: 'Our clients',
        trainingCentre: 'Our training centre',
        careers: 'Careers',
      },
    },
    help: {
      title: 'Help and conditions',
      pages: {
        contact: 'Contact us',
        faq: 'Questions and answers',
        liveSupport: 'Live support',
        checkout: 'Checkout',
        payment: 'Pay an invoice',
        terms: 'Terms and conditions',
        privacy: 'Privacy policy',
        sitemap: 'Site map',
      },
    },
  },
} as const;
