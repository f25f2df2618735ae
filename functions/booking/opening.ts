import type { Context } from 'hono';
import type { SessionView } from '../../src/domain/accounts/contract.ts';
import type { Contact } from '../../src/domain/booking/billing.ts';
import { datedClass, type EventRow } from '../catalogue/index.ts';
import { problem, type Refusal } from '../platform/answers.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { isOfSession } from './proving.ts';
import { bookingOfSecret, type OpenedBooking } from './secret.ts';
import { BOOKING_BY_ID } from './sql.ts';
import { eventOf, recordOf, type BookedEventRow, type BookingRecord, type BookingRow } from './view.ts';
import { browserOf } from './visitor.ts';

type Needs = Pick<Dependencies, 'db' | 'secret'>;

/** Who asks for a booking, and by what. */
export interface Asking {
  /** Its reference, the token of a mail, or its id. */
  secret: string;
  session: SessionView | undefined;
  /** The browser, by its cart; `null` where it has none. */
  browser: string | null;
}

/** Who asks, as far as it is known; a call sees a session that has a limit by account. */
export const askingOf = async (
  needs: Pick<Dependencies, 'secret'>,
  asked: { secret: string; session: SessionView | undefined; c: Context },
): Promise<Asking> => ({ secret: asked.secret, session: asked.session, browser: await browserOf(needs, asked.c) });

/**
 * Whether a booking is shown and changed: to whoever has its reference, until its contact has proved by a mail or a session
 * that it is hers; from then on to her, and in the browser in which she did (booking rule 41).
 */
export function isOpenTo(
  { proved_in: provedIn }: Pick<BookingRow, 'proved_in'>,
  { byContact, browser }: { byContact: boolean; browser: string | null },
): boolean {
  return provedIn === null || byContact || provedIn === browser;
}

/**
 * Whether what was typed of a booking is shown: not to the reader of the contact's mail before they have said whose it is. A stranger may
 * have typed it, or a buyer the wrong address (booking rule 43).
 */
export const showsTyped = ({ proved_at: provedAt }: Pick<BookingRow, 'proved_at'>, byContact: boolean): boolean =>
  provedAt !== null || !byContact;

/** A contact of whom the address alone is shown. */
export const addressAlone = ({ email }: Contact): Contact => ({
  ...{ firstName: '', lastName: '', email, phone: '', organisation: '' },
});

export const unnamed = <Row extends object>(seat: Row) => ({ ...seat, first_name: '', last_name: '', email: '' });

/** By who reads the contact's mail: by the link of one, or logged in with that e-mail. */
export async function isByContact(
  needs: Pick<Dependencies, 'db'>,
  { booking: { contact }, byMail }: OpenedBooking,
  { session }: Pick<Asking, 'session'>,
): Promise<boolean> {
  if (byMail) return true;
  return contact !== null && isOfSession(needs, session, (JSON.parse(contact) as Contact).email);
}

/** As `newId` makes them. */
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const noBooking = () => problem('not_found', 'There is no such booking.');

/**
 * The booking that somebody asks for. My Training names it by its id, which opens it to its contact alone, logged in: a reference would stay
 * in the history of a browser, where somebody else may sit next.
 */
export async function bookingAsked(
  needs: Needs,
  asking: Asking,
): Promise<OpenedBooking | Refusal<'not_found' | 'unauthorized'>> {
  const opened = await bookingOfSecret(needs, asking.secret);
  if (opened) return opened;
  if (!ID.test(asking.secret)) return noBooking();
  // Whether or not there is one.
  if (!asking.session) return problem('unauthorized', 'An id opens a booking to its contact, logged in.');
  const booking = await needs.db.prepare(BOOKING_BY_ID).bind(asking.secret).first<BookingRow>();
  const own = booking && { booking, byMail: false };
  return own && (await isByContact(needs, own, asking)) ? own : noBooking();
}

/** Under which name limits count it: whoever has its reference alone uses up nothing of its contact's. */
export function countedAs(opened: OpenedBooking | null): { id: string; proved: boolean } | null {
  if (!opened) return null;
  const { booking, byMail } = opened;
  const proved = booking.proved_at !== null;
  if (byMail) return { id: booking.id, proved };
  return { id: `${booking.id} by reference`, proved: proved && booking.proved_in === null };
}

/** What a stranger is answered: its state and dates, and nothing that names somebody. */
export function linkNeeded(
  { booking, lines, events }: { booking: BookingRow; lines: readonly SeatLine[]; events: readonly BookedEventRow[] },
  at: number,
): Refusal<'link_needed'> {
  const rows: EventRow[] = lines.filter(({ quantity }) => quantity > 0).map((line) => eventOf(events, line));
  return problem('link_needed', 'The contact has proved that it is hers: her link is needed.', {
    ...{ state: booking.state, language: booking.language },
    classes: rows.map((row) => datedClass(row, at)),
  });
}

interface SeatLine {
  class_id: string;
  quantity: number;
}

/** A booking with everything of it, or why it is not shown. */
export async function openRecord(
  needs: Needs,
  asking: Asking,
  at: number,
): Promise<BookingRecord | Refusal<'not_found' | 'unauthorized' | 'link_needed'>> {
  const opened = await bookingAsked(needs, asking);
  if ('problem' in opened) return opened;
  const record = await recordOf(needs.db, opened.booking, at);
  const byContact = await isByContact(needs, opened, asking);
  if (!isOpenTo(opened.booking, { ...asking, byContact })) return linkNeeded(record, at);
  return showsTyped(opened.booking, byContact) ? record : withoutTyped(record);
}

/** What was booked, for how many, and what it costs. */
function withoutTyped({ booking, participants, ...record }: BookingRecord): BookingRecord {
  const { contact } = booking;
  return {
    ...record,
    booking: {
      ...booking,
      contact: contact && JSON.stringify(addressAlone(JSON.parse(contact) as Contact)),
      billing: null,
      purchase_order: '',
      budget_code: '',
    },
    participants: participants.map(unnamed),
  };
}
