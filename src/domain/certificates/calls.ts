import { anybody } from '../accounts/access.ts';
import type { Call } from '../api/call.ts';
import { Certificate } from './contract.ts';

/** What was certified, for whoever was shown the number: its holder gives it away. */
export const certificateOf = {
  method: 'GET',
  path: '/Website/certificate/{number}',
  access: anybody,
  answer: Certificate,
  limits: ['verify'],
} as const satisfies Call;
