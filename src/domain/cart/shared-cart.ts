import * as v from 'valibot';
import { MAX_LINES } from '../booking/hold-contract.ts';
import { MAX_SEATS_PER_LINE, SeatCount } from '../catalogue/classes.ts';
import { digitsOf } from '../fields.ts';

/** Seats of one class, as a link tells them: no names and no prices. */
const SharedLine = v.object({ eventId: v.pipe(v.string(), v.regex(/^[\w-]{1,120}$/)), quantity: SeatCount });
export type SharedLine = v.InferOutput<typeof SharedLine>;

const SharedCart = v.pipe(
  v.array(SharedLine),
  v.minLength(1),
  v.maxLength(MAX_LINES),
  v.check((lines) => new Set(lines.map(({ eventId }) => eventId)).size === lines.length),
);

/** The name of the part of a link that holds a cart. It is a fragment: no server and no log sees it. */
const PART = 'cart=';

/**
 * A cart as the fragment of a link: `#cart=excel-level-2-20261210-en-online.3~sql-level-1-….1`. What a link cannot take over
 * is left out: a class with more seats than can be booked together counts as many as can.
 */
export function shareFragment(lines: readonly { eventId: string; quantity: number }[]): string {
  const shared = lines.flatMap((line) => {
    const parsed = v.safeParse(SharedLine, { ...line, quantity: Math.min(line.quantity, MAX_SEATS_PER_LINE) });
    return parsed.success ? [`${parsed.output.eventId}.${parsed.output.quantity}`] : [];
  });
  return shared.length > 0 ? `#${PART}${shared.join('~')}` : '';
}

/** The way back of `shareFragment`: `null` where the fragment tells of no cart, no lines where it is damaged. */
export function readSharedCart(fragment: string): SharedLine[] | null {
  const text = fragment.replace(/^#/, '');
  if (!text.startsWith(PART)) return null;
  const lines = text
    .slice(PART.length)
    .split('~')
    .map((line) => {
      const [eventId, quantity] = line.split('.');
      return { eventId, quantity: digitsOf(quantity ?? '') };
    });
  const parsed = v.safeParse(SharedCart, lines);
  return parsed.success ? parsed.output : [];
}
