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
  event: { subject: 'You are registered: {title}', calendarFile: 'event.ics' },
} as const;
