import { WAITS_KEPT_DAYS } from '../../src/domain/waitlist/caps.ts';
import type { Stored } from '../platform/stored.ts';

/** Who waited is forgotten this long after it ended. Days. */
export const LIFE_DAYS = WAITS_KEPT_DAYS;

/** Who never confirmed by the link of the first mail. Days. */
export const UNPROVED_DAYS = 7;

const ENDED = 'ended_at < ?1';
const UNPROVED = 'proved_at IS NULL AND joined_at < ?1';
const KINDS = `kind IN ('waitlist_joined', 'waitlist_offer', 'waitlist_lapsed', 'waitlist_closed', 'waitlist_withdrawn')`;

const mailsOf = (waits: string) => `${KINDS} AND about IN (SELECT id FROM waitlist WHERE ${waits})`;
const mail = { table: 'outbox', columns: ['recipient'], whose: 'waiting', ends: 'deleted' } as const;
const wait = {
  table: 'waitlist',
  columns: ['token', 'email', 'name', 'phone', 'email_key', 'mailbox_key', 'from_network', 'joined_from'],
  whose: 'waiting',
  why: 'free seats of a full class are offered to who waited longest',
  ends: 'deleted',
  secret: ['token', 'email_key', 'mailbox_key', 'from_network', 'joined_from'],
} as const;

export const stored: readonly Stored[] = [
  {
    ...mail,
    why: 'each mail about a wait is sent once',
    of: mailsOf('email_key = ?1'),
    ...{ life: { days: LIFE_DAYS }, over: mailsOf(ENDED), told: 'waits' },
  },
  {
    ...mail,
    why: 'the first mail about a wait is sent once',
    of: null,
    ...{ life: { days: UNPROVED_DAYS }, over: mailsOf(UNPROVED), told: 'unprovedWaits' },
  },
  { ...wait, of: 'email_key = ?1', life: { days: LIFE_DAYS }, over: ENDED, told: 'waits' },
  { ...wait, of: null, life: { days: UNPROVED_DAYS }, over: UNPROVED, told: 'unprovedWaits' },
];
