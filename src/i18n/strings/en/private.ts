/** The pages behind the login. They have one address for both languages. */

/** Titles, and descriptions for whoever shares the address. */
export const privatePages = {
  login: {
    title: 'Log in',
    description: 'Log in to see your classes, materials, recordings and certificates at GCT.',
  },
  updatePassword: {
    title: 'Set your password',
    description: 'Set a new password for your GCT account, with the link that we sent you by e-mail.',
  },
  training: {
    title: 'My Training',
    description: 'Your upcoming and past classes at GCT, with materials, recordings, invoices and certificates.',
  },
  testCards: {
    title: 'Excel test cards',
    description: 'Questions on Excel at three levels to test yourself with, each with its answer on the back.',
  },
  survey: {
    title: 'Participant survey',
    description: 'Tell us how your class went: five ratings and two questions, answered in three minutes.',
  },
  support: {
    title: 'Live support',
    description: 'Help while your class is running: the link to join, our phone number, and a way to be called back.',
  },
  report: {
    title: 'Post-session trainer report',
    description: 'For trainers: who attended a class, what was covered, what happened and what is to be followed up.',
  },
  videos: {
    title: 'Class recordings',
    description: 'The recordings of the classes you have taken with GCT, for as long as they are published.',
  },
} as const;

/** What all of the pages share. */
export const privateArea = {
  noScript: 'This page needs JavaScript. If you cannot turn it on, please call us or write to us.',
  menu: 'Client section',
  hello: 'Hello, {name}',
  logOut: 'Log out',
  lost: 'You booked without an account? Find your booking',
  otherLanguage: 'Français',
  links: {
    training: 'My Training',
    videos: 'Recordings',
    testCards: 'Excel test cards',
    survey: 'Survey',
    support: 'Live support',
    report: 'Trainer report',
    classes: 'Classes I give',
    office: 'Office',
  },
  loading: 'Loading…',
  loginFirst: 'Please log in to see this page.',
  logIn: 'Log in',
  home: 'Back to the home page',
  failed: 'This could not be loaded.',
  retry: 'Try again',
  missing: 'There is nothing here for your account. If you think there should be, please call us or write to us.',
  sending: 'Sending…',
  notSent: 'This could not be sent.',
} as const;

export const password = {
  fields: { password: 'New password', again: 'New password once more', email: 'E-mail' },
  ifEmpty: {
    password: 'Enter a new password.',
    again: 'Enter the new password once more.',
    email: 'Enter your e-mail address.',
  },
  reasons: {
    password: { too_short: 'The password needs at least 8 characters.' },
    again: { invalid: 'The two passwords are not the same' },
  },
  intro: 'Choose a password of at least 8 characters. A short sentence is easy to remember and hard to guess.',
  show: 'Show the passwords',
  submit: 'Set the password',
  done: 'Your password is set. Please log in with it; you were logged out everywhere else.',
  logIn: 'Log in',
  expired: 'This link has been used, or its time is over. Ask for a new one here.',
  ask: 'Enter the e-mail of your account. We send you a link with which you set a new password; it works for one hour.',
  send: 'Send me the link',
  sent: 'If there is an account with this e-mail, a link is on its way. Please check your inbox, and the folder for unwanted mail.',
} as const;

export const training = {
  upcoming: 'Upcoming classes',
  past: 'Past classes',
  noUpcoming: 'You have no class coming up.',
  /** To a trainer: the other word is that of the menu. */
  noneTaken: 'You take no class yourself. Those that you give are under “{own}”.',
  noPast: 'Classes you have taken will stand here, with their certificates and any recordings.',
  browse: 'See the courses',
  session: '{date}, {from} to {to} {zone}',
  yourTime: 'Your time: {date}, {from} to {to} {zone}',
  online: 'Live online',
  attends: 'You have a seat in this class.',
  seats: { one: 'You booked {count} seat.', other: 'You booked {count} seats.' },
  people: 'Participants: {names}',
  state: {
    tentative: 'Waiting for enough participants. We tell you by e-mail when the class is confirmed.',
    confirmed: 'Confirmed',
    finished: 'Finished',
    cancelled: 'Cancelled',
    withdrawn: 'No longer in the schedule. We will reach you about it.',
  },
  join: 'Join the class',
  joinLater: 'The link to join stands here once the class is confirmed.',
  calendar: 'Add to your calendar',
  materials: 'Materials',
  recording: 'Recording',
  certificate: 'Certificate',
  survey: 'Tell us how it went',
  invoices: 'Invoices',
  noInvoices: 'No invoice was issued to this e-mail.',
  change: 'Name, move or cancel',
  invoice: 'Invoice {number}',
  paid: 'Paid',
  pay: 'Pay {amount}',
  open: 'Still to pay: {amount}',
  issued: '{date}, {total}',
  account: 'Your account',
  changePassword: 'Change the password',
  of: '{action}: {title}',
} as const;

