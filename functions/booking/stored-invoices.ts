import { ALL, TAX, type Stored } from '../platform/stored.ts';

/** Of a paper: whoever was its booking's contact when it was issued, and need not be any more. ?1 e-mail's key */
const IS_BILLED = `lower(trim(document ->> '$.contact.email')) = ?1`;

/** Bookings with a paper that is made out to somebody. ?1 e-mail's key */
export const BILLED_BOOKINGS = `SELECT booking_id FROM invoices WHERE ${IS_BILLED}
  UNION SELECT booking_id FROM credit_notes WHERE ${IS_BILLED}`;

/** Papers of somebody's bookings, and those that are made out to them. `bookings` selects ids. ?1 e-mail's key */
export const papersOf = (bookings: string) => `booking_id IN (${bookings}) OR ${IS_BILLED}`;

/**
 * Bookings with a seat that somebody was told of, and may have left since: a paper names its participants without an e-mail. Of what
 * lies in the archive, any mail says so. ?1 e-mail's key
 */
const toldOfSeats = (bookings: string) => `SELECT booking_id FROM outbox
  WHERE booking_id IS NOT NULL AND kind = 'joining_instructions' AND lower(trim(recipient)) = ?1
  UNION SELECT booking_id FROM archived_bookings
  WHERE away = 1 AND booking_id NOT IN (${bookings}) AND booking_id NOT IN (${BILLED_BOOKINGS})
    AND EXISTS (SELECT 1 FROM json_each(recipients) WHERE value = ?1)`;

/** What a line of a draft says of who sits there: all that the seats say, but for whoever is to be forgotten. */
const namesWithout = (
  theirs: string,
) => `SELECT json_group_array(trim(first_name || ' ' || last_name)) FROM participants
  WHERE booking_id = bookings.id AND class_id = line.value ->> '$.eventId' AND first_name || last_name <> '' AND NOT (${theirs})`;

/**
 * Invoices that name somebody, issued or not, as buyer or on a seat. `theirs` is a condition on `participants`, `bookings` selects the
 * ids of bookings whose contact they are.
 */
export const onInvoices = ({ theirs, bookings }: { theirs: string; bookings: string }): readonly Stored[] => {
  const seats = `SELECT booking_id FROM participants WHERE ${theirs}`;
  return [
    {
      table: 'bookings',
      columns: ['invoice_draft'],
      whose: 'participant',
      why: 'an invoice that waits for its buyer’s proof names who will sit where',
      of: `invoice_draft IS NOT NULL AND id IN (${seats})`,
      ends: {
        invoice_draft: `json_set(invoice_draft, '$.document.lines', (
        SELECT json_group_array(json_set(line.value, '$.participants', json((${namesWithout(theirs)}))))
        FROM json_each(invoice_draft, '$.document.lines') AS line
      ))`,
      },
      life: TAX,
      secret: ['invoice_draft'],
      told: 'bookings',
    },
    {
      table: 'invoices',
      columns: ['document'],
      whose: 'participant',
      why: 'the invoice of a booking as it was issued, which names who sat where',
      of: `booking_id IN (${seats} UNION ${toldOfSeats(bookings)})`,
      ends: { document: `'{}'` },
      kept: { where: ALL, because: 'tax law: the invoice is its buyer’s' },
      life: TAX,
      secret: ['document'],
      told: 'bookings',
    },
    {
      table: 'invoices',
      columns: ['document'],
      whose: 'buyer',
      why: 'the invoice as it was issued: buyer, address, classes, names of their participants',
      of: papersOf(bookings),
      ends: { document: `'{}'` },
      kept: { where: ALL, because: 'tax law' },
      life: TAX,
      over: `document <> '{}' AND created_at < ?1`,
      told: 'bookings',
    },
  ];
};
