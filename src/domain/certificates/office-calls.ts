import * as v from 'valibot';
import { staff } from '../accounts/access.ts';
import type { Call } from '../api/call.ts';
import { Reason } from '../changes/office-contract.ts';

/**
 * Issues a certificate anew in the name that its seat has by now: the old one certifies nothing any more, and its holder is sent the new one.
 * Closed where the name is the one that it has, or the seat has none.
 */
export const correctCertificate = {
  method: 'POST',
  path: '/Website/office/certificates/{number}/correct',
  access: staff,
  params: v.object({ number: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)) }),
  body: v.object({ reason: Reason }),
  answer: v.object({ number: v.string() }),
  refuses: ['closed'],
  keyed: true,
  act: 'certificate_corrected',
} as const satisfies Call;
