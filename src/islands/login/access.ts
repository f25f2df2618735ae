/** Where the browser keeps the account's number; it decides what is drawn and opens nothing. */
export const ACCOUNT_KEY = 'accountId';

/** Whether the header shows the way in or the way to one's training. */
export function showAccess(loggedIn: boolean): void {
  document.documentElement.toggleAttribute('data-logged-in', loggedIn);
}

export function showStoredAccess(): void {
  try {
    showAccess(Boolean(localStorage.getItem(ACCOUNT_KEY)));
  } catch {
    // Storage is blocked: nobody is known here.
  }
}
