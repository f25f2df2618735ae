/** The page on which a class for one team is asked for. */
export const privateClasses = {
  title: 'Private classes',
  description:
    'A class for your team alone, for up to {people} people: your date, your files, in English or French, online, in our rooms or in yours. Ask for a price and dates.',
  heading: '**A class** of your own',
  lead: 'Your people, your files, your date. In English or in French, online, in our rooms or in yours.',
  figures: {
    people: { label: 'people at most', text: 'Few enough for everybody to ask.' },
    price: { label: 'for the whole group, before tax', text: 'Half a day to two days, as the course is long.' },
    from: {
      label: 'people on, depending on the course',
      text: 'A private class then costs less than seats in a public one.',
    },
  },
  range: '{from} to {to}',
  /** Of the numbers from which on something holds. */ rangeOn: 'From {from} to {to}',
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
  /** The quote that somebody gets. */
  example: {
    says: 'What you get: an example',
    title: 'Quote',
    answer: 'You accept or decline it by the link in our e-mail.',
  },
  form: '**Ask** for a quote',
  /** What such a day is made of, and what it costs beside seats. */
  day: {
    title: '**A day** on your own files',
    says: 'An example: a day online',
    parts: [
      'What your team wants to be able to do',
      'Your report, on a copy without personal data',
      'Break',
      'The same on each person’s own file',
      'Lunch',
      'The template that all will share',
      'Break',
      'Questions, and who keeps the template',
    ],
    compare: '{course}, for {people} people',
    seats: '{people} seats in a public class',
    seatsSay: 'with people from other offices, on its date',
    own: 'A class of your own',
    ownSays: 'up to {most} people, on your date',
    dots: 'Dark dots are your people, rings the other seats. Prices are before tax.',
  },
  other: 'Another question? {link}',
  otherLink: 'Write to us.',
} as const;
