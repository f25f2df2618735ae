import type { QuoteLine } from '../../src/domain/quotes/lines.ts';
import { priceQuote } from '../../src/domain/quotes/price.ts';
import type { SiteCourse, SiteData } from '../../src/domain/site/site-data.ts';
import { clashesOf } from '../../src/domain/team/teaching.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { instantOf } from '../../src/domain/time/schedule.ts';
import { emailOf, firstNames, lastNames } from './people.ts';
import type { Rows } from './rows.ts';
import { bookedRow, client, ORDER, soldRows, type Sold } from './sold-rows.ts';

const DAY_MS = 86_400_000;
const json = JSON.stringify;

/** It was bought so many days ago, and is held so many from now: a day of next week. */
const AGO = 12;
const AHEAD = 7;
const PEOPLE = 8;
/** Two of them have no name yet. */
const NAMED = 6;
const CLASS = 'private-local-class';

const workingDay = (timeZone: string, from: number): string => {
  const day = dateIn(timeZone, from);
  return [0, 6].includes(new Date(day).getUTCDay()) ? workingDay(timeZone, from + DAY_MS) : day;
};

/** Somebody who teaches on line in English, is free on that day, and a course that they teach. */
function teachingOn({ classes, courses, trainers, office }: SiteData, session: { start: string; end: string }) {
  const found = trainers.flatMap(({ name, languages, subjects }) => {
    const course = courses.find(({ subject, entries }) => entries.en && subjects.includes(subject));
    const own = { id: CLASS, trainer: name, sessions: [session], timeZone: office.timeZone, placeId: null };
    const isFree = clashesOf([own, ...classes.filter((one) => one.trainer === name)]).every(
      ({ first, second }) => first.id !== CLASS && second.id !== CLASS,
    );
    return course && isFree && languages.includes('en') ? [{ trainer: name, course }] : [];
  });
  return found[0];
}

/** The seats of the client, most of them with a name. */
function seatRows(site: SiteData, at: number): Rows {
  const id = 'local-private-seats';
  const { domain } = client;
  const names = Array.from({ length: PEOPLE }, (_, seat) => {
    const [first, last] = [
      firstNames[(seat * 3) % firstNames.length] ?? '',
      lastNames[(seat * 5) % lastNames.length] ?? '',
    ];
    return seat < NAMED ? { first, last, email: emailOf(first, last, domain) } : { first: '', last: '', email: '' };
  });
  return [
    [
      'bookings',
      {
        ...bookedRow({ id, number: 'LCLP-SETS', at, site }),
        ...{ taxes: '[]', subtotal_cents: 0, total_cents: 0, proved_by: 'staff' },
      },
    ],
    [
      'booking_lines',
      {
        booking_id: id,
        class_id: CLASS,
        position: 0,
        quantity: PEOPLE,
        unit_cents: 0,
        tax_province: '',
        seats_left_after: 0,
      },
    ],
    ...names.map(({ first, last, email }, seat): Rows[number] => [
      'participants',
      {
        ...{ id: `${id}-${seat}`, booking_id: id, class_id: CLASS, seat: seat + 1, first_name: first, last_name: last },
        ...{ email, email_key: email === '' ? null : email },
      },
    ]),
    ['booking_events', { booking_id: id, kind: 'confirmed', at, who: 'staff' }],
  ];
}

/** The class as the office scheduled it, which no build has. */
function classRows({ site, at, line, price }: Sold, { course, trainer, session }: Given): Rows {
  const [startsAt, endsAt] = [Date.parse(session.start), Date.parse(session.end)];
  const facts = { id: CLASS, courseId: course.id, language: 'en', delivery: 'online', placeId: null, trainer };
  const sold = {
    priceCents: 0,
    minimum: 0,
    cancelled: false,
    guaranteed: true,
    salesEnd: new Date(0).toISOString(),
    salesEndAt: 0,
  };
  const { timeZone } = site.office;
  return [
    [
      'classes',
      {
        ...{ id: CLASS, course_id: course.id, language: 'en', delivery: 'online', place_id: null, time_zone: timeZone },
        ...{
          sessions: json([session]),
          starts_at: startsAt,
          ends_at: endsAt,
          price_cents: 0,
          capacity: PEOPLE,
          minimum: 0,
        },
        ...{ sales_end_at: 0, state: 'confirmed', build_id: site.build.id, trainer, private_order_id: ORDER },
      },
    ],
    [
      'private_classes',
      {
        ...{
          class_id: CLASS,
          order_id: ORDER,
          line: line.id,
          line_cents: price.subtotalCents,
          of_cents: price.subtotalCents,
        },
        scheduled: json({ ...facts, ...sold, timeZone, sessions: [session], capacity: PEOPLE, startsAt, endsAt }),
        created_at: at + DAY_MS,
      },
    ],
  ];
}

interface Given {
  course: SiteCourse;
  trainer: string;
  session: { start: string; end: string };
}

/** A private class that was sold by a quote, next week, with its trainer and the people whom its client has named. */
export function privateRows(site: SiteData, now: number): Rows {
  const { timeZone } = site.office;
  const day = workingDay(timeZone, now + AHEAD * DAY_MS);
  const session = { start: instantOf(day, '09:00', timeZone), end: instantOf(day, '16:00', timeZone) };
  const given = teachingOn(site, session);
  if (!given) return [];
  const at = now - AGO * DAY_MS;
  const line: QuoteLine = {
    ...{
      id: 'local-quote-private-0',
      kind: 'private',
      courseId: given.course.id,
      delivery: 'online',
      city: '',
      province: null,
    },
    ...{ days: 1, people: PEOPLE, unitCents: given.course.privatePriceCents },
  };
  const priced = [{ isSeats: false, quantity: 1, unitCents: line.unitCents, province: null }];
  const sold = { at, line, site, price: priceQuote(priced, null, client.province, site.taxes) };
  return [...soldRows(sold), ...classRows(sold, { ...given, session }), ...seatRows(site, at + DAY_MS)];
}
