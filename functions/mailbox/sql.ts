/** The statements of the local mailbox. Parameters are named beside each. */

/** Without what the attachments hold, which weighs more than all the rest. limit */
export const LIST_LOCAL_MAIL = `SELECT id, received_at, json_set(message, '$.attachments', (
    SELECT json_group_array(json_set(value, '$.content', '')) FROM json_each(message, '$.attachments')
  )) AS message
FROM local_mail
ORDER BY received_at DESC, rowid DESC
LIMIT ?1`;

/** id */
export const READ_LOCAL_MAIL = `SELECT id, received_at, message FROM local_mail WHERE id = ?1`;
