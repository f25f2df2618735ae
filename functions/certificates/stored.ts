import { SEATS_OF_PERSON } from '../booking/index.ts';
import { TAX, type Stored } from '../platform/stored.ts';

export const stored: readonly Stored[] = [
  {
    table: 'certificates',
    columns: ['number', 'participant_id', 'document'],
    whose: 'participant',
    why: 'who is shown its number can have a certificate verified',
    of: `participant_id IN (${SEATS_OF_PERSON})`,
    ends: 'deleted',
    life: TAX,
    over: 'created_at < ?1',
    secret: ['participant_id'],
    told: 'certificates',
  },
];
