import type { Contact } from '../../src/domain/booking/billing.ts';
import type { officeContact } from '../../src/domain/changes/office-calls.ts';
import { byOffice, giveToContact, isSameMailbox, newLink, recordEvent } from '../booking/index.ts';
import { jsonOf, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { CONTACT_OF_BOOKING, OF_CLASSES, OF_ORDER } from './contact-sql.ts';
import { queueOf } from './resend-sql.ts';
import { QUEUE_CHANGE_MAIL } from './sql.ts';

type Call = typeof officeContact;
type Needs = Pick<Dependencies, 'db' | 'now' | 'secret' | 'newReference'>;

interface Row {
  id: string;
  state: string;
  revision: number;
  /** JSON. */
  contact: string;
  proved_at: number | null;
  has_papers: 0 | 1;
  has_classes: 0 | 1;
  is_package: 0 | 1;
  order_id: string | null;
  /** Ids of bookings (JSON). */
  seats: string;
}

/**
 * Not where nothing is left to be looked after; a package has a contact and a link of its own, and who comes to a private class is said
 * by the contact of its order.
 */
const isClosed = ({ state, has_papers, is_package, order_id }: Row): boolean =>
  is_package === 1 ||
  order_id !== null ||
  !(['confirmed', 'awaiting_payment'].includes(state) || (state === 'cancelled' && has_papers === 1));

/**
 * Gives a booking another contact, and an order its bookings of private classes with it. Whoever read the mails before hears that
 * somebody else looks after it, and their links open nothing any more; whoever reads them now gets what its contact has to have. Papers
 * stay as they were issued, and a credit stays with whoever was given it.
 */
export function changeContact(
  needs: Needs,
  { params: { id }, body, keyed, session, acted }: Asked<Call>,
): Promise<AnswerTo<Call>> {
  const { db } = needs;
  return once(db, keyed, async (): Promise<AnswerTo<Call> | null> => {
    const row = await db.prepare(CONTACT_OF_BOOKING).bind(id).first<Row>();
    if (!row) return problem('not_found', 'There is no such booking.');
    if (row.revision !== body.revision) return problem('booking_changed', 'The booking was changed meanwhile.');
    if (isClosed(row)) return problem('closed', 'Its contact is not changed here.');
    const at = needs.now().getTime();
    const { contact: to, reason } = body;
    const from = JSON.parse(row.contact) as Contact;
    const ids = [id, ...(JSON.parse(row.seats) as string[])];
    const links = await Promise.all(ids.map((one) => newLink(needs, one)));
    const revision = row.revision + 1;
    const isOther = !isSameMailbox(from, to);
    const json = jsonOf({ revision, isOther });
    const written = await writeTogether(db, [
      ...giveToContact(db, { booking: row, links, from, to, at }),
      ...ids.map((bookingId) =>
        recordEvent(db, { bookingId, kind: 'contact_changed', at, ...byOffice(session), reason, detail: {} }),
      ),
      ...(isOther ? tellBoth(db, row, { from, revision, at }) : []),
      acted({ subject: 'booking', id, reason, before: { revision: row.revision }, after: { revision } }, at),
      storeDone(db, keyed, { about: id, answer: json, at }),
    ]);
    return written && { json };
  });
}

/** Whoever never said that a booking was theirs does not hear whose it is either. */
const tellBoth = (
  db: D1Database,
  { id, proved_at, has_classes }: Row,
  { from, revision, at }: { from: Contact; revision: number; at: number },
): D1PreparedStatement[] => [
  db.prepare(queueOf(has_classes === 1 ? OF_CLASSES : OF_ORDER)).bind(id, at),
  ...(proved_at === null
    ? []
    : [db.prepare(QUEUE_CHANGE_MAIL).bind('contact_replaced', id, revision, from.email, id, at)]),
];
