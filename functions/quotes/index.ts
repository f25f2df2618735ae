import type { Capability } from '../platform/capability.ts';
import { remindOfQuotes } from './ending.ts';
import { handlers } from './handlers.ts';
import { mails } from './mails.ts';
import { stored } from './stored.ts';

/** The statement of those that end soon, and what Today says of each. */
export { QUOTES_ENDING } from './ending-sql.ts';
export { daysAfter, endingQuote, type EndingRow } from './ending.ts';

/**
 * Quotes of the office: written by staff, sent by mail, accepted or declined by whoever has the mail's link. What is accepted is booked
 * and ordered by the site's own ways, at the quoted prices.
 */
export const quotes: Capability = {
  name: 'quotes',
  calls: handlers,
  mails,
  tasks: [{ name: 'remind_of_quotes', run: remindOfQuotes }],
  stored,
};
