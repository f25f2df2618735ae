import type { QuoteSheet } from './quote.ts';

/** Whether seats of public classes are among what is quoted, and whether anything is ordered beside them, which has no dates yet. */
export const partsOf = (lines: readonly Pick<QuoteSheet['lines'][number], 'kind'>[]) => ({
  seats: lines.some(({ kind }) => kind === 'seats'),
  order: lines.some(({ kind }) => kind !== 'seats'),
});
