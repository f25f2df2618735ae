/** The pages on which people write to us, and the one that thanks them. */
export const contact = {
  title: 'Contact us',
  description:
    'Call or write to GCT: telephones and addresses in Ottawa, Calgary and Vancouver, office hours, a contact form, and quotes for private classes.',
  heading: '**Talk** to a person',
  lead: 'In English or in French. Calling is the quickest way if a class starts this week.',
  answers: { en: 'answers in English', fr: 'answers in French' },
  hours: 'Monday to Friday, {from} to {to} (Eastern Time). Closed on the statutory holidays of Ontario.',
  visit: '**Where** we are',
  headOffice: 'Head office',
  rooms: 'Classrooms in {city}',
  write: {
    title: 'Write to us',
    text: 'Tell us what you need in a sentence or two. If it is about a booking, give its number. We answer within one business day.',
  },
  /** Pages that have the answer, or a form of their own. */
  ways: {
    title: '**Straight** to it',
    seats: { title: 'Seats in a class', text: 'Each date with its price and the seats that are left.' },
    team: { title: 'A class for your team', text: 'Say what, when and for how many, and a quote follows.' },
    booking: {
      title: 'A booking that you have',
      text: 'Names, other dates and cancelling, by the link in your confirmation.',
    },
    invoice: { title: 'An invoice to pay', text: 'By card, transfer or cheque.' },
    support: { title: 'A class under way', text: 'No sound, no file, no way in?' },
  },
  broken: 'Something on the site does not work? {link}',
  brokenLink: 'See its status.',
} as const;

export const strategySession = {
  title: 'Training strategy session',
  description:
    'Half an hour with a training advisor, free of charge: what your people need to learn, in which order, how, and what it would cost.',
  heading: 'A training **strategy session**',
  lead: 'Half an hour with one of our advisors, by telephone or online. You leave with a plan for the next twelve months. It costs nothing and binds you to nothing.',
  who: {
    title: 'Who it is for',
    points: [
      'Managers whose teams work with software that nobody ever taught them',
      'Human resources and learning advisors who plan a year of training on one budget',
      'Associations that want to offer classes to their members',
      'Anyone who knows that something has to be learned, and not yet what or in which order',
    ],
  },
  steps: {
    title: 'How it goes',
    list: [
      {
        title: 'Before: five minutes from you',
        text: 'You tell us below how many people it is about and what they should be able to do. We look at it before we call.',
      },
      {
        title: 'The session: thirty minutes together',
        text: 'We ask about the work, the files and the deadlines. We say which courses fit, at which level, for whom, and which you can do without.',
      },
      {
        title: 'After: two pages in your inbox',
        text: 'Within three business days you have a plan: courses in their order, dates, languages, public or private classes, and the price of each.',
      },
    ],
  },
  /** What the half-hour and the two pages after it look like. */
  shows: {
    title: '**Half an hour,** and two pages after it',
    session: 'Thirty minutes, by telephone or online',
    parts: [
      'Who does what, and with which files',
      'What should be different, and by when',
      'What fits, for whom, and what you can do without',
      'What happens next',
    ],
    plan: 'From the plan that follows: an example',
    page: '# A year for fourteen people\n\n- **February:** Excel Level 1, six people, a private class online\n- **April:** Excel Level 2, five people\n- **Autumn:** Plain Language, in French and in English\n- No course needed: three people, one webinar',
  },
  not: {
    title: 'What it is not',
    text: 'It is not a sales presentation. If a book, a webinar of ours or a colleague down the hall is enough, we will say so.',
  },
  form: 'Ask for a session',
} as const;

export const payment = {
  title: 'Pay an invoice',
  description:
    'Pay a GCT invoice by card at once, or by electronic funds transfer or cheque: give its number and its amount, and we do the rest.',
  heading: '**Pay** an invoice',
  lead: 'All we need is the number and the total of your invoice. No card number is asked for on this page: it is typed on the page of Stripe, our payment provider.',
  lost: 'You cannot find your invoice or its link?',
  card: {
    title: 'By card, now',
    looking: 'Looking whether cards are taken at the moment…',
    closed: 'Cards are not taken online at the moment. Please use the form below, or call us.',
    noScript: 'Paying by card online needs JavaScript. Please use the form below, and we send you a link.',
    submit: 'Go to payment',
    opening: 'Opening…',
    failed: 'The payment could not be opened',
  },
  paid: 'Thank you: your card was accepted. The receipt follows by e-mail, to whoever the invoice was sent to.',
  next: {
    title: 'What happens next',
    points: [
      'We compare number and amount with our books, within one business day.',
      'By card: you receive a link to the invoice, where it is paid on the secure page of our payment provider.',
      'By electronic funds transfer: you receive our banking details, from an address that ends in our domain. If in doubt, call us before you pay.',
      'By cheque: payable to {name}, to our head office, with the number of the invoice on it.',
      'You receive a receipt when the payment has arrived.',
    ],
  },
  booking: 'To book seats and pay for them, use the checkout:',
  checkout: 'go to the checkout',
  form: 'By transfer or cheque',
} as const;

export const thanks = {
  title: 'Thank you',
  description: 'What you sent has reached us, and your reference is on its way to you by e-mail.',
  heading: '**Thank you,** it is with us',
  text: 'A message is on its way to you by e-mail, with your reference and what happens next. If it does not arrive within a quarter of an hour, look into the folder for junk mail, or call us. If you registered for a webinar or an event, open its link within the hour: your place is kept once you have confirmed there.',
  catalogue: 'See every course and date',
} as const;
