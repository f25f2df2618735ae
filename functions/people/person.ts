import type { Contact } from '../../src/domain/booking/billing.ts';
import type { Person } from '../../src/domain/people/people.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { officeAccount } from '../accounts/index.ts';
import { bookingsByDomain } from '../office/index.ts';
import { reachingTrainers } from '../classes/index.ts';
import { isoInstant } from '../platform/answers.ts';
import { rowsOf } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { keyOf } from '../platform/person-key.ts';
import { workInHand } from './in-hand.ts';
import * as sql from './sql.ts';

/** Rows of each part of a file. */
const MOST_ROWS = 100;

interface BookingRow {
  id: string;
  number: string | null;
  state: string;
  at: number;
  total_cents: number;
  open_cents: number;
  contact: string;
  /** Whether the client has proved it. */
  own: 0 | 1;
}

interface SeatRow {
  booking_id: string;
  first_name: string;
  last_name: string;
  email: string;
  starts_at: number;
  ends_at: number;
  certificate: string | null;
  title_en: string;
  title_fr: string;
  number: string | null;
  /** Of who booked it. */
  contact: string;
  /** Whether that is the same person. */
  own: 0 | 1;
  proved: 0 | 1;
}

type QuoteRow = Pick<Person['quotes'][number], 'id' | 'number' | 'state'> & { at: number; total_cents: number };

type MessageRow = Omit<Person['messages'][number], 'at'> & { at: number };

/** All that the office has of somebody; `null` where the id leads to nobody. */
export async function personFile(
  { db, now, siteData }: Pick<Dependencies, 'db' | 'now' | 'siteData'>,
  id: string,
): Promise<Person | null> {
  const key = await keyOf(db, id);
  if (key === null) return null;
  const at = now().getTime();
  const [account, [bookings, seats, sums, messages, newsletter, own, quotes, certificates]] = await Promise.all([
    officeAccount(db, key, at),
    db.batch([
      db.prepare(sql.BOOKINGS_OF_PERSON).bind(key, MOST_ROWS),
      db.prepare(sql.SEATS_OF_PERSON).bind(key, MOST_ROWS),
      db.prepare(sql.SUMS_OF_PERSON).bind(key),
      db.prepare(sql.MESSAGES_OF_PERSON).bind(key, MOST_ROWS),
      db.prepare(sql.NEWSLETTER_OF_PERSON).bind(key),
      db.prepare(sql.EMAIL_OF_PERSON).bind(key),
      db.prepare(sql.QUOTES_OF_PERSON).bind(key, MOST_ROWS, dateIn(siteData.office.timeZone, at)),
      db.prepare(sql.COUNT_CERTIFICATES).bind(key),
    ]),
  ]);
  const teaches = account?.teaches ?? null;
  const reaching = await reachingTrainers(db, [teaches]);
  const booked = rowsOf<BookingRow>(bookings);
  const sat = rowsOf<SeatRow>(seats);
  const sum = rowsOf<{ open_cents: number; credit_cents: number }>(sums)[0];
  const [subscribed] = rowsOf<{ state: NonNullable<Person['newsletter']>['state']; at: number }>(newsletter);
  const called = calledBy(booked, sat, { key, account, email: rowsOf<{ email: string }>(own)[0]?.email });
  const named = await bookingsByDomain({ db }, { organisation: called.organisation, email: key });
  return {
    id,
    ...called,
    byNameAlone: named.byNameAlone.length,
    ...{ openCents: sum?.open_cents ?? 0, creditCents: sum?.credit_cents ?? 0, account },
    inHand: account && (await workInHand(db, account.accountId)),
    trainerPhone: reaching(teaches).trainerPhone,
    bookings: booked.map((row) => ({
      ...{ id: row.id, number: row.number, state: row.state, at: isoInstant(row.at) },
      ...{ totalCents: row.total_cents, openCents: row.open_cents },
    })),
    training: sat.map((row) => ({
      ...{ bookingId: row.booking_id, title: { en: row.title_en, fr: row.title_fr } },
      ...{ startsAt: isoInstant(row.starts_at), done: row.ends_at <= at, certificate: row.certificate },
      ...{ number: row.number, bookedBy: row.own === 1 ? null : bookerOf(row), proved: row.proved === 1 },
    })),
    certificates: rowsOf<{ count: number }>(certificates)[0]?.count ?? 0,
    messages: rowsOf<MessageRow>(messages).map((row) => ({ ...row, at: isoInstant(row.at) })),
    quotes: rowsOf<QuoteRow>(quotes).map(({ at: begun, total_cents: totalCents, ...row }) => ({
      ...{ ...row, at: isoInstant(begun), totalCents },
    })),
    newsletter: subscribed ? { state: subscribed.state, at: isoInstant(subscribed.at) } : null,
  };
}

/** Without names where the law keeps them no longer. */
function bookerOf({ booking_id: id, contact }: SeatRow): Person['training'][number]['bookedBy'] {
  const { firstName = '', lastName = '', organisation = '' } = JSON.parse(contact) as Partial<Contact>;
  return { id: `b-${id}`, name: `${firstName} ${lastName}`.trim(), organisation };
}

/**
 * What somebody is called: as the newest booking, the newest seat or the account has it. Telephone and organisation are those of the
 * newest booking that they have proved, since anybody can book in a name.
 */
function calledBy(
  booked: readonly BookingRow[],
  [seat]: readonly SeatRow[],
  { key, account, email }: { key: string; account: Person['account']; email: string | undefined },
): Pick<Person, 'name' | 'email' | 'phone' | 'organisation'> {
  const own = booked.find((one) => one.own === 1);
  const booking = own ?? booked[0];
  const contact = booking && (JSON.parse(booking.contact) as Contact);
  const names = contact
    ? [contact.firstName, contact.lastName]
    : seat
      ? [seat.first_name, seat.last_name]
      : [account?.firstName ?? ''];
  return {
    ...{ name: names.join(' ').trim(), email: email ?? contact?.email ?? seat?.email ?? key },
    ...{ phone: (own && contact?.phone) ?? '', organisation: (own && contact?.organisation) ?? '' },
  };
}
