export const home = {
  title: 'GCT: a guide to greater success',
  heading: 'Live classes.',
  headingLight: 'Somebody teaches, you ask.',
  lead: '{courses} courses in software and professional skills, led by an instructor, online and in {cities} cities.',
  search: 'What do you want to learn?',
  searchHint: 'Excel, Power BI, leadership…',
  submit: 'Find a course',
  classes: {
    title: 'Next classes',
  },
  ways: {
    heading: '**How many** are you?',
    text: 'A seat from {seat}, a package for a few, or a class of your own from {team}, before tax.',
    action: 'Ask for a private class',
    me: '**For me:** a seat',
    team: '**For my team:** a class',
  },
  work: 'What you will **be able to do**',
  families: {
    title: 'What we **teach**',
    courses: { one: 'course', other: 'courses' },
  },
  together: '**Several** courses, several people',
  free: '**Free,** from our trainers',
  why: {
    title: 'What to **expect of a class**',
    points: [
      {
        title: 'A person teaches it',
        text: 'Every hour is live. Ask when you are stuck: the instructor looks at your screen with you.',
      },
      {
        title: 'Small groups',
        text: 'A group is small enough for everybody to speak. The seats left stand beside each date.',
      },
      {
        title: 'No surprise with the date',
        text: 'A class marked as guaranteed runs. If we ever cancel one, you choose a refund, another date or a credit.',
      },
      {
        title: 'Plans change, seats move',
        text: 'Send a colleague in your place, free of charge, until the first session starts.',
      },
    ],
  },
} as const;
