/** The key of the account's number in local storage, there while access is granted. */
export const ACCOUNT_KEY = 'accountId';

/** Likewise of an account whose login has ended by itself, until the next login or logout. */
export const ENDED_KEY = 'accountEnded';

/** The event on `document` that tells whether access is granted; its `detail` is a boolean. */
export const ACCESS_EVENT = 'access:change';
