import type { EnquiryKind } from './enquiries.ts';

const person = { name: 'Ada Byron', email: 'Ada@Example.ca', phone: '613-555-0199', organisation: 'Analytical Office' };

/** For tests: a complete form of each kind, as it is typed. What it is about is in the tests' own site data. */
export const completeEnquiries = {
  contact: { ...person, subject: 'courses', message: 'Which course\nis for us?' },
  quote: {
    ...{ ...person, course: 'Excel Level 1', groupSize: '9', teachingLanguage: 'both', place: 'yours' },
    ...{ city: 'Gatineau', dates: 'March' },
  },
  seats: { ...person, class: 'Excel Level 1, December 8, 2026 (excel-level-1-2026-12-08-en)', people: '2' },
  package: { ...person, package: 'Software package, 5 seats (software-5)' },
  room: { ...person, room: 'Maple Room', date: '2027-01-15', period: 'day', people: '20' },
  'strategy-session': { ...person, topics: 'Reports', people: '12', times: 'Mornings' },
  'special-event': { ...person, event: 'documents-day', places: '2', needs: 'Captioning' },
  webinar: { name: 'Ada Byron', email: 'Ada@Example.ca', webinar: 'pivot-tables', question: 'Slicers?' },
  career: { name: 'Ada Byron', email: 'Ada@Example.ca', post: 'trainer', message: 'I teach.' },
  payment: { ...person, invoice: '2026-000123', amount: '1,234.50', method: 'card' },
} as const satisfies Record<EnquiryKind, Record<string, string>>;
