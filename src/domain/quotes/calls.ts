import { byLink } from '../accounts/access.ts';
import type { Call } from '../api/call.ts';
import { AcceptQuote, DeclineQuote, QuoteView } from './quote.ts';

/** A quote by the token of its mail. */
export const quoteOf = {
  method: 'GET',
  path: '/Website/quote/{token}',
  access: byLink,
  answer: QuoteView,
} as const satisfies Call;

/**
 * Accepts it as it was seen: seats are booked, all else is ordered, invoices are issued, in one transaction or not at all. Doing it
 * again changes nothing. `quote_changed` is another version, `quote_outdated` what cannot be had any more.
 */
export const acceptQuote = {
  method: 'POST',
  path: '/Website/quote/{token}/accept',
  access: byLink,
  body: AcceptQuote,
  answer: QuoteView,
  refuses: ['quote_changed', 'quote_outdated', 'link_expired', 'closed'],
} as const satisfies Call;

/** Says no to it. */
export const declineQuote = {
  method: 'POST',
  path: '/Website/quote/{token}/decline',
  access: byLink,
  body: DeclineQuote,
  answer: QuoteView,
  refuses: ['quote_changed', 'closed'],
} as const satisfies Call;
