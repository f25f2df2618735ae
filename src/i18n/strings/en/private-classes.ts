/** The page on which a class for one team is asked for. */
export const privateClasses = {
  title: 'Private classes',
  description:
    'A class for your team alone, for up to 12 people: your date, your files, in English or French, online, in our rooms or in yours. Ask for a price and dates.',
  heading: '**A class** of your own',
  lead: 'Your people, your files, your date. In English or in French, online, in our rooms or in yours.',
  figures: {
    people: { label: 'people at most', text: 'Few enough for everybody to ask.' },
    price: { label: 'for the whole group, before tax', text: 'Half a day to two days, as the course is long.' },
    from: { label: 'people, and it costs less', text: 'than seats in a public class of the same course.' },
  },
  range: '{from} to {to}',
  steps: {
    title: '**From here** to your class',
    list: [
      {
        title: 'You tell us',
        text: 'Which course, how many you are, and when it would suit you. A rough idea is enough.',
      },
      { title: 'We answer', text: 'Within one business day you have a price and dates.' },
      { title: 'You choose', text: 'Nothing is booked or owed before you have said yes to the price.' },
    ],
  },
  form: '**Ask** for a quote',
  course: 'A private class of this course:',
  coursePrice: '{price} for up to 12 people, before tax.',
  other: 'Another question? {link}',
  otherLink: 'Write to us.',
} as const;
