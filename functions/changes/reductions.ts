import { discountOfSeats } from '../../src/domain/money/discount.ts';
import type { Cents } from '../../src/domain/money/money.ts';
import type { ManagedRecord } from './record.ts';

/** Seats that left a class or came to one, and what was taken off the price of one. */
interface Step {
  from?: string;
  to?: string;
  seats: number;
  offCents: Cents;
}

type Changes = Pick<ManagedRecord, 'charged' | 'history' | 'creditNotes'>;

function stepsOf({ history, creditNotes }: Changes): Step[] {
  return history.flatMap(({ kind, at, detail }): Step[] => {
    const [eventId, seats] = [String(detail.eventId), Number(detail.seats)];
    if (kind === 'moved') return [{ from: eventId, to: String(detail.toEventId), seats, offCents: 0 }];
    if (kind === 'seats_cancelled') return [{ from: eventId, seats, offCents: 0 }];
    if (kind === 'seats_added') return [{ to: eventId, seats, offCents: 0 }];
    if (kind !== 'credited' || detail.of !== 'price') return [];
    // Events of before do not say it; the note that was issued with them does.
    const said = detail.netCents ?? creditNotes.find((note) => note.created_at === at)?.document.reductionCents;
    return [{ to: eventId, seats: 0, offCents: Number(said ?? 0) }];
  });
}

/** What our office took off the price of seats that a class has now, by its id: the rest of their discount is of the code. Cents. */
export function reductionsOf(record: Changes): ReadonlyMap<string, Cents> {
  const steps = stepsOf(record);
  const seats = new Map(record.charged.map(({ eventId, quantity }) => [eventId, quantity]));
  const off = new Map<string, Cents>();
  const put = (sums: Map<string, number>, id: string | undefined, number: number) =>
    id !== undefined && sums.set(id, (sums.get(id) ?? 0) + number);
  const pass = ({ from, to }: Step, count: number) => [put(seats, from, -count), put(seats, to, count)];
  for (const step of steps.toReversed()) pass(step, -step.seats);
  for (const step of steps) {
    const { from = '', to } = step;
    const has = { quantity: Math.max(step.seats, seats.get(from) ?? 0), discountCents: off.get(from) ?? 0 };
    const gone = discountOfSeats(has, step.seats);
    put(off, step.from, -gone);
    put(off, to, gone + step.offCents);
    pass(step, step.seats);
  }
  return new Map(
    record.charged.map((line) => [line.eventId, Math.min(off.get(line.eventId) ?? 0, line.discountCents)]),
  );
}
