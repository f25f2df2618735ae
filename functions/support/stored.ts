import { ACCOUNT_OF_PERSON } from '../accounts/index.ts';
import { ENQUIRY_LIFE_DAYS } from '../platform/tasks.ts';
import type { Stored } from '../platform/stored.ts';

const mailsOf = (requests: string) =>
  `kind = 'support_request' AND about IN (SELECT id FROM support_requests WHERE ${requests})`;
const theirs = `account_id IN (${ACCOUNT_OF_PERSON})`;

const shared = { whose: 'account', ends: 'deleted', life: { days: ENQUIRY_LIFE_DAYS }, told: 'classes' } as const;

export const stored: readonly Stored[] = [
  {
    ...shared,
    table: 'outbox',
    columns: ['recipient', 'message'],
    why: 'each call for help reaches the office once',
    of: mailsOf(theirs),
    over: mailsOf('created_at < ?1'),
    secret: ['recipient', 'message'],
  },
  {
    ...shared,
    table: 'support_requests',
    columns: ['account_id', 'key', 'topic', 'phone', 'message'],
    why: 'help during a class',
    of: theirs,
    over: 'created_at < ?1',
    secret: ['account_id', 'key'],
  },
];
