import { proposalPdf } from '../../src/domain/team/calls.ts';
import { problem } from '../platform/answers.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { Capability } from '../platform/capability.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { pdfAnswer } from '../platform/documents/paper.ts';
import { proposalFor } from './paper.ts';

/** Seats change; whoever asks for the same page again within minutes gets the same. Seconds. */
const KEPT_SECONDS = 300;

const calls = (needs: Dependencies): Route[] => [
  answer(proposalPdf, async ({ params, query, c }) => {
    const proposal = await proposalFor(needs, params.id, query);
    if (!proposal) return problem('not_found', 'There is no such course.');
    const bytes = await needs.print(proposal.paper);
    c.header('cache-control', `public, max-age=${KEPT_SECONDS}`);
    c.header('x-robots-tag', 'noindex');
    return pdfAnswer(c, bytes, proposal.file);
  }),
];

/** One page for whoever approves a course: what it costs so many people in each way, when, and on which terms. */
export const proposals: Capability = { name: 'proposals', calls };
