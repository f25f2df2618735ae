import { LONGEST_WINDOW_SECONDS } from '../../src/domain/api/limits.ts';
import { KEY_LIFE_HOURS } from './idempotency.ts';
import { ALL, TAX, type Stored } from './stored.ts';
import { ENQUIRY_LIFE_DAYS } from './tasks.ts';

/** Whether somebody's data was erased or handed out is asked for years later. Days. */
const ACT_LIFE_DAYS = 3 * 365;

/** A window counts while the one after it runs. */
const LONGEST_COUNTED_MS = 2 * LONGEST_WINDOW_SECONDS * 1000;

/** What the platform keeps, and what no capability does of the mails that it sent. */
export const platformStored: readonly Stored[] = [
  {
    table: 'idempotency_keys',
    columns: ['scope', 'key', 'fingerprint', 'answer'],
    whose: 'visitor',
    why: 'a call that is sent again is answered as before',
    of: null,
    ends: 'deleted',
    life: { days: KEY_LIFE_HOURS / 24 },
    over: 'created_at < ?1',
    told: 'answers',
  },
  {
    table: 'limit_counters',
    columns: ['who', 'window_at', 'ends_at', 'count'],
    whose: 'visitor',
    why: 'nobody overruns the site: digests under a key of the day, by which nobody is found',
    of: null,
    ends: 'deleted',
    life: { days: LONGEST_COUNTED_MS / 86_400_000 },
    // At most; those of a minute after two, since a stranger may add so many of them.
    over: `ends_at < ?1 + ${LONGEST_COUNTED_MS}`,
    told: 'counters',
  },
  {
    table: 'limit_salts',
    columns: ['day', 'salt'],
    whose: 'visitor',
    why: 'the key of the day, while what was counted under it counts',
    of: null,
    ends: 'deleted',
    life: { days: 1 },
    over: `day < strftime('%Y-%m-%d', ?1 / 1000, 'unixepoch')`,
    told: 'counters',
  },
  {
    table: 'outbox',
    columns: ['recipient', 'about'],
    whose: 'account',
    why: 'each mail is sent once',
    of: `booking_id IS NULL AND lower(trim(recipient)) = ?1`,
    ends: 'deleted',
    life: { days: ENQUIRY_LIFE_DAYS },
    // What has a booking goes with it.
    over: `booking_id IS NULL AND state <> 'pending' AND created_at < ?1`,
    nightly: true,
    secret: ['about'],
    told: 'messages',
  },
  {
    table: 'local_mail',
    columns: ['message'],
    whose: 'account',
    why: 'the mailbox of a developer’s machine; a real site writes none',
    of: 'instr(lower(message), ?1) > 0',
    ends: 'deleted',
    life: { days: ENQUIRY_LIFE_DAYS },
    over: 'received_at < ?1',
    secret: ['message'],
    told: 'nothing',
  },
  {
    table: 'staff_acts',
    columns: ['who', 'reason', 'person'],
    whose: 'staff',
    why: 'who of the staff erased or copied whose data, that person by a digest of the e-mail (booking rule 38)',
    of: null,
    ends: 'deleted',
    kept: { where: ALL, because: 'the proof that it was done' },
    life: { days: ACT_LIFE_DAYS },
    over: 'at < ?1',
    told: 'staff',
  },
  {
    table: 'office_acts',
    columns: ['account_id', 'role', 'subject_id', 'reason', 'before', 'after', 'request_id'],
    whose: 'staff',
    why: 'what the office did and whose files it opened (booking rule 38); what was before and after names nobody',
    of: null,
    ends: 'deleted',
    kept: { where: ALL, because: 'who did what with a booking is asked as long as its papers are' },
    life: TAX,
    over: 'at < ?1',
    nightly: true,
    told: 'staff',
  },
  {
    table: 'undoable_acts',
    columns: ['account_id', 'subject_id', 'before'],
    whose: 'staff',
    why: 'an act of the office can be undone until its mails leave',
    of: 'account_id IN (SELECT id FROM accounts WHERE email_key = ?1)',
    ends: 'deleted',
    life: { days: 0 },
    over: 'until_at < ?1',
    secret: ['account_id', 'subject_id', 'before'],
    told: 'accounts',
  },
];
