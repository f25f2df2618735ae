/** The statements of the local mailbox. Parameters are named beside each. */

/** limit */
export const LIST_LOCAL_MAIL = `SELECT id, received_at, message FROM local_mail ORDER BY received_at DESC, rowid DESC
LIMIT ?1`;

/** id */
export const READ_LOCAL_MAIL = `SELECT id, received_at, message FROM local_mail WHERE id = ?1`;
