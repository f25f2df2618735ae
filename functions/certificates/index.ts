import type { Capability } from '../platform/capability.ts';
import { handlers } from './handlers.ts';
import { issueCertificates } from './issue.ts';
import { mails } from './mails.ts';
import { stored } from './stored.ts';

export { certificatesPaper } from './paper.ts';

/**
 * Certificates of completion. The clock issues them once the trainer has reported who was there, freezes what they say, and
 * mails each to its holder; a number verifies one to whoever it is shown.
 */
export const certificates: Capability = {
  name: 'certificates',
  calls: handlers,
  mails,
  tasks: [{ name: 'issue_certificates', run: issueCertificates }],
  stored,
};
