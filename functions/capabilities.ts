import { accounts } from './accounts/index.ts';
import { booking } from './booking/index.ts';
import { catalogue } from './catalogue/index.ts';
import { certificates } from './certificates/index.ts';
import { changes } from './changes/index.ts';
import { enquiries } from './enquiries/index.ts';
import { newsletter } from './newsletter/index.ts';
import { packages } from './packages/index.ts';
import { payments } from './payments/index.ts';
import { promoCodes } from './promo-codes/index.ts';
import type { Capability, Mail } from './platform/capability.ts';
import { reports } from './reports/index.ts';
import { search } from './search/index.ts';
import { support } from './support/index.ts';
import { surveys } from './surveys/index.ts';
import { waitlist } from './waitlist/index.ts';
import { training } from './training/index.ts';

/** What the edge can do; the clock runs the tasks in this order. */
export const capabilities: readonly Capability[] = [
  catalogue,
  search,
  booking,
  waitlist,
  packages,
  promoCodes,
  payments,
  changes,
  accounts,
  training,
  surveys,
  reports,
  certificates,
  support,
  enquiries,
  newsletter,
];

/** Every mail that the outbox may hold. */
export const mails: readonly Mail[] = capabilities.flatMap((capability) => capability.mails ?? []);
