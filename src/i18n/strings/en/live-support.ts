/** How a client gets help, before, during and after a class. */
export const liveSupport = {
  title: 'Live support',
  seoTitle: 'Live support before, during and after a class',
  description:
    'Help with a class from a person: telephone, e-mail and hours, how to join an online class step by step, how to test your equipment, and what to do when it fails.',
  lead: 'A second person is in every online class for connection, sound and files. This page says how to reach us before, during and after it.',
  contents: 'On this page',
  reach: {
    title: 'Reach a person',
    now: 'Is your class under way? Call us: the telephone is the shortest way back in.',
    days: '{first} to {last}',
    hours: 'We answer {days}, from {from} to {to} ({zone}).',
    during:
      'On days when a class begins earlier or ends later, somebody answers from 30 minutes before it until it is over.',
    mail: 'By e-mail, tell us the course, its date and the name of the participant. We answer within one business day.',
  },
  shows: {
    title: '**A second person** looks after sound and files',
    minutes: 'The first minutes of an online class at 9 a.m.',
    parts: [
      'You follow your link',
      'The coordinator lets you in and checks your sound',
      'You open the practice files',
      'The class begins, and the coordinator stays in it',
    ],
    chat: 'An example, in the chat of a class',
    turns: [
      'You: My practice file does not open.',
      'Coordinator: What does the message say?',
      'You: That it was blocked.',
      'Coordinator: I am sending it to you another way. Until then, watch the trainer’s screen.',
    ],
  },
  before: {
    title: 'Before the class',
    points: [
      'As soon as the class is confirmed, each participant gets joining instructions by e-mail, with a calendar file of every session.',
      'The link to join follows 2 business days before the first session, and the practice files come before the class, too.',
      'If something has not arrived the day before, look in the folder for junk mail, then call us.',
      'If your office blocks many sites, ask for a connection test from the computer and the network you are going to use.',
    ],
  },
  join: {
    title: 'Join an online class, step by step',
    steps: [
      'Fifteen minutes before the start, close what you do not need and connect the power supply.',
      'Open the joining instructions and follow your personal link. Do not forward it: it admits one person.',
      'Choose the app if you have it, or “Join in the browser” if you may not install anything. Edge and Chrome both work.',
      'Allow microphone and camera when the browser asks. The camera is welcome and never required.',
      'Enter your name as it should stand on the certificate. The coordinator lets you in and checks your sound.',
      'Open the practice files from the message, and put the class on one screen and the program on the other.',
      'Raise your hand or write in the chat when you are stuck. The trainer looks at your screen only if you share it.',
    ],
  },
  test: {
    title: 'Test your equipment',
    points: [
      {
        name: 'Computer',
        text: 'The program that is taught is installed, in the version that the course page names, and opens without a message about a licence.',
      },
      {
        name: 'Sound',
        text: 'Plug the headset in first, then record ten seconds with the system’s sound recorder and listen to them.',
      },
      {
        name: 'Connection',
        text: 'Use a cable where you can. If you work through a VPN, try with and without it, as far as your office allows.',
      },
      {
        name: 'Screen',
        text: 'A second screen makes a software class easier. One large screen does, with two windows side by side.',
      },
      {
        name: 'Files',
        text: 'Open one practice file and save a copy. If it opens in Protected View, choose Enable Editing.',
      },
    ],
  },
  wrong: {
    title: 'When something fails in the class',
    points: [
      {
        name: 'You hear nothing',
        text: 'Choose your headset in the sound settings of the meeting, then leave and join again.',
      },
      {
        name: 'Nobody hears you',
        text: 'Look for the crossed-out microphone, then for a mute switch on the headset itself.',
      },
      {
        name: 'Picture or sound breaks up',
        text: 'Turn your camera off and close other video. If it goes on, join by telephone with the number in your instructions.',
      },
      {
        name: 'The meeting closes',
        text: 'Follow the same link again. The coordinator sees you waiting and lets you in.',
      },
      {
        name: 'A file does not open',
        text: 'Write in the chat. The coordinator sends it another way while the class goes on.',
      },
    ],
  },
  after: {
    title: 'After the class',
    points: [
      'The certificate of completion comes by e-mail to each participant who attended.',
      'You keep the practice files and the handouts. Questions about what was taught can be sent to us, and they go to the trainer.',
      'If a name on a certificate is wrong or a file is missing, write to us. A certificate with a mistake is replaced free of charge.',
    ],
  },
  questions: {
    title: 'Answers to read now',
    online: 'Questions about online classes',
    changes: 'Changes and cancellations',
    certificates: 'Certificates',
    accessibility: 'Accessibility and accommodations',
  },
  mailLabel: 'E-mail',
} as const;
