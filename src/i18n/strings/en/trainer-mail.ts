/** The mails that tell trainers what becomes of their classes. */
export const trainerMail = {
  given: {
    subject: 'You give a class: {title}, {date}',
    intro: 'You give this class: {title}.',
  },
  changed: {
    subject: 'Your class has changed: {title}, {date}',
    intro: 'The office has changed a class that you give: {title}. It is now:',
  },
  cancelled: {
    subject: 'Your class is cancelled: {title}, {date}',
    intro: 'A class that you were to give is not held: {title}. It was to be:',
  },
  lost: {
    subject: 'You do not give this class: {title}, {date}',
    intro: 'You do not give this class any more: {title}. It was to be:',
  },
  noMore: 'Not any more:',
  room: 'Room: {room}',
  link: 'Open the class',
} as const;
