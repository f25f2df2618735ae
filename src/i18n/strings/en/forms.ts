import type { EnquiryField, EnquiryKind } from '../../../domain/enquiries/enquiries.ts';
import { eachForm } from './each-form.ts';

/** Texts of one kind of form. */
interface KindTexts {
  /** What it is called in mails. */
  name: string;
  submit: string;
  /** What happens after it was sent. */
  next: string;
}

/** The forms of the public pages. Why a field was refused is `validation` in `errors.ts`, as everywhere. */
export const forms = {
  ...eachForm,
  /** Names of fields, in mails too. `optional` is put after those that may stay empty. */
  fields: {
    name: 'Your name',
    email: 'E-mail',
    phone: 'Telephone',
    organisation: 'Organization',
    subject: 'Subject',
    message: 'Your message',
    course: 'Course or subject',
    groupSize: 'Number of people',
    teachingLanguage: 'Language of the class',
    place: 'Place of the class',
    city: 'City of your offices (if the class is held there)',
    dates: 'Dates that would suit you',
    class: 'Class and date',
    package: 'Package or series',
    room: 'Room',
    date: 'Date',
    period: 'Part of the day',
    people: 'Number of people',
    topics: 'What your people should be able to do',
    times: 'Good times to call you',
    event: 'Event',
    places: 'Number of places',
    needs: 'What we should prepare for you',
    webinar: 'Webinar',
    question: 'A question for the presenter',
    post: 'Position',
    link: 'Link to your résumé',
    invoice: 'Invoice number',
    amount: 'Amount in Canadian dollars',
    method: 'Payment method',
  } satisfies Record<EnquiryField, string>,
  /** What stands beside a field that was left empty. */
  ifEmpty: {
    name: 'Enter your name.',
    email: 'Enter your e-mail address.',
    phone: 'Enter your telephone number.',
    organisation: 'Enter the name of your organization.',
    subject: 'Choose a subject.',
    message: 'Write your message.',
    course: 'Name a course or a subject.',
    groupSize: 'Enter how many people you are.',
    teachingLanguage: 'Choose the language of the class.',
    place: 'Choose the place of the class.',
    city: 'Enter the city of your offices.',
    class: 'Enter the class and its date.',
    package: 'Choose a package or a series.',
    room: 'Choose a room.',
    date: 'Enter the day.',
    period: 'Choose a part of the day.',
    people: 'Enter how many people will come.',
    topics: 'Say what your people should be able to do.',
    event: 'Choose an event.',
    places: 'Choose the number of places.',
    post: 'Choose a position.',
    link: 'Enter a link to your résumé.',
    invoice: 'Enter the number of the invoice.',
    amount: 'Enter the amount of the invoice.',
    method: 'Choose how you will pay.',
  },
  hints: {
    groupSize: 'One price for up to 12 people; more are quoted, in two groups if need be.',
    dates: 'Days, weeks or months, as exact as you know them today.',
    times: 'Days and hours, and your time zone if it is not Eastern Time.',
    needs: 'Captioning, sign language, a seat near the door, a laptop: tell us what you need to take part.',
    link: 'A page or a shared file. If you would rather attach it, send it to {email} with your name.',
    invoice: 'At its top, such as 2026-000123.',
    amount: 'The total with taxes, such as 1,234.50.',
    applicationMessage: 'What you would bring to this work. French or English, as you prefer.',
    topics: 'Software, writing, leading a team: whatever comes to mind. Say what goes wrong today, if anything does.',
  },
  options: {
    subject: {
      courses: 'Choosing a course',
      'private-class': 'A private class for our team',
      booking: 'A booking or an invoice',
      consulting: 'Consulting, databases or web applications',
      coaching: 'Coaching',
      accessibility: 'Accessibility',
      other: 'Something else',
    },
    teachingLanguage: { en: 'English', fr: 'French', both: 'Both' },
    place: { online: 'Online', ours: 'In a GCT room', yours: 'At our own offices' },
    period: {
      morning: 'Morning',
      afternoon: 'Afternoon',
      day: 'Whole day',
      days: 'Several days',
    },
    method: {
      card: 'By card: send me a secure link by e-mail',
      transfer: 'By electronic funds transfer (EFT)',
      cheque: 'By cheque',
    },
  },
  kinds: {
    contact: {
      name: 'Message',
      submit: 'Send the message',
      next: 'We answer within one business day.',
    },
    quote: {
      name: 'Quote for a private class',
      submit: 'Ask for a quote',
      next: 'You will have a price and possible dates within one business day.',
    },
    seats: {
      name: 'Seats in a class',
      submit: 'Ask for these seats',
      next: 'No seat is taken yet: we answer within one business day and book with you.',
    },
    package: {
      name: 'Package',
      submit: 'Ask for this package',
      next: 'Nothing is bought yet: we answer within one business day, and send you the invoice and the code.',
    },
    room: {
      name: 'Room request',
      submit: 'Ask for the room',
      next: 'We check the calendar and write to you within one business day. The room is yours once we have confirmed it.',
    },
    'strategy-session': {
      name: 'Training strategy session',
      submit: 'Ask for a session',
      next: 'We call you within two business days to agree on a time.',
    },
    'special-event': {
      name: 'Event registration',
      submit: 'Register',
      next: 'Your places are reserved. The details, and the invoice where there is a fee, follow by e-mail.',
    },
    webinar: {
      name: 'Webinar registration',
      submit: 'Register for the webinar',
      next: 'A calendar entry is attached to the message. The link to take part follows by e-mail the day before, or within minutes if that is past.',
    },
    career: {
      name: 'Application',
      submit: 'Send the application',
      next: 'A person reads it, and we answer everybody.',
    },
    payment: {
      name: 'Payment notice',
      submit: 'Send the payment notice',
      next: 'Nothing has been charged. We send you the secure link or our banking details within one business day.',
    },
  } satisfies Record<EnquiryKind, KindTexts>,
  privacy: 'We use what you write here to answer you, and for nothing else.',
  privacyLink: 'Privacy policy',
  honeypot: 'Leave this field empty',
  errors: {
    ...eachForm.errors,
    /** Without script, where not all of it is. */
    keptPart: 'Of what you typed, only the beginning is still here.',
    again:
      'Please fill in the form on this page and send it again. The Back button of your browser may bring back what you typed.',
    notOurs: 'We took nothing, since it did not seem to come from our own page.',
    notUnderstood: 'We could not read it.',
    titlePrefix: 'Error: {title}',
  },
  sent: {
    title: 'Thank you, it is with us',
    reference: 'Your reference is',
    mail: 'A mail with your reference is on its way to you.',
    another: 'Send another one',
    /** Of a registration, whose address has to be proved. */
    registration: {
      title: 'One more step: confirm by e-mail',
      mail: 'A message is on its way to you. Open its link within the hour and press the button there: your place is kept from then on. If you are logged in with this address, it is kept already.',
      next: 'Nothing has come within a quarter of an hour? Look into the folder for junk mail, or register again.',
    },
  },
} as const;
