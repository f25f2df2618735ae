/** The event on `document` that tells of a call that failed; its `detail` is what `$lastError` holds, `null` once it is over. */
export const ERROR_EVENT = 'error:noted';
