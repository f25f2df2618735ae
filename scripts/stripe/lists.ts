import type Stripe from 'stripe';
import type { Created } from './parameters.ts';
import { missing, wrongCall } from './refusals.ts';

interface Page {
  limit: number;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

/** Whether something was created in the span that a list is asked for. */
export function createdIn(span: Created, created: number): boolean {
  if (span === undefined) return true;
  if (typeof span === 'number') return created === span;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = span;
  return created > gt && created >= gte && created < lt && created <= lte;
}

/** One page of a list, newest first, as Stripe cuts it. `all` is oldest first. */
export function pageOf<Item extends { id: string }>(
  all: readonly Item[],
  { limit, starting_after: after, ending_before: before }: Page,
  url: string,
  kind: string,
): Stripe.ApiList<Item> {
  if (after !== undefined && before !== undefined) {
    throw wrongCall('You may only specify one of these parameters: ending_before, starting_after.');
  }
  const items = all.toReversed();
  const positionOf = (id: string, param: string) => {
    const position = items.findIndex((item) => item.id === id);
    if (position === -1) throw missing(kind, id, param);
    return position;
  };
  if (before !== undefined) {
    const end = positionOf(before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: items.slice(start, end), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : positionOf(after, 'starting_after') + 1;
  return { object: 'list', data: items.slice(start, start + limit), has_more: items.length > start + limit, url };
}
