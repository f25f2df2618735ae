import { accounting } from './accounting/index.ts';
import { accounts } from './accounts/index.ts';
import { archive } from './archive/index.ts';
import { backups } from './backups/index.ts';
import { booking } from './booking/index.ts';
import { catalogue } from './catalogue/index.ts';
import { certificates } from './certificates/index.ts';
import { changes } from './changes/index.ts';
import { classes } from './classes/index.ts';
import { credits } from './credits/index.ts';
import { enquiries } from './enquiries/index.ts';
import { followUps } from './follow-ups/index.ts';
import { inbox } from './inbox/index.ts';
import { newsletter } from './newsletter/index.ts';
import { numbers } from './numbers/index.ts';
import { office } from './office/index.ts';
import { packages } from './packages/index.ts';
import { people } from './people/index.ts';
import { payments } from './payments/index.ts';
import { promoCodes } from './promo-codes/index.ts';
import { quotes } from './quotes/index.ts';
import { health } from './health/index.ts';
import { metrics } from './metrics/index.ts';
import type { Capability, Mail } from './platform/capability.ts';
import { privateClasses } from './private-classes/index.ts';
import { proposals } from './proposals/index.ts';
import { reports } from './reports/index.ts';
import { search } from './search/index.ts';
import { statements } from './statements/index.ts';
import { support } from './support/index.ts';
import { surveys } from './surveys/index.ts';
import { waitlist } from './waitlist/index.ts';
import { reminding } from './reminding/index.ts';
import { telephone } from './telephone/index.ts';
import { today } from './today/index.ts';
import { training } from './training/index.ts';

/** What the edge can do; the clock runs the tasks in this order. */
export const capabilities: readonly Capability[] = [
  catalogue,
  proposals,
  search,
  booking,
  waitlist,
  packages,
  promoCodes,
  quotes,
  credits,
  payments,
  changes,
  accounts,
  training,
  surveys,
  reports,
  certificates,
  support,
  enquiries,
  inbox,
  followUps,
  newsletter,
  office,
  telephone,
  reminding,
  classes,
  privateClasses,
  today,
  people,
  accounting,
  statements,
  numbers,
  archive,
  backups,
  health,
  metrics,
];

/** Every mail that the outbox may hold. */
export const mails: readonly Mail[] = capabilities.flatMap((capability) => capability.mails ?? []);
