import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { atom, type WritableAtom } from 'nanostores';

// What the browser stores. For good: `cartEvents`, `cartSide`, `listParticipants`, `accountId`, `accountEnded` (whose login has ended by itself), `frenchPreference`, `campaign`,
// `consent`, `font`, `attendance` (ticks that were not sent, and whose). For the tab: `searchQuery`, `bookingHold`, `offeredSeats`, `bookingCode`, `formDrafts` (what is typed and sent, `kept-forms.ts`),
// `levelFinder` (answers), `entry` (the page on which the visit began), `payingFrom` (an invoice that is paid), `accountHere` (who was logged in), `privateDrafts` (the same of an account, which goes with a logout in every tab). Everything
// read is parsed; what does not parse is dropped, the rest kept.

/** `true` once something could not be written: storage is blocked or full, and what is kept lasts for this page only. */
export const $storageFailed = atom(false);

/**
 * A storage that never throws. What cannot be written is kept in memory and read from there.
 *
 * @param open gives the browser's storage; it may throw, as it does where storage is blocked.
 */
export function safeStorage(open: () => Storage, onFailure?: () => void): Record<string, string> {
  const memory = new Map<string, string>();
  let storage: Storage | undefined;
  try {
    storage = open();
  } catch {
    // Blocked: everything stays in memory.
  }
  const read = (key: string) => memory.get(key) ?? storage?.getItem(key) ?? undefined;
  return new Proxy<Record<string, string>>(
    {},
    {
      has: (_, key) => read(String(key)) !== undefined,
      get: (_, key) => read(String(key)),
      set(_, key, value: string) {
        try {
          if (!storage) throw new Error('blocked');
          storage.setItem(String(key), value);
          memory.delete(String(key));
        } catch {
          memory.set(String(key), value);
          onFailure?.();
        }
        return true;
      },
      deleteProperty(_, key) {
        memory.delete(String(key));
        try {
          storage?.removeItem(String(key));
        } catch {
          // Nothing to remove where nothing can be written.
        }
        return true;
      },
    },
  );
}

const inBrowser = typeof window !== 'undefined';

if (inBrowser) {
  setPersistentEngine(
    safeStorage(
      () => localStorage,
      () => queueMicrotask(() => $storageFailed.set(true)),
    ),
    windowPersistentEvents,
  );
}

const session = inBrowser ? safeStorage(() => sessionStorage) : {};

/**
 * A store that lasts as long as the tab, in session storage under `key`. `parse` gets the JSON value, or `undefined`
 * where there is none or it is none.
 */
export function sessionAtom<Value>(key: string, parse: (stored: unknown) => Value): WritableAtom<Value> {
  let stored: unknown;
  try {
    stored = JSON.parse(session[key] ?? 'null') ?? undefined;
  } catch {
    stored = undefined;
  }
  const store = atom(parse(stored));
  store.listen((value) => {
    if (value === undefined || value === null) delete session[key];
    else session[key] = JSON.stringify(value);
  });
  return store;
}
