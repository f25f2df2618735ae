import type { Teller } from '../../src/domain/needs/needs.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { rowsOf } from '../platform/database.ts';
import {
  NEEDS_AS_SEEN,
  NEEDS_GO_ALONG,
  NEEDS_LEFT_BEHIND,
  NEEDS_TOLD_BY,
  OWN_WORDS_GO_ALONG,
  TAKE_NEEDS_BACK,
  TELL_NEEDS,
} from './needs-sql.ts';

// What people need in class belongs to the people of a booking: whoever lets somebody tell it, keeps and reads it by these.

interface Sits {
  first_name: string;
  last_name: string;
  email: string;
}

/** Who sits on a seat, as the table names it (`whoSits`). */
export const whoIs = ({ first_name: first, last_name: last, email }: Sits): string =>
  emailKey(email) ?? `= ${first} ${last}`;

/** Whether somebody sits there of whom anything could be said. */
export const isNamed = ({ first_name: first, last_name: last, email }: Sits): boolean =>
  `${first}${last}${email}` !== '';

export interface Told {
  needs: string;
  address: string;
}

interface Telling {
  bookingId: string;
  by: Teller;
  /** What each needs from now on, and where their courseware goes: nothing where it is empty, as before where it is not said. */
  people: readonly ({ who: string } & Partial<Told>)[];
  /** Epoch milliseconds. */
  at: number;
}

/** For the batch that tells anew: it fails where something else is told by now than was seen. */
export const needsAsSeen = (
  db: D1Database,
  { bookingId, by }: Pick<Telling, 'bookingId' | 'by'>,
  { who, needs = null, address = null }: { who: string } & { [Key in keyof Told]?: Told[Key] | null },
): D1PreparedStatement => db.prepare(NEEDS_AS_SEEN).bind(bookingId, who, by, needs, address);

/** Keeps what somebody told of people of a booking, in place of what the same one told before. */
export function tellNeeds(db: D1Database, { bookingId, by, people, at }: Telling): D1PreparedStatement[] {
  const told = JSON.stringify(people);
  return [db.prepare(TELL_NEEDS).bind(bookingId, told, by, at), db.prepare(TAKE_NEEDS_BACK).bind(bookingId, by)];
}

/** A seat that is named anew. */
interface Renamed {
  was: Sits;
  is: Sits;
}

const isSameName = ({ was, is }: Renamed) =>
  was.first_name === is.first_name && was.last_name === is.last_name && isNamed({ ...is, email: '' });
const isSameEmail = ({ was, is }: Renamed) => is.email !== '' && emailKey(was.email) === emailKey(is.email);

/** Whether somebody else sits there from now on. */
export const isTakenOver = (one: Renamed): boolean => isNamed(one.was) && !isSameName(one) && !isSameEmail(one);

/**
 * Keeps what is known of people whose seat is named anew and who are the same: another address of the same name, or the same address.
 * Of who takes somebody else's seat nothing is known. For the batch that names the seats, behind that.
 */
export function needsGoAlong(db: D1Database, bookingId: string, named: readonly Renamed[]): D1PreparedStatement[] {
  const renamed = named.filter(isSameName).map(({ was, is }) => ({ was: whoIs(was), is: whoIs(is) }));
  const anew = JSON.stringify(renamed.filter(({ was, is }) => was !== is));
  return [
    db.prepare(NEEDS_GO_ALONG).bind(bookingId, anew),
    db.prepare(OWN_WORDS_GO_ALONG).bind(bookingId, anew),
    db.prepare(NEEDS_LEFT_BEHIND).bind(bookingId, anew),
  ];
}

/** What somebody told of people of a booking, by who they are. */
export const needsTold = (db: D1Database, bookingId: string, by: Teller): D1PreparedStatement =>
  db.prepare(NEEDS_TOLD_BY).bind(bookingId, by);

export const needsByWho = (result: D1Result | undefined): ReadonlyMap<string, Told> =>
  new Map(rowsOf<Told & { who: string }>(result).map(({ who, ...told }) => [who, told]));
