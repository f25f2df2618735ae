import type { Capability } from '../platform/capability.ts';
import { handlers } from './handlers.ts';
import { mails } from './mails.ts';
import { stored } from './stored.ts';
import { endCardPage, tasks } from './tasks.ts';

export { MAY_BE_TAKEN, mayBeTaken } from './disputes-sql.ts';
export { endCardPage };
export { paidFromCredit } from './from-credit.ts';
export { receiptOf } from './receipt.ts';
export { RETURNED_CENTS } from './sql.ts';

/** Cards, invoices that are paid by card, and what goes back. It confirms bookings, since some have to be paid for that. */
export const payments: Capability = { name: 'payments', calls: handlers, mails, tasks, stored };
