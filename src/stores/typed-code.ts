import { sessionAtom } from './storage.ts';

/** The code of this tab; session storage, `bookingCode`: a reload keeps it. */
export const $code = sessionAtom<string | null>('bookingCode', (stored) =>
  typeof stored === 'string' ? stored : null,
);
