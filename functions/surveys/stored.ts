import { ACCOUNT_OF_PERSON } from '../accounts/index.ts';
import { ENQUIRY_LIFE_DAYS } from '../platform/tasks.ts';
import type { Stored } from '../platform/stored.ts';

export const stored: readonly Stored[] = [
  {
    table: 'surveys',
    columns: ['account_id', 'key', 'ratings', 'liked', 'improve', 'may_quote'],
    whose: 'account',
    why: 'classes get better by what participants say of them',
    of: `account_id IN (${ACCOUNT_OF_PERSON})`,
    ends: 'deleted',
    life: { days: ENQUIRY_LIFE_DAYS },
    over: 'created_at < ?1',
    secret: ['account_id', 'key'],
    told: 'classes',
  },
];
