/** The statements of error reports. Parameters are numbered and named beside each. */

/** One more of an error within an hour; how many there are by then. fingerprint, hour (epoch ms) */
export const COUNT_ERROR = `INSERT INTO error_reports (fingerprint, hour_at) VALUES (?1, ?2)
ON CONFLICT (fingerprint, hour_at) DO UPDATE SET times = times + 1
RETURNING times`;

/** oldest hour to keep */
export const FORGET_ERRORS = `DELETE FROM error_reports WHERE hour_at < ?1`;
