/** In the tab's session storage: the account that was logged in when a page of it was opened last. */
export const ACCOUNT_HERE = 'accountHere';

/** What of the tab's session storage names somebody, or opens and pays what is theirs: it goes when they log out. */
export const OF_PEOPLE = ['formDrafts', 'bookingCode', 'payingFrom'] as const;

/** The last hold of the tab names nobody until it is a booking. */
const HOLD = 'bookingHold';

/** Forgets it, and says whether there was any. */
export function forgetPeopleIn(storage: Pick<Storage, 'getItem' | 'removeItem'>): boolean {
  const booked = storage.getItem(HOLD)?.includes('bookedAt') ? [HOLD] : [];
  const there = [...OF_PEOPLE, ...booked].filter((key) => storage.getItem(key) !== null);
  there.forEach((key) => storage.removeItem(key));
  return there.length > 0;
}
