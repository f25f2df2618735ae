import * as v from 'valibot';
import { staff } from '../accounts/access.ts';
import { Empty, Nothing, type Call } from '../api/call.ts';
import { Reason } from '../changes/office-contract.ts';
import { ClassParams } from '../classes/office-classes.ts';

const act = { method: 'POST', access: staff, refuses: ['closed'], keyed: true } as const;
const params = v.object({ number: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)) });
const Issued = v.object({ number: v.string() });

/**
 * Issues a certificate anew in the name that its seat has by now: the old one certifies nothing any more, and its holder is sent the new one.
 * Closed where the name is the one that it has, or the seat has none.
 */
export const correctCertificate = {
  ...act,
  path: '/Website/office/certificates/{number}/correct',
  params,
  body: v.object({ reason: Reason }),
  answer: Issued,
  act: 'certificate_corrected',
} as const satisfies Call;

/** Takes back what somebody got who was not there: it certifies nothing any more, and the clock issues no other one. */
export const withdrawCertificate = {
  ...act,
  path: '/Website/office/certificates/{number}/withdraw',
  params,
  body: v.object({ reason: Reason }),
  answer: Nothing,
  status: 204,
  act: 'certificate_withdrawn',
} as const satisfies Call;

/** Mails it once more, to the address that its seat has by now. Closed where it has none. */
export const sendCertificate = {
  ...act,
  path: '/Website/office/certificates/{number}/send',
  params,
  body: Empty,
  answer: Nothing,
  status: 204,
  act: 'certificate_sent',
} as const satisfies Call;

/**
 * Issues one to somebody of a class that is over, whoever was ticked or reported as absent, and whatever is owed. Closed where the class was not
 * held, the seat has no name, or has a certificate.
 */
export const giveCertificate = {
  ...act,
  path: '/Website/office/classes/{id}/certificates',
  params: ClassParams,
  body: v.object({ participant: v.pipe(v.string('invalid'), v.regex(/^[\w-]{1,64}$/, 'invalid')), reason: Reason }),
  answer: Issued,
  act: 'certificate_given',
} as const satisfies Call;
