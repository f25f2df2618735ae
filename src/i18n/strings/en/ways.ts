/** What a course costs several people in each way. Texts of `live` are handed to the page's script. */
export const ways = {
  title: '**How many** are you?',
  text: 'A private class is for your people alone: online, in one of our rooms or at your office.',
  textFrom: 'From {count} people on, a private class costs less: online, in one of our rooms or at your office.',
  people: 'people',
  privateSays: 'your date, up to {most} people',
  ask: 'Ask for a private class',
  private: 'A private class',
  live: {
    seats: { one: '{count} seat in a public class', other: '{count} seats in a public class' },
    seatsSay: 'each can take another date',
    package: 'Package of {seats} seats',
    besides: { one: 'and {count} seat besides', other: 'and {count} seats besides' },
    over: { one: '{count} seat stays for another class', other: '{count} seats stay for other classes' },
    even: 'any course of its kind, within a year',
    total: { one: '{count} seat, before tax', other: '{count} seats, before tax' },
    short: {
      title: { one: 'Only {count} seat is free on this date.', other: 'Only {count} seats are free on this date.' },
      another: 'Take {date}: there is room for {people}',
      split: 'Two dates: {here} on {first}, {there} on {second}',
      private: 'A date of your own: a private class',
    },
  },
} as const;
