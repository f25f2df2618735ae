/** Private classes of an order, as the office schedules them. */
export const officePrivate = {
  title: 'Private classes of this order',
  failed: 'The classes of this order could not be looked up.',
  none: 'Nothing of this order is a class yet. Its line becomes one as soon as its dates are settled with the client.',
  class: '{date}, {people}',
  cancelled: 'cancelled',
  begin: 'Schedule “{title}”',
  ended: 'This order has ended: nothing of it is scheduled any more.',
  stands:
    'This order has ended, and a class of it still stands: cancel that in its own file, so that its people are told.',
  intro:
    'Its client gets a mail at once, with the dates and a link by which names are given. The class is shown to nobody else, and costs no more than the order.',
  taxed:
    'Taxes of the order: {province}. A class is taxed by where it is given; online, by where its client is billed. In any other province it needs another invoice: cancel the order, which credits it, and quote anew.',
  abroad: 'outside of Canada',
  fields: {
    courseId: 'Course',
    language: 'Taught in',
    where: 'Where',
    placeId: 'Room in',
    room: 'Room',
    street: 'Street address of the client',
    city: 'City',
    province: 'Province or territory',
    trainer: 'Trainer',
    people: 'People at most',
    date: 'Day {number}',
    from: 'Day {number}: begins',
    to: 'Day {number}: ends',
  },
  hints: {
    room: 'As the office calls it. Left empty, it is named later, in the file of the class.',
    province: 'It decides the clock, the holidays and the taxes.',
    trainer: 'Those who teach this course there, in this language.',
    people:
      'Each gets a seat, and names are given later. At most 40: more people are another class, for which the quote has a line of its own.',
  },
  options: {
    language: { en: 'English', fr: 'French' },
    where: { online: 'Online', room: 'In a room of ours', client: 'At the client’s address' },
  },
  unchosen: { trainer: 'Not known yet' },
  ifEmpty: {
    courseId: 'Choose a course.',
    language: 'Choose the language.',
    placeId: 'Choose the city.',
    street: 'Enter the street address.',
    city: 'Enter the city.',
    province: 'Choose the province.',
    people: 'Enter how many people.',
    date: 'Choose day {number}.',
    from: 'Enter when day {number} begins.',
    to: 'Enter when day {number} ends.',
  },
  reasons: {
    elsewhere: 'The order was taxed elsewhere: {province}. Cancel the order, which credits it, and quote anew.',
    trainer: 'This trainer does not teach that there. Choose another one.',
    people:
      'Enter a whole number of people, from 1 to 40. More people are another class, for which the quote has a line of its own.',
  },
  clock: 'Times are by the clock of where it is given; online, of where the client is billed.',
  more: 'One day more',
  fewer: 'One day less',
  submit: 'Schedule the class',
  done: 'The class is scheduled. Its client gets a mail.',
} as const;
