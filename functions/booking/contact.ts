import type { Contact } from '../../src/domain/booking/billing.ts';
import { emailKey, mailboxKey } from '../../src/domain/fields.ts';
import { GIVE_TO_CONTACT, READDRESS, RENEW_LINKS } from './contact-sql.ts';
import type { NewLink } from './secret.ts';

interface Handing {
  /** The booking as it was read. */
  booking: { id: string; revision: number };
  /** What opens it, and those that go along with it, from now on. */
  links: readonly NewLink[];
  from: Contact;
  to: Contact;
  at: number;
}

/** Whether two addresses are one mailbox, however each is written. */
export const isSameMailbox = (one: Contact, other: Contact): boolean =>
  mailboxKey(one.email) === mailboxKey(other.email);

/**
 * The statements by which bookings have another contact. Where that reads another mailbox, nothing that opened them does any more; mails
 * that have not left go there. Refuses the batch where the booking is another one by now, nobody is known of it any more, or a mail is
 * on its way to who was its contact. What was issued, and whose credit is whose, stays.
 */
export function giveToContact(db: D1Database, { booking, links, from, to, at }: Handing): D1PreparedStatement[] {
  const ids = JSON.stringify(links.map(({ id }) => id));
  return [
    db.prepare(GIVE_TO_CONTACT).bind(ids, JSON.stringify(to), booking.id, booking.revision),
    ...(isSameMailbox(from, to) ? [] : [db.prepare(RENEW_LINKS).bind(JSON.stringify(links), emailKey(from.email), at)]),
    ...(from.email === to.email ? [] : [db.prepare(READDRESS).bind(ids, emailKey(from.email), to.email, at)]),
  ];
}
