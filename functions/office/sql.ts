/** The statements of the office. Parameters are numbered and named beside each. */

/** subject, its id or the number of a booking or quote, act: '' is any; account, the id before which: NULL is any; how many; of whom, '' is any; from, until: NULL is any */
export const LIST_ACTS = `SELECT office_acts.id, office_acts.at, office_acts.account_id, office_acts.role, office_acts.act,
  office_acts.subject, office_acts.subject_id, office_acts.reason, office_acts.before, office_acts.after,
  accounts.first_name, accounts.email, COALESCE(bookings.number, quotes.number) AS number
FROM office_acts
LEFT JOIN accounts ON accounts.id = office_acts.account_id
LEFT JOIN bookings ON office_acts.subject = 'booking' AND bookings.id = office_acts.subject_id
LEFT JOIN quotes ON office_acts.subject = 'quote' AND quotes.id = office_acts.subject_id
WHERE (?1 = '' OR office_acts.subject = ?1)
  AND (?2 = '' OR office_acts.subject_id = ?2 OR office_acts.subject_id IN (
    SELECT id FROM bookings WHERE number = upper(?2) UNION ALL SELECT id FROM quotes WHERE number = upper(?2)
  ))
  AND (?3 = '' OR office_acts.act = ?3)
  AND (?4 IS NULL OR office_acts.account_id = ?4)
  AND (?5 IS NULL OR office_acts.id < ?5)
  AND (?7 = '' OR instr(lower(accounts.first_name || ' ' || accounts.email), lower(?7)) > 0)
  AND (?8 IS NULL OR office_acts.at >= ?8)
  AND (?9 IS NULL OR office_acts.at < ?9)
ORDER BY office_acts.id DESC
LIMIT ?6`;
