/** As `ENTRY_KEY`, whose module weighs more than all of this. */
const ENTRY = 'entry';

/**
 * Remembers for this tab on which page a visit began, so that a booking can tell. Whoever comes from another site begins anew; a
 * page that tells no referrer is followed by one that looks like a beginning and is none.
 */
export function keepEntry(): void {
  try {
    const { referrer } = document;
    const isHere = referrer === '' ? ENTRY in sessionStorage : referrer.startsWith(`${location.origin}/`);
    if (!isHere) sessionStorage.setItem(ENTRY, location.pathname);
  } catch {
    // Storage is blocked: the booking does not tell.
  }
}
