/** The statements of quotes that end. Parameters are numbered and named beside each. */

/** The last day on which its client was reminded of the last day that the quote has now. */
const REMINDED_ON = `(
  SELECT MAX(quote_reminders.sent_on) FROM quote_reminders
  WHERE quote_reminders.quote_id = quotes.id AND quote_reminders.valid_until = quotes.valid_until AND quote_reminders.kind <> 'extended'
)`;

/** Those that can be accepted for some days more, as Today has them: their last day in the afternoon of UTC, which is that day all over Canada. today, last day */
export const QUOTES_ENDING = `SELECT quotes.id, quotes.number AS title_en, quotes.number AS title_fr,
  (quotes.contact ->> '$.firstName') || ' ' || (quotes.contact ->> '$.lastName') AS who,
  quotes.contact ->> '$.organisation' AS organisation, unixepoch(quotes.valid_until || ' 16:00') * 1000 AS at,
  quotes.total_cents AS cents, NULL AS count, NULL AS least, quotes.revision, quotes.valid_until,
  COALESCE(quotes.contact ->> '$.phone', '') AS phone, quotes.reminders_held, ${REMINDED_ON} AS reminded_on
FROM quotes
WHERE quotes.state = 'sent' AND quotes.valid_until >= ?1 AND quotes.valid_until <= ?2`;

/** Of which nobody has reminded yet, nor written of another last day since. today, last day, sent before */
export const QUOTES_TO_REMIND = `SELECT quotes.* FROM quotes
WHERE quotes.state = 'sent' AND quotes.valid_until >= ?1 AND quotes.valid_until <= ?2 AND quotes.sent_at < ?3 AND quotes.reminders_held = 0
  AND quotes.contact ->> '$.email' LIKE '%@%' AND ${REMINDED_ON} IS NULL AND NOT EXISTS (
    SELECT 1 FROM quote_reminders WHERE quote_reminders.quote_id = quotes.id AND quote_reminders.at >= ?3
  )
ORDER BY quotes.valid_until, quotes.id`;

/**
 * Refused where it is another one by now, or its last day is over, where it was reminded of that day already, and where one went today.
 * quote, revision as seen, kind, today, now, account or NULL
 */
export const KEEP_QUOTE_REMINDER = `INSERT INTO quote_reminders (quote_id, version, valid_until, kind, sent_on, at, account_id)
SELECT id, CASE WHEN state = 'sent' AND revision = ?2 AND valid_until >= ?4 THEN version END, valid_until, ?3, ?4, ?5, ?6
FROM quotes WHERE id = ?1`;

/** The mail of what was written last about a quote. quote, kind of the mail, now */
export const QUEUE_QUOTE_REMINDER = `INSERT INTO outbox (id, kind, about, version, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), ?2, quotes.id, (
    SELECT MAX(quote_reminders.id) FROM quote_reminders WHERE quote_reminders.quote_id = quotes.id
  ), quotes.contact ->> '$.email', ?3, ?3
FROM quotes WHERE quotes.id = ?1
ON CONFLICT DO NOTHING`;

/** Refused where somebody else has changed it, or it is open no more. id, last day, revision as seen, now */
export const EXTEND_QUOTE = `UPDATE quotes SET valid_until = ?2, sheet = json_set(sheet, '$.validUntil', ?2), changed_at = ?4,
  revision = CASE WHEN revision = ?3 AND state = 'sent' AND valid_until < ?2 THEN revision + 1 END
WHERE id = ?1`;

/** Refused as above. id, whether it is held back, revision as seen, now */
export const HOLD_QUOTE_REMINDER = `UPDATE quotes SET reminders_held = ?2, changed_at = ?4,
  revision = CASE WHEN revision = ?3 AND state = 'sent' THEN revision + 1 END
WHERE id = ?1`;

/** quote, version of the mail */
export const REMINDER_OF_QUOTE_MAIL = `SELECT version, valid_until, kind FROM quote_reminders WHERE quote_id = ?1 AND id = ?2`;

/** What the clock has sent of its own. quote */
export const CLOCKS_QUOTE_REMINDERS = `SELECT at FROM quote_reminders WHERE quote_id = ?1 AND kind = 'clock' ORDER BY id DESC`;

/** When it was reminded last, by anybody: a day. quote */
export const LAST_QUOTE_REMINDER = `SELECT MAX(sent_on) AS sent_on FROM quote_reminders WHERE quote_id = ?1 AND kind <> 'extended'`;
