/** What is printed on every handout. */
export const handout = {
  page: 'Page {page} of {pages}',
  courses: 'Courses that go with this sheet:',
  about: '{company} made this sheet and brought it up to date on {date}. You may print and share it unchanged.',
  more: 'More of them:',
} as const;

/** The page of everything that is free. */
export const resources = {
  title: 'Free resources',
  description:
    'Checklists, cheat sheets and templates to download as accessible PDF files, with webinars, a podcast and articles from the trainers of GCT.',
  intro:
    'Sheets to keep beside the keyboard, checklists to work through and templates to copy. They are what our trainers hand out in class. You give nothing for them, not even your name.',
  downloads: {
    title: 'Free downloads',
    intro:
      'Each is a tagged PDF of one to four pages on letter paper: it prints well in black and white, and a screen reader finds its headings, lists and tables. They open in a new tab.',
    inOther: 'Downloads in French',
    subjects: {
      Excel: 'Excel',
      Word: 'Word',
      Outlook: 'Outlook',
      PowerPoint: 'PowerPoint',
      'Microsoft 365': 'Microsoft 365 and Teams',
      Adobe: 'Adobe Acrobat',
      Accessibility: 'Accessibility',
      'Professional skills': 'Professional skills',
    },
    pages: { one: '{count} page', other: '{count} pages' },
    size: '{size} kB',
    updated: 'updated {date}',
  },
  more: {
    title: 'To watch, hear and read',
    /** A text for each, by its row in the table of pages. */
    pages: {
      webinars: 'One subject in an hour at most, live, with your questions.',
      previousWebinars: 'What each one was about, and what to take away from it.',
      podcast: 'Conversations with trainers, each with its full transcript.',
      blog: 'How-to articles on Excel, software, writing and learning at work.',
      accessibilityRibbons:
        'A tab for Word, Excel, PowerPoint and Outlook with every accessibility command in one place.',
    },
  },
  strategy: {
    title: 'Training strategy session',
    text: 'You have a team, a budget and a deadline, and are not sure what to book first. In a free conversation of half an hour, by phone or online, we go through what people have to do, what they can do already, and what would change most for the money. You get a plan in writing, whether you book with us or not.',
    action: 'Ask for a session',
    questionnaire: 'To prepare for it, use the training needs questionnaire.',
  },
} as const;
