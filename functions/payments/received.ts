import type { Cents } from '../../src/domain/money/money.ts';

/** Of a booking: what came in, was taken off by a credit note, or has gone back. Negative of a credit that was taken out again. */
export interface BookingMovement {
  at: number;
  kind: 'paid' | 'noted' | 'back';
  method: 'card' | 'cheque' | 'transfer' | 'credit' | 'bank' | 'sent' | 'kept' | null;
  cents: Cents;
  /** Its own invoice; `null` of what goes back by hand, or is kept as a credit. */
  own: string | null;
  /** The invoice of the credit note that it is for. */
  noted: string | null;
}

/** What stands on the receipt of an invoice. */
export interface Received {
  at: number;
  method: Exclude<BookingMovement['method'], null>;
  cents: Cents;
  isBack: boolean;
}

interface Standing {
  /** What the invoice comes to, less its credit notes. */
  totalCents: Cents;
  leftCents: Cents;
  rows: Received[];
}

/** What of an amount each gets in turn, at most as much as there is room; what nobody has room for is left out. */
function shared(amount: Cents, ...rooms: (readonly [Standing, Cents])[]): (readonly [Standing, Cents])[] {
  let rest = amount;
  return rooms.flatMap(([standing, room]) => {
    const cents = Math.max(0, Math.min(rest, room));
    rest -= cents;
    return cents > 0 ? [[standing, cents] as const] : [];
  });
}

/** Where what goes back comes from: its own invoice, then those that more came in for than they come to, its note's first; then any. */
function roomsFor(standings: ReadonlyMap<string, Standing>, { own, noted }: BookingMovement): [Standing, Cents][] {
  const newest = [...standings.values()].toReversed();
  const ofNote = standings.get(noted ?? '');
  const byTurns = ofNote ? [ofNote, ...newest.filter((one) => one !== ofNote)] : newest;
  const paidBy = standings.get(own ?? '');
  const rooms: [Standing, Cents][] = [];
  const used = new Map<Standing, Cents>();
  const add = (standing: Standing, upTo: Cents) => {
    const before = used.get(standing) ?? 0;
    const room = Math.max(0, upTo - before);
    used.set(standing, before + room);
    rooms.push([standing, room]);
  };
  if (paidBy) add(paidBy, paidBy.leftCents);
  for (const one of byTurns) add(one, Math.min(one.leftCents, one.leftCents - one.totalCents));
  for (const one of byTurns) add(one, one.leftCents);
  return rooms;
}

function goesBack(standings: ReadonlyMap<string, Standing>, movement: BookingMovement): void {
  const { at, cents, method } = movement;
  for (const [standing, part] of shared(cents, ...roomsFor(standings, movement))) {
    const last = standing.rows.at(-1);
    standing.leftCents -= part;
    if (last?.isBack === true && last.at === at && last.method === method) last.cents += part;
    else standing.rows.push({ at, method: method ?? 'sent', cents: part, isBack: true });
  }
}

/** A credit that was taken out again has not gone back: the latest first. */
function comesBack(standings: ReadonlyMap<string, Standing>, cents: Cents): void {
  let rest = cents;
  const kept = [...standings.values()]
    .flatMap((standing) => standing.rows.map((row) => ({ standing, row })))
    .filter(({ row }) => row.isBack && row.method === 'kept')
    .sort((a, b) => b.row.at - a.row.at);
  for (const { standing, row } of kept) {
    const part = Math.min(rest, row.cents);
    rest -= part;
    row.cents -= part;
    standing.leftCents += part;
  }
}

/**
 * What came in for each invoice of a booking, and has gone back of that, from the movements of the booking in their order: together what we still
 * have of it, and of no invoice less than nothing. By a card each knows its own; what is sent by hand, or kept as a credit, is of those that more came
 * in for than they come to by then.
 */
export function receivedByInvoice(
  invoices: readonly { number: string; cents: Cents }[],
  movements: readonly BookingMovement[],
): ReadonlyMap<string, readonly Received[]> {
  const standings = new Map<string, Standing>(
    invoices.map(({ number, cents }) => [number, { totalCents: cents, leftCents: 0, rows: [] }]),
  );
  for (const movement of movements) {
    const { at, kind, method, cents, own } = movement;
    const standing = standings.get(own ?? '');
    if (kind === 'paid' && standing && method) {
      standing.leftCents += cents;
      standing.rows.push({ at, method, cents, isBack: false });
    } else if (kind === 'noted' && standing) standing.totalCents -= cents;
    else if (kind === 'back' && cents > 0) goesBack(standings, movement);
    else if (kind === 'back') comesBack(standings, -cents);
  }
  return new Map([...standings].map(([number, { rows }]) => [number, rows.filter((row) => row.cents > 0)]));
}