export const videos = {
  intro:
    'A class is recorded only if everybody in it agrees. Its recording is published within three business days of the last session.',
  none: 'You have not finished a class yet. If it is recorded, the recording will stand here.',
  pending: 'No recording',
  pendingHelp: 'The recording of this class is not published yet, or the class was not recorded.',
  watch: 'Watch',
  elsewhere: 'Watch {title} (opens in a new tab)',
  unsupported: 'Your browser cannot play this recording.',
  back: 'All recordings',
} as const;

export const testCards = {
  intro: 'Answer in your head, then turn the card. Enter or Space turns the card you are on.',
  level: 'Level',
  levels: { all: 'All levels', 1: 'Level 1', 2: 'Level 2', 3: 'Level 3' },
  count: { one: '{count} card', other: '{count} cards' },
  openAll: 'Show all answers',
  closeAll: 'Hide all answers',
  shuffle: 'Shuffle',
  print: 'Print with answers',
  right: 'Answer: {letter}, {choice}',
  none: 'There are no cards yet.',
} as const;

export const survey = {
  fields: {
    eventId: 'Class',
    'ratings.content': 'Content of the class',
    'ratings.trainer': 'The trainer',
    'ratings.pace': 'Pace',
    'ratings.materials': 'Materials and exercises',
    'ratings.overall': 'The class as a whole',
    liked: 'What was most useful to you?',
    improve: 'What should we do better?',
    mayQuote: 'GCT may quote what I wrote, without my name.',
  },
  rating: { 1: '1 poor', 2: '2', 3: '3', 4: '4', 5: '5 excellent' },
  unchosen: { eventId: 'Choose the class' },
  ifEmpty: { eventId: 'Choose a class.' },
  chooseRating: {
    content: 'Choose a number from 1 to 5 for the content.',
    trainer: 'Choose a number from 1 to 5 for the trainer.',
    pace: 'Choose a number from 1 to 5 for the pace.',
    materials: 'Choose a number from 1 to 5 for the materials.',
    overall: 'Choose a number from 1 to 5 for the class as a whole.',
  },
  intro: 'Your answers help us and your trainer. They take about three minutes.',
  noClasses: 'You can answer as soon as a class of yours has begun.',
  classOption: '{title}, {date}',
  answered: '{class} (answered)',
  scale: '1 is poor, 5 is excellent.',
  submit: 'Send the survey',
  thanks: 'Thank you. Your answers have been sent.',
  already: 'You have answered the survey for this class before. Your first answers are kept.',
  another: 'Answer for another class',
} as const;

export const support = {
  fields: { topic: 'What is it about?', phone: 'Phone number to call you back', message: 'What is happening?' },
  options: {
    topic: {
      join: 'I cannot join the class',
      sound: 'Sound, picture or screen',
      materials: 'Files and materials',
      exercise: 'An exercise or a question on the content',
      other: 'Something else',
    },
  },
  ifEmpty: {
    topic: 'Choose what it is about.',
    phone: 'Enter the telephone number to call you back.',
    message: 'Write what is happening.',
  },
  now: 'Your class now',
  next: 'Your next class',
  noClass: 'You have no class coming up. For anything else, call us or write to us.',
  reach: 'Reach us at once',
  reachHelp: 'During classes somebody answers the phone from half an hour before the first session.',
  phone: 'Call {number}',
  mail: 'Write to {email}',
  tips: 'What often helps',
  tipList: [
    'No sound: choose the right speaker in the settings of the meeting, and check that the tab is not muted.',
    'The link does not open: copy it into another browser. Some office networks close meetings; a phone with its own connection gets in.',
    'The file is missing: it stands under the class in My Training.',
    'You were cut off: join again by the same link; somebody lets you in.',
  ],
  ask: 'Ask for help',
  submit: 'Ask for help',
  sent: 'We have your message and will reach you as soon as we can. In a running class, calling is faster.',
  again: 'Write another message',
} as const;

export const report = {
  fields: { eventId: 'Class', covered: 'What was covered', incidents: 'Incidents', followUp: 'Follow-up' },
  hints: {
    incidents: 'Technical trouble, complaints, accidents; what was done about it.',
    followUp: 'What the office or a participant still expects.',
  },
  state: { present: 'Present', partly: 'Part of the time', absent: 'Absent' },
  unchosen: { eventId: 'Choose the class' },
  ifEmpty: { eventId: 'Choose a class.', covered: 'Write what was covered.' },
  missing: 'Choose whether {name} was there.',
  intro: 'Please send the report within two business days of the last session.',
  noTrainer: 'This page is for trainers.',
  noClasses: 'No class has begun in the last 45 days.',
  classOption: '{title}, {date}',
  reported: '{class} (reported)',
  attendance: 'Attendance',
  byDays: 'You stood in on a day of this class: tick who was there in the class itself, under “Classes I give”.',
  noParticipants: 'No participant of this class is named.',
  submit: 'Send the report',
  thanks: 'Thank you. The report has been sent to the office.',
  already: 'You have reported on this class before. Your first report is kept.',
  another: 'Report on another class',
} as const;

export { courseware } from './courseware.ts';
export { needs } from './needs.ts';
