/**
 * The day of a class's own clock on which a session begins, wherever in Canada, winter and summer: eight hours earlier it is that day in UTC, from
 * six in the morning to midnight. `start` is what SQLite's `date` takes: a text of ISO 8601, or `seconds, 'unixepoch'`.
 */
export const CLASS_DAY = (start: string): string => `date(${start}, '-8 hours')`;
