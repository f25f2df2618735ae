import type { WaitState } from '../../../domain/waitlist/contract.ts';

/** The waitlist of a full class: the form on its row, the page of a mail's link, and the mails. */
export const waitlist = {
  title: 'Waitlist',
  description: 'Your place in the line for seats of a full class.',
  join: 'Join the waitlist',
  intro:
    'A seat that becomes free is offered to the list first, in the order in which people joined. We write to you; the offer holds the seats for 24 hours.',
  late: 'In the last 3 days before the class, an offer holds for 4 business hours. None holds past the end of sales.',
  joined:
    'One step is left: please open the link in our e-mail to {email}, and confirm there; until then no seat is offered to you. Your position is {position}, and the link shows it at any time.',
  seats: { one: '{count} seat', other: '{count} seats' },
  form: {
    fields: { quantity: 'Seats', email: 'E-mail' },
    most: { one: 'This class has {count} seat.', other: 'At most {count}: a group is kept together.' },
    ifEmpty: { quantity: 'Choose how many seats you would like.', email: 'Enter your e-mail address.' },
  },
  browse: 'Choose a class',
  noClass: 'We could not find this class. Please choose one from the catalogue, or call us.',
  loading: 'Looking for your place…',
  notFound: 'We could not find this place in a waitlist. Please use the link in your e-mail, or call us.',
  failed: 'Your place could not be looked up.',
  retry: 'Try again',
  noScript: 'This page needs JavaScript. Call us or write to us, and we tell you your place.',
  position: 'Your position: {position}',
  state: {
    waiting: 'You wait for {seats}. We write to you as soon as they are free.',
    offered: 'We hold {seats} for you until {date} at {time}.',
    booked: 'You booked the seats that we offered.',
    lapsed: 'Our offer ended. The seats went to the next on the list, or to everybody where nobody waits.',
    left: 'You do not wait for this class any more.',
    closed: 'This class sells no more seats, so the list is closed.',
  } satisfies Record<WaitState, string>,
  /** Before the reader of the mail has said so, who may not have asked. */
  unproved:
    'Somebody asked with your address to wait for {seats}. If that was you, please confirm: we offer you no seat before.',
  confirm: 'Yes, keep me on the list',
  notMine: 'This was not me',
  book: 'Book these seats',
  leave: 'Leave the waitlist',
  leaving: 'One moment…',
  leaveOffer: 'I do not want these seats',
  again: 'See other dates',
  mails: {
    joined: {
      subject: 'Confirm your place on the waitlist: {title}',
      intro: 'You asked for {seats} in “{title}”, when some become free:',
      link: 'Confirm, and see your position',
      end: 'A seat that becomes free is offered to the list first, in the order in which people joined, and a group is kept together. Until you confirm on the page of this link, no seat is offered to you. If you did not ask for this, ignore this message: we forget it after 7 days.',
    },
    offer: {
      subject: 'Seats for you, until {date} at {time}: {title}',
      intro: 'There is room for you: we hold {seats} in “{title}” until {date} at {time}.',
      link: 'Book these seats',
      end: 'After that, the seats go to the next on the list. If you do not want them, say so on the page, and they are free for somebody else at once.',
    },
    lapsed: {
      subject: 'Our offer has ended: {title}',
      intro: 'We held {seats} in “{title}” for you, and the time for that has run out:',
      link: 'See other dates',
      end: 'The seats went to the next on the list, or to everybody where nobody waits. You can join it again, behind those who wait, or choose another date.',
    },
    closed: {
      subject: 'No seat became free: {title}',
      intro: 'We are sorry: {seats} in “{title}” did not become free, and the class sells no more seats:',
      link: 'See other dates',
      end: 'The waitlist is closed. Write to us, and we will help you find another date.',
    },
    withdrawn: {
      subject: 'Our offer has ended: {title}',
      intro:
        'We are sorry: we held {seats} in “{title}” for you, and the class sells no more seats since. It cannot be booked any more:',
      link: 'See other dates',
      end: 'Nothing is charged. Write to us, and we will help you find another date.',
    },
    /** In place of both, where we have called the class off. */
    cancelled: {
      subject: 'Cancelled: {title}',
      intro: 'We are sorry: we had to cancel “{title}”, where you waited for {seats}. It was to take place on:',
      link: 'See other dates',
      end: 'The waitlist is closed, and nothing is charged. Write to us, and we will help you find another date.',
    },
  },
} as const;
