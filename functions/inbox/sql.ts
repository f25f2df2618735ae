/** The statements of the inbox. Parameters are numbered and named beside each. */

const STATE = `COALESCE(inbox_cases.state, inbox_entries.first_state)`;

/** kind, state: '' is any, kind also 'forms', state also 'unanswered'; who: '' is anybody, 'nobody', or an account */
const FITS = `(?1 = '' OR inbox_entries.kind = ?1 OR (?1 = 'forms' AND inbox_entries.kind <> 'help'))
  AND (?2 = '' OR ${STATE} = ?2 OR (?2 = 'unanswered' AND ${STATE} IN ('new', 'working')))
  AND (?3 = '' OR (?3 = 'nobody' AND inbox_cases.assignee_id IS NULL) OR CAST(inbox_cases.assignee_id AS TEXT) = ?3)`;

const COLUMNS = `inbox_entries.id, inbox_entries.kind, inbox_entries.reference, inbox_entries.about, inbox_entries.language,
  inbox_entries.page, inbox_entries.email, inbox_entries.fields, inbox_entries.created_at, ${STATE} AS state,
  COALESCE(inbox_cases.revision, 0) AS revision, inbox_cases.assignee_id, accounts.first_name AS assignee`;

const FROM_ENTRIES = `FROM inbox_entries
LEFT JOIN inbox_cases ON inbox_cases.entry_id = inbox_entries.id
LEFT JOIN accounts ON accounts.id = inbox_cases.assignee_id`;

/** The newest first. … before which instant and id: NULL is any; how many */
export const LIST_ENTRIES = `SELECT ${COLUMNS}
${FROM_ENTRIES}
WHERE ${FITS}
  AND (?4 IS NULL OR (inbox_entries.created_at, inbox_entries.id) < (?4, ?5))
ORDER BY inbox_entries.created_at DESC, inbox_entries.id DESC
LIMIT ?6`;

/** id */
export const ENTRY_BY_ID = `SELECT ${COLUMNS}
${FROM_ENTRIES}
WHERE inbox_entries.id = ?1`;

/** entry */
export const NOTES_OF_ENTRY = `SELECT inbox_notes.text, inbox_notes.created_at AS at, accounts.first_name AS name
FROM inbox_notes
LEFT JOIN accounts ON accounts.id = inbox_notes.account_id
WHERE inbox_notes.entry_id = ?1 ORDER BY inbox_notes.created_at DESC`;

/** entry; the state of its mail, which is NULL once that is not kept any more */
export const REPLIES_OF_ENTRY = `SELECT inbox_replies.id, inbox_replies.text, inbox_replies.created_at AS at, inbox_replies.leaves_at,
  inbox_replies.undone_at, accounts.first_name AS name, outbox.state AS mail
FROM inbox_replies
LEFT JOIN accounts ON accounts.id = inbox_replies.account_id
LEFT JOIN outbox ON outbox.kind = 'enquiry_reply' AND outbox.about = inbox_replies.id
WHERE inbox_replies.entry_id = ?1 ORDER BY inbox_replies.created_at DESC`;

/** entry */
export const ACTS_ON_ENTRY = `SELECT office_acts.at, office_acts.act, accounts.first_name AS name
FROM office_acts
LEFT JOIN accounts ON accounts.id = office_acts.account_id
WHERE office_acts.subject = 'enquiry' AND office_acts.subject_id = ?1 AND office_acts.act <> 'file_opened'
ORDER BY office_acts.id DESC`;

/**
 * Refuses the batch where somebody else has changed the entry since: a revision may not be NULL. entry, state, account or NULL, the
 * revision that was seen, now
 */
export const HAND_ENTRY = `INSERT INTO inbox_cases (entry_id, state, assignee_id, revision, changed_at)
SELECT id, ?2, ?3, CASE ?4 WHEN 0 THEN 1 ELSE 0 END, ?5 FROM inbox_entries WHERE id = ?1
ON CONFLICT (entry_id) DO UPDATE SET state = excluded.state, assignee_id = excluded.assignee_id,
  revision = CASE inbox_cases.revision WHEN ?4 THEN inbox_cases.revision + 1 END, changed_at = excluded.changed_at`;

/** What waits in somebody's hands. account */
export const COUNT_IN_HAND = `SELECT COUNT(*) AS count FROM inbox_cases WHERE assignee_id = ?1 AND state IN ('new', 'working')`;

/** account, who has them from now on, now */
export const HAND_ALL_ON = `UPDATE inbox_cases SET revision = revision + 1, assignee_id = ?2, changed_at = ?3
WHERE assignee_id = ?1 AND state IN ('new', 'working')`;

/** id, entry, account, text, now */
export const ADD_ENTRY_NOTE = `INSERT INTO inbox_notes (id, entry_id, account_id, text, created_at) VALUES (?1, ?2, ?3, ?4, ?5)`;

/** id, entry, account, text, now, when it leaves */
export const ADD_REPLY = `INSERT INTO inbox_replies (id, entry_id, account_id, text, created_at, leaves_at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6)`;

/** reply, recipient, now, when it leaves */
export const QUEUE_REPLY = `INSERT INTO outbox (id, kind, about, recipient, next_attempt_at, created_at)
VALUES (lower(hex(randomblob(16))), 'enquiry_reply', ?1, ?2, ?4, ?3)`;

/** Refuses the batch where its mail has left, or begins to. reply, entry, now */
export const UNDO_REPLY = `UPDATE inbox_replies SET undone_at = CASE WHEN leaves_at > ?3 AND EXISTS (
  SELECT 1 FROM outbox WHERE kind = 'enquiry_reply' AND about = ?1 AND state = 'pending' AND attempts = 0
) THEN ?3 ELSE 0 END
WHERE id = ?1 AND entry_id = ?2`;

/** reply */
export const TAKE_REPLY_BACK = `DELETE FROM outbox WHERE kind = 'enquiry_reply' AND about = ?1`;

/** entry, now */
export const BACK_TO_WORK = `UPDATE inbox_cases SET state = 'working', revision = revision + 1, changed_at = ?2 WHERE entry_id = ?1`;

/** reply, entry */
export const REPLY_OF_ENTRY = `SELECT undone_at FROM inbox_replies WHERE id = ?1 AND entry_id = ?2`;

/** reply */
export const REPLY_TO_SEND = `SELECT inbox_replies.text, inbox_entries.id AS entry_id
FROM inbox_entries
CROSS JOIN inbox_replies ON inbox_replies.entry_id = inbox_entries.id
WHERE inbox_entries.id = (SELECT entry_id FROM inbox_replies WHERE id = ?1)
  AND inbox_replies.id = ?1 AND inbox_replies.undone_at IS NULL`;
