import * as v from 'valibot';
import { CoverRequest, CoverView } from '../packages/contract.ts';
import { requiredLine } from '../fields.ts';

export const TryCode = v.object({ code: requiredLine(40), lines: CoverRequest.entries.lines });
export type TryCode = v.InferOutput<typeof TryCode>;

/** What a promo code would take off, were it booked now. */
export const PromoView = v.object({
  kind: v.literal('promo'),
  /** As it is kept. */
  code: v.string(),
  /** A share in 1/100,000 of what the classes cost together, or cents off it. */
  reduction: v.union([v.object({ rate: v.number() }), v.object({ cents: v.number() })]),
  /** The classes of the cart that it is for. */
  eventIds: v.array(v.string()),
});
export type PromoView = v.InferOutput<typeof PromoView>;

/** What a code is good for: seats of a package that pay for classes, or money off them. */
export const CodeView = v.variant('kind', [v.object({ kind: v.literal('package'), ...CoverView.entries }), PromoView]);
export type CodeView = v.InferOutput<typeof CodeView>;
