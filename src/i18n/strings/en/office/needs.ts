/** What people need in class, as the office and trainers read it. */
export const officeNeeds = {
  title: 'What people need',
  none: 'No needs have been noted.',
  who: {
    buyer: 'from whoever booked',
    participant: 'from the person',
    office: 'noted by the office',
  },
  day: {
    one: '{day}: {people} person, all classes of this place together',
    other: '{day}: {people} people, all classes of this place together',
  },
  dayOnline: { one: '{day}: {people} person', other: '{day}: {people} people' },
  count: '{needs}: {count}',
  hint: 'The trainer and the office read it; it is deleted {days} days after the class. For the caterer, print the sums: they name nobody.',
  note: {
    title: 'Note what somebody has told you',
    intro:
      'It stands beside what the person, or whoever booked for them, said online. An empty text removes your note.',
    fields: { participantId: 'Who', needs: 'What they need' },
    ifEmpty: { participantId: 'Choose who it is.' },
    unchosen: { participantId: 'Choose a person' },
    submit: 'Keep it',
    done: 'It is kept with the person.',
  },
  print: { names: 'Print with names', sums: 'Print the sums, without names' },
  sheet: 'What people need: {title}',
} as const;
