import type { SitePart } from '../../../domain/site/health.ts';

/** The page that says how the site is. */
export const status = {
  title: 'Status of the site',
  description: 'Whether booking, the schedule and our mail work at this moment, and how to reach us where they do not.',
  heading: 'Status of the site',
  intro: 'What works at this moment, looked up again every minute while you read.',
  noScript: 'Without JavaScript this page cannot look. If something does not work, call us or write to us.',
  now: {
    looking: 'Looking…',
    green: 'Everything works.',
    amber: 'The site works, with a delay in places.',
    red: 'Something does not work at the moment.',
    unknown: 'We cannot tell: the site does not answer from here.',
  },
  unknownHint: 'Your connection may be interrupted. We keep looking.',
  parts: {
    pages: { name: 'Pages', what: 'courses, prices, search' },
    booking: { name: 'Booking', what: 'seats, payment, your bookings, login' },
    schedule: { name: 'Schedule', what: 'dates and changes to them' },
    mail: { name: 'Mail', what: 'confirmations, invoices, links' },
  } satisfies Record<SitePart, { name: string; what: string }>,
  states: { green: 'Works', amber: 'Delayed', red: 'Does not work', unknown: 'Unknown' },
  since: 'since {time}',
  lookedAt: 'Last looked at {time}',
  helpHeading: 'If something does not work',
  help: 'We are told of it by the site itself, and you need not wait for us: by phone we book, change and answer as usual. Nothing that was booked is lost.',
  phone: 'Call {number}',
};
