/** Webinars to come, those that were held, and the page of each. */
export const webinars = {
  title: 'Webinars',
  seoTitle: 'Free webinars on Excel, Office and work skills',
  description:
    'Free live webinars by our trainers: one subject in 45 to 60 minutes, with time for questions. Dates, times and registration for the next ones.',
  lead: 'One subject, one trainer, 45 to 60 minutes, free of charge. Register, and bring a question.',
  none: 'No webinar is planned at the moment. Read what the previous ones were about, or look for a class.',
  previousLink: 'All previous webinars',
  register: 'Register',
  free: 'Free',
  minutes: { one: '{count} minute', other: '{count} minutes' },
  languages: { en: 'In English', fr: 'In French' },
  with: 'With {name}',
  yourTime: '{time} your time',
  previous: {
    title: 'Previous webinars',
    description:
      'Recordings of the webinars we have held, by year and subject: what each was about, what to take away, and the courses that go further.',
    lead: 'What each one was about and what to take away from it, with a recording that shows the session in short.',
    filter: 'Show the webinars of one subject',
    all: 'All subjects',
    recording: { one: 'Recording, {count} minute', other: 'Recording, {count} minutes' },
    found: { one: '{count} webinar', other: '{count} webinars' },
    next: 'Webinars to come',
  },
  page: {
    title: 'Webinar: {title}',
    about: 'What it is about',
    takeaways: 'What you take away',
    presenter: 'Your presenter',
    when: 'When',
    length: 'Length',
    language: 'Language',
    price: 'Price',
    held: 'Held',
    registerTitle: 'Register',
    registerText:
      'Registration is open until the webinar begins, on {date} at {time}. You get a confirmation with a file for your calendar; the link follows the day before, or at once if you register later.',
    begun:
      'This webinar has begun or is over. Its recording and handout can be asked for below, or look for the next one.',
    recordingTitle: 'Recording',
    inShort: {
      one: 'The session in short, in {count} minute: its slides, read by a synthetic voice.',
      other: 'The session in short, in {count} minutes: its slides, read by a synthetic voice.',
    },
    whole: { one: '{count} minute, with captions.', other: '{count} minutes, with captions.' },
    watch: 'Watch the recording',
    captions: 'Captions',
    chapters: 'Chapters',
    transcript: 'Transcript',
    recordingNone:
      'The recording is not on the site. Write to us, and we will tell you whether one was kept and send you what there is, handout included.',
    recordingAsk: 'Ask for the recording',
    recordingSubject: 'Webinar recording: {title}',
    courses: 'Go further in a class',
  },
} as const;
