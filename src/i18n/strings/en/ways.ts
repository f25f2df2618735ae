/** What a course costs several people in each way. Texts of `live` are handed to the page's script. */
export const ways = {
  title: 'How many are you?',
  people: 'people',
  privateSays: 'your date, up to {most} people',
  ask: 'Ask for a private class',
  proposal: 'PDF for your manager',
  private: 'A private class',
  of: { one: 'person for', other: 'people for' },
  saves: 'saves {amount}',
  step: { fewer: 'One fewer', more: 'One more', said: { one: '{count} seat', other: '{count} seats' } },
  wait: 'Waitlist',
  /** A line of the cart. */
  cart: {
    seats: { one: '{count} seat', other: '{count} seats' },
    private: '{seats}: {cost} · private class: {price}, your date.',
    package: '{seats}: {cost} · with a package of {count}: {price}.',
    most: 'At most {count} seats of a date are booked together.',
    inLanguage: { en: 'in English', fr: 'in French' },
  },
  live: {
    text: 'A private class is for your people alone: online, in one of our rooms or at your office.',
    textFrom:
      'From {count} people on, a private class costs less than seats: online, in one of our rooms or at your office.',
    /** The same in short, beside the number of people. */
    ownDate: 'Your own date: a private class',
    ownDateFrom: 'From {count} people: private class, {price}',
    seats: { one: '{count} seat in a public class', other: '{count} seats in a public class' },
    seatsSay: 'each can take another date',
    package: 'Package of {seats} seats',
    besides: { one: 'and {count} seat besides', other: 'and {count} seats besides' },
    over: { one: '{count} seat stays for another class', other: '{count} seats stay for other classes' },
    even: 'any course of its kind, within a year',
    online: 'online',
    /** In place of the price of a private class for more people than it is meant for. */
    quoted: 'on request',
    total: { one: '{count} seat, before tax', other: '{count} seats, before tax' },
    short: {
      title: { one: 'Only {count} seat is free on this date.', other: 'Only {count} seats are free on this date.' },
      another: { one: 'Take {date}: there is a seat', other: 'Take {date}: there is room for {count}' },
      split: 'Two dates: {here} on {first}, {there} on {second}',
      private: 'A date of your own: a private class',
      /** Of so many that no line of the cart holds them. */
      group: 'A private class for {people}: {price}',
    },
  },
} as const;
