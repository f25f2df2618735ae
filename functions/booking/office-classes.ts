import { minimumNoticeDue } from '../../src/domain/booking/minimum.ts';
import type { Contact } from '../../src/domain/booking/billing.ts';
import type { Session } from '../../src/domain/catalogue/classes.ts';
import type { Province } from '../../src/domain/money/provinces.ts';
import { holidaysOf } from '../../src/domain/time/calendar.ts';
import { fill, formatDate, formatMoney, plural } from '../../src/i18n/format.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { datedClass, titleIn, type EventRow } from '../catalogue/index.ts';
import type { Mail, MailNeeds, Task } from '../platform/capability.ts';
import { placeLine, sessionLine } from '../platform/mail/class-lines.ts';
import { action, facts, letter, list, paragraph } from '../platform/mail/layout.ts';
import type { Message, OutboxRow } from '../platform/mail/message.ts';
import { DAY_MS } from '../platform/tasks.ts';
import {
  BOOKINGS_AT_PRICE,
  BOOKINGS_OF_CLASS,
  CLASS_BY_ID,
  TELL_OFFICE_OF_UNSURE,
  TELL_OFFICE_OF_WITHDRAWN,
  UNSURE_CLASSES,
} from './office-classes-sql.ts';

/** Seven business days are never longer, whatever holidays there are. Days. */
const LOOKS_AHEAD_DAYS = 20;

interface UnsureRow {
  id: string;
  starts_at: number;
  time_zone: string;
  place_province: Province | null;
  seats: number;
}

/** Puts into the outbox what the office has to decide about classes. What lies there already is not put there again. */
const tellOffice: Task = {
  name: 'tell_office_of_classes',
  run: async ({ db, now, siteData }) => {
    const at = now().getTime();
    const { holidays, office, mail } = siteData;
    const { results } = await db
      .prepare(UNSURE_CLASSES)
      .bind(at, at + LOOKS_AHEAD_DAYS * DAY_MS)
      .all<UnsureRow>();
    const due = results.filter((row) =>
      minimumNoticeDue(
        {
          startsAt: row.starts_at,
          timeZone: row.time_zone,
          holidays: holidaysOf(holidays, row.place_province ?? office.province),
          seats: row.seats,
        },
        at,
      ),
    );
    await db.batch([
      db.prepare(TELL_OFFICE_OF_UNSURE).bind(mail.office, at, JSON.stringify(due.map(({ id }) => id))),
      db.prepare(TELL_OFFICE_OF_WITHDRAWN).bind(mail.office, at),
    ]);
  },
};

interface BookedRow {
  number: string | null;
  state: 'confirmed' | 'awaiting_payment';
  contact: string;
  proved: 0 | 1;
  quantity: number;
}

/** A booking as the office looks it up, and whom it calls. */
function bookingLine({ number, state, contact, proved, quantity }: BookedRow): string {
  const t = strings('en').officeMail.class;
  const { firstName, lastName, email, phone } = JSON.parse(contact) as Contact;
  const how = state === 'awaiting_payment' ? t.paying : proved ? '' : t.unproved;
  const seats = plural(quantity, 'en', t.seats) + (how && ` (${how})`);
  return fill(t.booking, { number: number ?? '', seats, name: `${firstName} ${lastName}`, email, phone });
}

/** About a class in the state that it was told of; in another one there is nothing to decide any more. */
const classMail =
  (kind: 'below_minimum' | 'withdrawn', state: EventRow['state']) =>
  async ({ db, siteData, now, origin }: MailNeeds, { about, recipient }: OutboxRow): Promise<Message | null> => {
    const [row, { results: booked }] = await Promise.all([
      db.prepare(CLASS_BY_ID).bind(about).first<EventRow>(),
      db.prepare(BOOKINGS_OF_CLASS).bind(about).all<BookedRow>(),
    ]);
    const at = now().getTime();
    if (row?.state !== state || row.starts_at <= at) return null;
    const t = strings('en').officeMail.class;
    const event = datedClass(row, at);
    const title = titleIn(event, 'en');
    const date = formatDate(row.starts_at, 'en', row.time_zone);
    const seats = booked.filter((one) => one.state === 'confirmed').reduce((sum, { quantity }) => sum + quantity, 0);
    const text = kind === 'below_minimum' && booked.length === 0 ? t.below_minimum.nobody : t[kind].text;
    return letter(siteData, {
      ...{ to: recipient, language: 'en', subject: fill(t[kind].subject, { title, date }) },
      parts: [
        paragraph(fill(text, { title, date, minimum: row.minimum, seats: plural(seats, 'en', t.seats) })),
        ...(kind === 'below_minimum'
          ? [action(t.below_minimum.link, origin + href('officeClass', 'en', { id: row.id }))]
          : []),
        facts([
          { label: t.class, value: `${title} (${row.id}, ${row.course_code})` },
          {
            label: t.sessions,
            value: (JSON.parse(row.sessions) as Session[])
              .map((session) => sessionLine(session, row.time_zone, 'en'))
              .join('\n'),
          },
          { label: t.place, value: event.place ? placeLine(event.place, 'en') : strings('en').mail.class.online },
        ]),
        ...(booked.length > 0 ? [paragraph(t.bookings), list(booked.map(bookingLine))] : []),
      ],
    });
  };

/** What stands of what was booked at a price that was undone: the office looks whether somebody paid too much. */
async function priceMail({ db, siteData, now }: MailNeeds, { about, recipient }: OutboxRow): Promise<Message | null> {
  const [id = '', cents, since] = about.split(' ');
  const [row, { results: booked }] = await Promise.all([
    db.prepare(CLASS_BY_ID).bind(id).first<EventRow>(),
    db.prepare(BOOKINGS_AT_PRICE).bind(id, Number(cents), Number(since)).all<BookedRow>(),
  ]);
  if (!row || booked.length === 0) return null;
  const t = strings('en').officeMail.class;
  const words = {
    title: titleIn(datedClass(row, now().getTime()), 'en'),
    date: formatDate(row.starts_at, 'en', row.time_zone),
    price: formatMoney(Number(cents), 'en'),
    now: formatMoney(row.price_cents, 'en'),
  };
  return letter(siteData, {
    ...{ to: recipient, language: 'en', subject: fill(t.priceUndone.subject, words) },
    parts: [paragraph(fill(t.priceUndone.text, words)), paragraph(t.bookings), list(booked.map(bookingLine))],
  });
}

/** What the office hears of classes; it decides, on their pages or in the schedule. */
export const officeClasses = {
  tasks: [tellOffice],
  mails: [
    { kind: 'class_below_minimum', render: classMail('below_minimum', 'tentative') },
    { kind: 'class_withdrawn', render: classMail('withdrawn', 'withdrawn') },
    { kind: 'class_price_undone', render: priceMail },
  ] satisfies readonly Mail[],
};
