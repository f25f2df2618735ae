import { ENQUIRY_LIFE_DAYS } from '../platform/tasks.ts';
import type { Stored } from '../platform/stored.ts';

const mailsOf = (enquiries: string) =>
  `kind IN ('enquiry_office', 'enquiry_received', 'enquiry_again', 'registration_decided', 'registration_moved', 'webinar_link')
  AND about IN (SELECT id FROM enquiries WHERE ${enquiries})`;

const shared = { whose: 'sender', ends: 'deleted', life: { days: ENQUIRY_LIFE_DAYS }, told: 'messages' } as const;

/** Of registrations that nobody proved: a day, so that a link of yesterday says what became of it. */
const unproved = { whose: 'sender', ends: 'deleted', life: { days: 1 }, told: 'unprovedRegistrations' } as const;

export const stored: readonly Stored[] = [
  {
    ...shared,
    table: 'outbox',
    columns: ['recipient', 'message'],
    why: 'each mail about a message is sent once',
    of: mailsOf('email_key = ?1'),
    over: mailsOf('created_at < ?1'),
    secret: ['message'],
  },
  {
    ...unproved,
    table: 'outbox',
    columns: ['recipient', 'message'],
    why: 'the mail that asks for the proof of an address is sent once',
    of: `kind = 'registration_proof' AND lower(trim(recipient)) = ?1`,
    over: `kind = 'registration_proof' AND created_at < ?1`,
    secret: ['message'],
  },
  {
    ...unproved,
    table: 'unproved_registrations',
    columns: [
      ...['token', 'reference', 'kind', 'about', 'page', 'email', 'email_key', 'mailbox_key', 'fields', 'key'],
      ...['fingerprint', 'from_network'],
    ],
    why: 'a registration for a webinar or an event waits until its address is proved',
    of: 'email_key = ?1',
    over: 'created_at < ?1',
    secret: ['token', 'email_key', 'mailbox_key', 'key', 'fingerprint', 'from_network'],
  },
  {
    ...shared,
    table: 'enquiries',
    columns: ['from_network'],
    why: 'nobody takes all places of an event: a digest under a key of where a registration came from',
    of: null,
    ends: { from_network: 'NULL' },
    life: { days: 90 },
    nightly: true,
    over: 'from_network IS NOT NULL AND created_at < ?1',
    secret: ['from_network'],
    told: 'places',
  },
  {
    ...shared,
    table: 'enquiries',
    columns: [
      ...['reference', 'kind', 'about', 'page', 'email', 'email_key', 'mailbox_key', 'fields', 'key', 'fingerprint'],
      ...['from_network', 'decision_reason'],
    ],
    why: 'what somebody sent by a form, to be answered',
    of: 'email_key = ?1',
    over: 'created_at < ?1',
    secret: ['email_key', 'mailbox_key', 'key', 'fingerprint', 'from_network'],
  },
];
