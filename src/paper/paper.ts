import type { CertificatePaper } from './certificate.ts';
import type { Handout } from './handout.ts';

/** What the edge prints: letters of any kind, and certificates, which fill a page of their own. */
export type Paper = Handout | CertificatePaper;
