/** The statements by which a booking has another contact. Parameters are numbered and named beside each. */

/**
 * Another contact of these bookings, and of invoices that are drafted for them; one is as it was read, or none of them is changed.
 * bookings (JSON), contact (JSON), the one that was read, its revision
 */
export const GIVE_TO_CONTACT = `UPDATE bookings SET
  revision = CASE
    WHEN contact <> '{}' AND state IN ('awaiting_payment', 'confirmed', 'cancelled') AND (id <> ?3 OR revision = ?4)
    THEN revision + 1
  END,
  contact = ?2,
  invoice_draft = CASE WHEN invoice_draft IS NOT NULL THEN json_set(invoice_draft, '$.document.contact', json(?2)) END
WHERE id IN (SELECT value FROM json_each(?1))`;

/**
 * What opens bookings is another from now on, and no browser has proved them; the office knows whose they are. Refused while a mail to this address is on its way, which
 * would be written with the new link. [{id, reference, digest}] (JSON), key of the address, now
 */
export const RENEW_LINKS = `UPDATE bookings SET
  reference = CASE WHEN NOT EXISTS (
    SELECT 1 FROM outbox
    WHERE outbox.booking_id = bookings.id AND outbox.state = 'pending' AND outbox.leased_until_at > ?3
      AND lower(trim(outbox.recipient)) = ?2
  ) THEN link.value ->> 'reference' END,
  manage_digest = link.value ->> 'digest',
  proved_in = '',
  contact_known = 1
FROM json_each(?1) AS link
WHERE bookings.id = link.value ->> 'id'`;

/**
 * Mails to the contact that have not left go to another address, under an id of their own and written anew: one that is sent again under
 * the same is no other to whoever sends it. Those to the people of seats are about these, and stay; so do those of a client and not of a
 * booking. bookings (JSON), key of the address, the other address, now
 */
export const READDRESS = `UPDATE outbox SET
  id = lower(hex(randomblob(16))),
  recipient = ?3,
  message = NULL,
  last_error = NULL,
  lease = NULL,
  leased_until_at = 0,
  next_attempt_at = CASE WHEN attempts > 0 THEN ?4 ELSE next_attempt_at END,
  attempts = 0
WHERE booking_id IN (SELECT value FROM json_each(?1)) AND state IN ('pending', 'failed') AND lower(trim(recipient)) = ?2
  AND kind NOT IN ('contact_replaced', 'certificate', 'statement')
  AND about NOT IN (SELECT id FROM participants WHERE booking_id IN (SELECT value FROM json_each(?1)))`;
