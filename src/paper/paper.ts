import type { CertificatePaper, CertificatesPaper } from './certificate.ts';
import type { Handout } from './handout.ts';
import type { ProposalPaper } from './proposal-paper.ts';

/** What the edge prints: letters of any kind, and what fills a page of its own. */
export type Paper = Handout | CertificatePaper | CertificatesPaper | ProposalPaper;
