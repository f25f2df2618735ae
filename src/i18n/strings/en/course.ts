/** Course and category pages, and the words that lists of courses share. */
export const course = {
  level: 'Level {level}',
  hours: { one: '{count} hour', other: '{count} hours' },
  sessions: { one: '{count} session', other: '{count} sessions' },
  languages: { en: 'English', fr: 'French', both: 'English and French' },
  online: 'online',
  facts: {
    next: 'Next class',
    length: 'Length',
    price: 'Price',
    onRequest: 'On request',
    perSeat: 'a seat, before tax',
  },
  shortLanguages: { en: 'in English', fr: 'in French' },
  /** Above dates of one language. */
  listed: { en: 'In English', fr: 'In French' },
  book: 'Choose a date',
  ticket: {
    book: 'Book this date',
  },
  ask: 'Ask for a date',
  askSubject: '{title} ({code}): a date for me',
  classes: '**Dates and seats:** {title}',
  /** `shown` of `count` stand on the page. */
  allDates: { one: 'The one date in the schedule', other: 'These are {shown} of {count} dates: see them all' },
  noClasses:
    'No public class is planned at the moment. Write to us: we add a date as soon as a few people ask, or plan a private class with you.',
  who: 'Who it is for',
  outline: 'Outline, module by module',
  audience: 'Who it is for',
  prerequisites: 'What you need to know first',
  included: {
    title: 'What is included',
    lines: [
      'Practice files and handouts, made to work with a screen reader',
      'A certificate of completion that reads “{text}”',
      'A colleague may take your seat, free of charge, until the first session starts',
    ],
    recording: 'Not recorded, unless everybody in the class agrees.',
  },
  cancelling: 'If plans change',
  compare: {
    title: 'Online or in a classroom',
    online: 'Online',
    room: 'In a classroom',
    where: ['Where', 'At your desk', ''],
    equipment: [
      'What you need',
      'A computer with the program, and a headset',
      'Nothing: a Windows computer with the program is at your place',
    ],
    equipmentOfSkills: ['What you need', 'A computer with a camera and a headset', 'Nothing'],
    price: 'A seat',
    next: 'Next',
    from: 'from {price}',
    noDate: 'on request',
  },
  questions: 'Questions about this course',
  related: 'Taken before or after',
} as const;

export const category = {
  /** Title of the page for search engines. */
  pageTitle: '{title} courses',
  specialized: 'Focused topics',
  specializedOne: 'A focused topic',
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
    all: 'All {levels}: {hours}, {price} a person, before tax.',
    here: 'You are here',
    next: 'Next class: {date}, {where}',
    /** On the page of a category, which lists them below. */
    further: 'Go deeper',
    deeper: 'Deeper in one day',
    branches: { one: '{count} course, {price}', other: '{count} courses, from {price}' },
  },
} as const;
