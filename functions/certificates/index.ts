import * as calls from '../../src/domain/certificates/calls.ts';
import type { Certificate } from '../../src/domain/certificates/contract.ts';
import { ok, problem } from '../platform/answers.ts';
import { answer } from '../platform/calls/route.ts';
import type { Capability } from '../platform/capability.ts';
import { issueCertificates } from './issue.ts';
import { mails } from './mails.ts';
import { CERTIFICATE_BY_NUMBER } from './sql.ts';

/**
 * Certificates of completion. The clock issues them once the trainer has reported who was there, freezes what they say, and
 * mails each to its holder; a number verifies one to whoever it is shown.
 */
export const certificates: Capability = {
  name: 'certificates',
  calls: ({ db }) => [
    answer(calls.certificateOf, async ({ params }) => {
      const document = await db.prepare(CERTIFICATE_BY_NUMBER).bind(params.number).first<string>('document');
      if (document === null) return problem('not_found', 'There is no such certificate.');
      return ok(JSON.parse(document) as Certificate);
    }),
  ],
  mails,
  tasks: [{ name: 'issue_certificates', run: issueCertificates }],
};
