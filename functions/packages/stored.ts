import { answersKept } from '../platform/answers-kept.ts';
import { ALL, TAX, type Stored } from '../platform/stored.ts';

/** What was asked for and never bought is forgotten this long after its link ended. Days. */
export const UNBOUGHT_DAYS = 7;

const NEVER_BOUGHT = `state IN ('asked', 'lapsed') AND prove_until_at < ?1`;
const secret = ['contact_key', 'mailbox_key', 'token'];
const columns = ['contact', 'billing', 'purchase_order', 'budget_code', 'code', 'terms', ...secret];
const theirs = 'SELECT id FROM package_purchases WHERE contact_key = ?1';
const KINDS = `kind IN ('package_proof', 'package_bought', 'package_bought_office', 'package_expiring')`;
const outbox = { table: 'outbox', columns: ['recipient'], whose: 'buyer', ends: 'deleted', told: 'mails' } as const;

export const stored: readonly Stored[] = [
  answersKept({
    whose: 'buyer',
    why: 'an order that is sent again is answered as before',
    of: `about IN (${theirs})`,
  }),
  {
    ...outbox,
    why: 'each mail of an order is sent once',
    of: `${KINDS} AND about IN (${theirs} AND code IS NULL)`,
    life: { days: UNBOUGHT_DAYS },
    over: `${KINDS} AND about IN (SELECT id FROM package_purchases WHERE ${NEVER_BOUGHT})`,
  },
  {
    table: 'package_purchases',
    columns,
    whose: 'buyer',
    why: 'an order that waits for the link of its mail to be opened',
    of: `contact_key = ?1 AND code IS NULL`,
    ends: 'deleted',
    life: { days: UNBOUGHT_DAYS },
    over: NEVER_BOUGHT,
    secret,
    told: 'packages',
  },
  {
    table: 'package_purchases',
    columns,
    whose: 'buyer',
    why: 'seats that were bought together, and their invoice',
    of: `contact_key = ?1 AND code IS NOT NULL`,
    ends: {
      ...{ contact: `'{}'`, billing: `'{}'`, purchase_order: `''`, budget_code: `''` },
      token: 'lower(hex(randomblob(32)))',
    },
    kept: { where: ALL, because: 'tax law' },
    life: TAX,
    over: `code IS NOT NULL AND contact <> '{}' AND created_at < ?1`,
    secret,
    told: 'bookings',
  },
];
