import type { Locale } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { digestOf, linkToken } from '../platform/secrets.ts';
import { BOOKING_BY_MANAGE_DIGEST, WITHOUT_MANAGE_DIGEST, WRITE_MANAGE_DIGESTS } from './change-sql.ts';
import { BOOKING_BY_REFERENCE } from './sql.ts';
import type { BookingRow } from './view.ts';

/** 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/;

/** So many links are made findable at once, each by a keyed digest. */
const LINKS_AT_ONCE = 100;

type Needs = Pick<Dependencies, 'db' | 'secret'>;

/** A booking, and whether it was found by the link of a mail, which only who reads the contact's mail has. */
export interface OpenedBooking {
  booking: BookingRow;
  byMail: boolean;
}

type Named = Pick<BookingRow, 'id' | 'reference'>;

/** How a reference begins that took the place of another one. */
const RENEWED = 'renewed-';

/**
 * The token of the links in the contact's mails. It is made of the id, and of a reference that took the place of another one as well:
 * then nothing that was mailed before opens the booking any more.
 */
export const contactToken = (secret: string, { id, reference }: Named): Promise<string> =>
  linkToken(secret, 'manage booking', reference.startsWith(RENEWED) ? `${id} ${reference}` : id);

/** The same; the reference where no secret is configured to make one of. */
const manageToken = ({ secret }: Pick<Needs, 'secret'>, booking: Named): Promise<string> =>
  secret === null ? Promise.resolve(booking.reference) : contactToken(secret, booking);

/** What opens a booking from now on, in place of all that did. */
export interface NewLink extends Named {
  /** `null` where no secret is configured to make a link of. */
  digest: string | null;
}

export async function newLink(
  { secret, newReference }: Pick<Dependencies, 'secret' | 'newReference'>,
  id: string,
): Promise<NewLink> {
  const booking = { id, reference: `${RENEWED}${newReference()}` };
  return { ...booking, digest: secret === null ? null : await digestOf(await contactToken(secret, booking)) };
}

type AddressNeeds = Pick<Dependencies, 'secret' | 'origin'>;

/** A page of a booking as mails to its contact, and to nobody else, link it. */
const addressOf =
  (page: 'manageBooking' | 'invoice' | 'confirmation') =>
  async (needs: AddressNeeds, booking: Named, language: Locale): Promise<string> =>
    `${needs.origin}${href(page, language, { hash: await manageToken(needs, booking) })}`;

/** Where the contact proves the address, and changes the booking. */
export const manageAddress = addressOf('manageBooking');

/** Where the contact sees the invoice, and pays what is open of it. */
export const invoiceAddress = addressOf('invoice');

/** Where the contact sees what was booked, and pays a booking whose card is awaited. */
export const confirmationAddress = addressOf('confirmation');

/** The booking that a reference or the token of a mail opens; `null` for what opens none. */
export async function bookingOfSecret(needs: Needs, secret: string): Promise<OpenedBooking | null> {
  const { db } = needs;
  const own = await db.prepare(BOOKING_BY_REFERENCE).bind(secret).first<BookingRow>();
  if (own) return { booking: own, byMail: false };
  if (!TOKEN.test(secret)) return null;
  const digest = await digestOf(secret);
  const byDigest = () => db.prepare(BOOKING_BY_MANAGE_DIGEST).bind(digest).first<BookingRow>();
  const found = (await byDigest()) ?? ((await makeLinksFindable(needs)) ? await byDigest() : null);
  return found && { booking: found, byMail: true };
}

/** Writes the digests of links that nobody has looked up yet, the latest bookings first. Whether there were any. */
export async function makeLinksFindable({ db, secret }: Needs): Promise<boolean> {
  if (secret === null) return false;
  const { results } = await db.prepare(WITHOUT_MANAGE_DIGEST).bind(LINKS_AT_ONCE).all<Named>();
  if (results.length === 0) return false;
  const digests = await Promise.all(
    results.map(async (booking) => [booking.reference, await digestOf(await contactToken(secret, booking))] as const),
  );
  await db
    .prepare(WRITE_MANAGE_DIGESTS)
    .bind(JSON.stringify(Object.fromEntries(digests)))
    .run();
  return true;
}
