export const DAY_MS = 24 * 3_600_000;

/**
 * What people sent by forms, of the public pages and the private ones, is kept so long, and then deleted with its mails
 * (OPERATIONS.md).
 */
export const ENQUIRY_LIFE_DAYS = 730;
