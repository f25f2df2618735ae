/** The mails about what was sent by a form: to the office, and to whoever sent it. */
export const enquiryMail = {
  office: {
    subject: '[{reference}] {kind}: {name}',
    intro: 'Sent from {page} on {date}, {time}, in English. An answer to this message goes to {email}.',
  },
  received: {
    subject: '{kind} received ({reference})',
    intro: 'Thank you, we have received what you sent us. Your reference is {reference}.',
    mistake: 'It was not you? Then please tell us by answering this message.',
  },
  again: {
    intro:
      'Somebody has just registered this address again. You had a place already, and keep it: nothing changes. Your reference is {reference}.',
    change: 'Something has to change? Answer this message.',
  },
  webinar: {
    subject: 'You are registered: {title}',
    intro: 'A place is reserved for you in “{title}”, with {presenter}.',
    calendarFile: 'webinar.ics',
  },
  webinarLink: {
    subject: 'Your link: {title}',
    intro: 'Here is the link to take part in “{title}”, with {presenter}. It opens a few minutes before the beginning.',
    /** Where the link is another one than was sent. */
    changed: {
      subject: 'New link: {title}',
      intro:
        'The link to take part in “{title}”, with {presenter}, is a new one. Please use it in place of the one that we sent you before, which does not work any more.',
    },
    action: 'Take part in the webinar',
    calendar: 'The attached file brings the entry in your calendar up to date: it has the link, too.',
    mistake: 'You did not register? Then somebody gave your address by mistake, and you have nothing to do.',
  },
  event: { subject: 'You are registered: {title}', calendarFile: 'event.ics' },
} as const;
