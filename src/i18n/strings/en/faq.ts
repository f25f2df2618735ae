/** Questions and answers. */
export const faq = {
  title: 'Questions and answers',
  seoTitle: 'Questions and answers about classes and booking',
  description:
    'What people ask before they book: levels, online classes, prices and taxes, invoices, changes and cancellations, private classes, certificates.',
  lead: 'What people ask us before, during and after a class. What is said here of bookings is what our terms say.',
  subjects: 'Subjects',
  filter: 'Filter the questions',
  hint: 'A word, for example invoice',
  found: { one: '{count} question', other: '{count} questions' },
  empty: 'No question here has these words. Ask us, and we will answer:',
  more: 'Your question is not here?',
  moreText: 'Call us or write to us. A person answers, in English or in French.',
  moreAction: 'How to reach us',
} as const;
