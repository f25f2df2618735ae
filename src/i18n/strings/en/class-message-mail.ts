/** The mail by which the office writes to the people of a class. */
export const classMessageMail = {
  subject: 'About your class: {title}',
  intro: 'This is about “{title}”, which begins on {date}.',
  label: 'From our office:',
} as const;
