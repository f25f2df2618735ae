import { ENQUIRY_LIFE_DAYS } from '../platform/tasks.ts';
import type { Stored } from '../platform/stored.ts';

const theirs = `entry_id IN (SELECT id FROM inbox_entries WHERE email_key = ?1)`;
const mailsOf = (replies: string) =>
  `kind = 'enquiry_reply' AND about IN (SELECT id FROM inbox_replies WHERE ${replies})`;

const life = { days: ENQUIRY_LIFE_DAYS };

/** They go with the entry that they stand beside, by triggers. */
const beside = { whose: 'sender', of: theirs, ends: 'deleted', life, told: 'messages' } as const;

export const stored: readonly Stored[] = [
  {
    table: 'outbox',
    columns: ['recipient', 'message'],
    whose: 'sender',
    why: 'the office’s answer is sent once',
    of: mailsOf(theirs),
    ends: 'deleted',
    life,
    over: `kind = 'enquiry_reply' AND created_at < ?1`,
    secret: ['message'],
    told: 'messages',
  },
  {
    ...beside,
    table: 'inbox_cases',
    columns: ['assignee_id'],
    why: 'who of the office has a message, and where it stands',
    over: 'changed_at < ?1',
    secret: ['assignee_id'],
  },
  {
    ...beside,
    table: 'inbox_notes',
    columns: ['text', 'account_id'],
    why: 'what the office has to know beside a message',
    over: 'created_at < ?1',
    secret: ['account_id'],
  },
  {
    ...beside,
    table: 'inbox_replies',
    columns: ['text', 'account_id'],
    why: 'what the office answered to a message',
    over: 'created_at < ?1',
    secret: ['account_id'],
  },
];
