import * as v from 'valibot';
import { anybody } from '../accounts/access.ts';
import type { Call } from '../api/call.ts';
import { Language } from '../catalogue/classes.ts';
import { PRIVATE_CLASS_PEOPLE } from './ways.ts';

/**
 * What a proposal is asked for by: its number of people, the class that was chosen, and the language of its texts. What is
 * left out is as on the page: as many people as a private class pays for, the next date, the page's language.
 */
export const ProposalQuery = v.object({
  people: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,2}$/, 'invalid'),
      v.transform(Number),
      v.minValue(1, 'invalid'),
      v.maxValue(PRIVATE_CLASS_PEOPLE, 'too_many'),
    ),
  ),
  class: v.optional(v.pipe(v.string(), v.maxLength(120, 'invalid'))),
  lang: v.optional(Language),
});
export type ProposalQuery = v.InferOutput<typeof ProposalQuery>;

/** What a course costs so many people in each way, on one page for whoever approves it, by the id of either of its pages. */
export const proposalPdf = {
  method: 'GET',
  path: '/Website/course/{id}/proposal.pdf',
  access: anybody,
  query: ProposalQuery,
  answer: 'file',
  limits: ['proposal', 'proposalNetwork'],
} as const satisfies Call;
