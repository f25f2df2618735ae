/** The question that comes before any script of somebody else. */
export const consent = {
  title: 'May we count visits?',
  text: 'With your consent, services of other companies measure how this site is used or help you on it. Everything works without them.',
  accept: 'Accept',
  refuse: 'Refuse',
  choose: 'Choose',
  save: 'Save my choice',
  close: 'Close',
  preferences: 'Privacy choices',
  necessary: {
    title: 'Necessary',
    text: 'Your cart, your language and this choice are kept in your browser. The site does not work without them.',
  },
  measurement: {
    title: 'Measurement',
    text: 'Which pages are read, on what kind of device. Never what you type, and never on private pages or at checkout.',
  },
  advertising: {
    title: 'Advertising',
    text: 'Tells an advertising service that its advertisement led you here.',
  },
  chat: {
    title: 'Chat',
    text: 'A window in which you can write to us.',
  },
} as const;
