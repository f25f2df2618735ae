/** One page for whoever approves a course: printed at the edge, and led to by the course's page. */
export const proposal = {
  file: 'proposal',
  subject: '{course}: what it costs {people}',
  kicker: 'Training proposal',
  valid: 'Prices and seats of {date}',
  people: { one: 'For {count} person', other: 'For {count} people' },
  columns: ['Per person', 'Before tax'],
  least: 'costs least',
  from: 'From {count} people on, a private class costs less than seats.',
  tax: {
    /** The way that costs least, where only one province can tax it. */
    room: '{way} with tax: {total} ({taxes} in {province}, where the room is).',
    any: '{way} with tax: {totals}. A class in a room is taxed where the room is; online classes and packages, where you are billed.',
    in: '{total} in {province}',
    elsewhere: '{total} in the other provinces and territories',
  },
  dates: 'Next dates',
  free: { one: '{count} seat free', other: '{count} seats free' },
  chosen: 'chosen',
  noDates: 'No public date has seats now. For a private class, you name the date.',
  cancelling: 'What cancelling costs',
  fees: { free: 'nothing', part: '{rate} of the price', whole: 'the whole price' },
  colon: ': ',
  contact: 'To book, or to ask',
  holds: 'This page holds no seats.',
} as const;
