/** Course and category pages, and the words that lists of courses share. */
export const course = {
  level: 'Level {level}',
  hours: { one: '{count} hour', other: '{count} hours' },
  sessions: { one: '{count} session', other: '{count} sessions' },
  languages: { en: 'English', fr: 'French', both: 'English and French' },
  online: 'online',
  facts: {
    level: 'Level',
    length: 'Length',
    language: 'Language',
    next: 'Next class',
    price: 'Price',
    perSeat: 'a seat, before tax',
    code: 'Code',
    onRequest: 'On request',
  },
  book: 'Choose a date',
  ask: 'Ask for a date',
  askSubject: '{title} ({code}): a date for me',
  classes: 'Dates and seats',
  noClasses:
    'No public class is planned at the moment. Write to us: we add a date as soon as a few people ask, or plan a private class with you.',
  about: 'What you will be able to do',
  outline: 'Outline',
  module: 'Module {number}',
  audience: 'Who it is for',
  prerequisites: 'What you need to know first',
  certificate: 'Certificate',
  certificateText: 'Each participant receives a certificate of completion that reads “{text}”.',
  private: {
    title: 'A private class for your team',
    text: 'The same outline, or one cut to your work, for up to 12 people: online, in one of our rooms or at your office.',
    price: '{price} for the group, before tax',
    action: 'Ask for a private class',
  },
  related: 'Taken before or after',
  print: 'Printed from {address}',
} as const;

export const category = {
  /** Title of the page for search engines. */
  pageTitle: '{title} courses',
  courses: 'Courses, level by level',
  specialized: 'Focused topics',
  coursesFlat: 'The courses',
  audience: 'Who these courses are for',
  next: 'Next class',
  questions: 'Questions people ask',
  related: 'Related subjects',
  /** The levels drawn as stations of a line. What stands between the stars is heavy. */
  path: {
    title: '**{levels}:** {hours}, {price}',
    titleOfCourse: '**Where** it stands',
    levels: { one: '{count} level', other: '{count} levels' },
    all: '{levels} in all: {hours}, {price}, {seat}.',
    here: 'You are here',
    next: 'Next class: {date}, {where}',
    deeper: 'Deeper in one day',
    branches: { one: '{count} course, {price}', other: '{count} courses, from {price}' },
  },
} as const;
