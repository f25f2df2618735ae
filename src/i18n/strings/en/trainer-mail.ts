/** The mails that tell trainers what becomes of their classes. */
export const trainerMail = {
  given: {
    subject: 'You give a class: {title}, {date}',
    intro: 'You give this class: {title}.',
  },
  changed: {
    subject: 'Your class has changed: {title}, {date}',
    intro: 'The office has changed a class that you give: {title}. It is now as follows:',
  },
  cancelled: {
    subject: 'Your class is cancelled: {title}, {date}',
    intro: 'A class that you were to give will not be held: {title}. It was planned as follows:',
  },
  lost: {
    subject: 'You no longer give this class: {title}, {date}',
    intro: 'You no longer give this class: {title}. It was planned as follows:',
  },
  /** Of single days in place of somebody else. */
  days: {
    given: {
      subject: 'You give a day of a class: {title}, {date}',
      intro: { one: 'You give this day of a class: {title}.', other: 'You give these days of a class: {title}.' },
    },
    lost: {
      subject: 'You no longer give this day: {title}, {date}',
      intro: {
        one: 'You no longer give this day of a class: {title}. It was planned as follows:',
        other: 'You no longer give these days of a class: {title}. They were planned as follows:',
      },
    },
  },
  standsIn: 'You stand in for {name}.',
  others: 'Days that somebody else gives:',
  byOther: '{session}: {name}',
  nobody: 'nobody yet',
  noMore: 'No longer valid:',
  room: 'Room: {room}',
  link: 'Open the class',
} as const;
