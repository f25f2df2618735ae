/** Mails to the office, which reads English and French; they are in English. */
export const officeMail = {
  none: 'None',
  report: {
    subject: 'Trainer report: {title}, {date}',
    intro: '{name} ({email}) reports on {title}, {date} ({id}).',
    attendance: 'Attendance',
    attended: '{name}: {state}',
    state: { present: 'present', partly: 'part of the time', absent: 'absent' },
    covered: 'What was covered',
    incidents: 'Incidents',
    followUp: 'Follow-up',
  },
  support: {
    subject: 'Help is needed: {topic} ({name})',
    from: 'From',
    person: '{name}, {email}, writes in: {language}',
    phone: 'Phone',
    class: 'Class',
    classLine: '{title}, {date} ({id})',
    message: 'Message',
    topics: {
      join: 'cannot join the class',
      sound: 'sound, picture or screen',
      materials: 'files and materials',
      exercise: 'an exercise or the content',
      other: 'something else',
    },
  },
} as const;
