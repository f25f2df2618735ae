import { anybody } from '../accounts/access.ts';
import type { Call } from '../api/call.ts';
import { Certificate } from './contract.ts';

/** The certificate as a tagged PDF, for whoever was shown the number. */
export const certificatePdf = {
  method: 'GET',
  path: '/Website/certificate/{number}/certificate.pdf',
  access: anybody,
  answer: 'file',
  limits: ['verify', 'verifyNetwork'],
} as const satisfies Call;

/** What was certified, for whoever was shown the number: its holder gives it away. */
export const certificateOf = {
  method: 'GET',
  path: '/Website/certificate/{number}',
  access: anybody,
  answer: Certificate,
  limits: ['verify', 'verifyNetwork'],
} as const satisfies Call;
