/** What people need in class, as the office and trainers read it. */
export const officeNeeds = {
  title: 'What people need',
  none: 'Nobody has told of anything.',
  who: {
    buyer: 'told by who booked',
    participant: 'told by the person',
    office: 'noted by the office',
  },
  day: {
    one: '{day}: {people} person, all classes of this place together',
    other: '{day}: {people} people, all classes of this place together',
  },
  dayOnline: { one: '{day}: {people} person', other: '{day}: {people} people' },
  count: '{needs}: {count}',
  hint: 'Trainer and office read it; it goes {days} days after the class. For the caterer, print the sums: they name nobody.',
  note: {
    title: 'Note what somebody has told you',
    intro:
      'It stands beside what the person, or whoever booked for them, said on line. An empty text takes your note back.',
    fields: { participantId: 'Who', needs: 'What they need' },
    ifEmpty: { participantId: 'Choose who it is.' },
    unchosen: { participantId: 'Choose a person' },
    submit: 'Keep it',
    done: 'It is kept with the person.',
  },
  print: { names: 'Print with names', sums: 'Print the sums, without names' },
  sheet: 'What people need: {title}',
} as const;
