import type { EnquiryKind } from '../../src/domain/enquiries/enquiries.ts';
import { emailOf } from './people.ts';

/** What people wrote by each form, as it is kept (amounts in cents). Days are how long ago; `about` is a webinar, an event or a post of the build. */
interface Written {
  kind: EnquiryKind;
  language: 'en' | 'fr';
  page: string;
  days: number;
  first: string;
  last: string;
  fields: Readonly<Record<string, string | number>> & { readonly email: string };
}

const from = (first: string, last: string, organisation = '') => ({
  ...{ name: `${first} ${last}`, email: emailOf(first, last, 'wrote.example'), phone: '613-555-0171' },
  organisation,
});

type Sent = readonly [
  kind: EnquiryKind,
  language: 'en' | 'fr',
  page: string,
  days: number,
  who: readonly [string, string, string?],
  fields: Readonly<Record<string, string | number>>,
];

const sent: readonly Sent[] = [
  [
    'contact',
    'en',
    '/contact-us',
    0.1,
    ['Moira', 'Calder', 'Ottawa Food Network'],
    { subject: 'courses', message: 'Which Excel course fits people who only know the basics?' },
  ],
  [
    'contact',
    'fr',
    '/fr/nous-joindre',
    0.6,
    ['Solène', 'Marchand', 'Centre Rivière-Bleue'],
    { subject: 'courses', message: 'Offrez-vous Word, niveau 2, en français à Gatineau au printemps?' },
  ],
  [
    'contact',
    'en',
    '/contact-us',
    9,
    ['Arthur', 'Penney'],
    { subject: 'other', message: 'Is there parking near the training centre?' },
  ],
  [
    'contact',
    'en',
    '/contact-us',
    31,
    ['Yuki', 'Tanaka', 'Maple Ridge Library'],
    { subject: 'courses', message: 'Do you teach accessible PDFs to groups of four?' },
  ],
  [
    'quote',
    'en',
    '/private-classes',
    1.2,
    ['Deborah', 'Stone', 'County of Lanark Records'],
    {
      course: 'Excel Level 2',
      groupSize: '9',
      teachingLanguage: 'both',
      place: 'yours',
      city: 'Perth',
      dates: 'The second week of February',
    },
  ],
  [
    'quote',
    'fr',
    '/fr/formations-privees',
    6,
    ['Patrice', 'Aubin', 'Commission des berges'],
    {
      course: 'Power BI',
      groupSize: '12',
      teachingLanguage: 'fr',
      place: 'online',
      city: '',
      dates: 'En mars, de préférence le mardi',
    },
  ],
  [
    'seats',
    'en',
    '/special-event',
    3,
    ['Kwame', 'Osei', 'Bytown Credit Union'],
    { class: 'Project management', people: '14' },
  ],
  [
    'package',
    'en',
    '/courses/training-packages',
    12,
    ['Lena', 'Fischer', 'Rideau Canal Tours'],
    { package: 'Software package, 5 seats (software-5)' },
  ],
  [
    'room',
    'en',
    '/room-rental-live',
    2,
    ['Mitch', 'Abernethy', 'Golden Lake Society'],
    { room: 'Maple Room', date: '2027-02-11', period: 'day', people: '16' },
  ],
  [
    'strategy-session',
    'fr',
    '/fr/seance-strategique',
    4,
    ['Éloïse', 'Tardif', 'Fédération des archives'],
    { topics: 'Un plan de formation pour 40 personnes', people: '40', times: 'Le matin' },
  ],
  [
    'webinar',
    'en',
    '/webinars',
    5,
    ['Rohan', 'Mistry'],
    { webinar: '', question: 'Will the recording have captions?' },
  ],
  ['webinar', 'en', '/webinars', 7, ['Bridget', 'Lacroix'], { webinar: '', question: '' }],
  ['webinar', 'fr', '/webinars', 2, ['Gaëlle', 'Simard'], { webinar: '', question: '' }],
  [
    'career',
    'fr',
    '/careers',
    15,
    ['Félix', 'Rancourt'],
    { post: '', message: 'J’enseigne Power BI depuis six ans, en français et en anglais.' },
  ],
  [
    'payment',
    'en',
    '/payment',
    8,
    ['Harriet', 'Bloom', 'Laurentian Choir'],
    { invoice: '2026-000041', amount: 1118_70, method: 'cheque' },
  ],
];

export const written: readonly Written[] = sent.map(
  ([kind, language, page, days, [first, last, organisation], fields]) => ({
    ...{ kind, language, page, days, first, last },
    fields: { ...from(first, last, organisation), ...fields },
  }),
);
