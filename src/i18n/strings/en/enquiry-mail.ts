/** The mails about what was sent by a form: to the office, and to whoever sent it. */
export const enquiryMail = {
  office: {
    decides:
      'No place is taken: the same mailbox, network or domain has asked for many places of this event. Please give or refuse them in the office, with this message: the person is told by mail.',
    anew: 'We refused these places before, and the person asks again. What was said then: {reason}',
    subject: '[{reference}] {kind}: {name}',
    intro: 'Sent from {page} on {date}, {time}, in English. An answer to this message goes to {email}.',
  },
  received: {
    decides:
      'Many places were asked for from your network, mailbox or organisation, so we look at this ourselves, and call or write to you. No place is kept until then.',
    subject: '{kind} received ({reference})',
    intro: 'Thank you, we have received what you sent us. Your reference is {reference}.',
    mistake: 'It was not you? Then please tell us by answering this message.',
  },
  /** Asks whether a registration is of the address's owner. */
  proof: {
    subject: 'Confirm to keep your place: {title}',
    intro: 'Somebody registered this address for “{title}”:',
    places: { one: '{count} place', other: '{count} places' },
    ask: 'If that was you, please say so on the page below: your registration counts once you have pressed its button, and we send you the calendar entry.',
    /** To who was refused places before. */
    anew: {
      subject: 'Confirm that you ask again: {title}',
      ask: 'If that was you, please say so on the page below. We could not keep places for you before: once you have pressed the button, we look at it once more, and send you our decision by e-mail. No place is kept until then.',
    },
    action: 'Confirm my registration',
    until: 'The link works until {time} ({zone}).',
    held: 'We keep this for you until {time} ({zone}). After that it is free for others, and you would have to register again.',
    notHeld: 'Nothing is kept for you yet: whoever confirms first has the place. The link works until {time} ({zone}).',
    ignore: 'It was not you? Say so on the same page, or ignore this message: what was typed is deleted after a day.',
  },
  /** What the office answers; its words stand between ours. */
  reply: { subject: 'Your message: {kind} ({reference})', help: 'Help during your class' },
  again: {
    intro:
      'Somebody has just registered this address again. You had a place already, and keep it: nothing changes. Your reference is {reference}.',
    change: 'Something has to change? Answer this message.',
    /** To who waits for the office without places. */
    waits: {
      subject: 'We are looking at your request: {title}',
      intro:
        'Somebody has just registered this address again. You have asked us for places already, and we are still looking at your request: our decision comes by e-mail. No place is kept until then. Your reference is {reference}.',
      change: 'Something has to change? Answer this message.',
    },
  },
  /** What the office has decided about a registration that it looked at itself. */
  decided: {
    given: 'We have looked at your registration for “{title}”: your places are kept. Your reference is {reference}.',
    refusedSubject: 'No place for you: {title}',
    refused: 'We have looked at your registration for “{title}” ({reference}), and cannot keep places for you.',
    reason: 'Why: {reason}',
    change: 'Something has to change? Answer this message.',
    ask: 'You see it differently, or need fewer places? Answer this message: we read it.',
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
  /** That a release moved it, after what it is now and was before. */
  moved: {
    subject: 'Changed: {title}',
    intro: 'You are registered for “{title}”. We have changed when or where it takes place.',
    stands: 'Your registration stands. If this does not suit you, answer this message.',
    link: 'The link to take part follows by e-mail the day before, or within minutes if that is past, even if you have it already.',
    calendar: 'The attached file brings the entry in your calendar up to date.',
    /** To who waits for the office without places. */
    asked: 'You have asked us for places at “{title}”. We have changed when or where it takes place.',
    waits:
      'We are still looking at your request, and call or write to you. No place is kept until then. If the change does not suit you, answer this message.',
  },
  event: { subject: 'You are registered: {title}', calendarFile: 'event.ics' },
} as const;
