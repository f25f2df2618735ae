/** The blog, its articles and its feed. */
export const blog = {
  title: 'Blog',
  seoTitle: 'Blog: Excel, software and training at work',
  description:
    'Articles by our trainers on Excel, Office software, professional skills and organizing training in Canadian offices: worked examples, no filler.',
  lead: 'What our trainers write down because people keep asking: worked examples with Excel and Office, and what makes training last.',
  filter: 'Show the articles of one category',
  all: 'All articles',
  found: { one: '{count} article', other: '{count} articles' },
  feed: 'RSS feed',
  by: 'By',
  updated: 'Updated {date}',
  minutes: { one: '{count} minute to read', other: '{count} minutes to read' },
  contents: 'In this article',
  courses: 'Learn it in a class',
  nextClass: 'Next class {date}',
  onRequest: 'dates on request',
  related: 'Read next',
  neighbours: 'Earlier and later articles',
  older: 'Earlier: {title}',
  newer: 'Later: {title}',
} as const;
