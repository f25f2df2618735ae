import type { BookingEventKind } from '../../src/domain/booking/events.ts';
import { emailKey } from '../../src/domain/fields.ts';
import type { TakeBack, TakenBackFor } from '../../src/domain/payments/taken-back.ts';
import { byOffice, recordEvent } from '../booking/index.ts';
import { takeForRefund } from '../credits/index.ts';
import { standsFrom } from '../platform/undo.ts';
import { TURN_REFUND } from './returned-sql.ts';
import type { Needs } from './rows.ts';
import type { Beside, RecordedRow, Unsent } from './taken-back-rows.ts';
import * as sql from './taken-back-sql.ts';

/** What the history says of it. */
const TOLD_AS = { returned: 'payment_bounced', mistake: 'payment_undone' } as const satisfies Record<
  TakenBackFor,
  string
>;

/** A part that is taken back, with what is open of its booking before it; and what goes beside the last one of a booking. */
export interface Taken {
  refund: string;
  row: RecordedRow;
  openCents: number;
  beside: Beside | undefined;
}

export function takenOf(
  { newId }: Pick<Needs, 'newId'>,
  parts: readonly RecordedRow[],
  beside: ReadonlyMap<string, Beside>,
): Taken[] {
  const open = new Map<string, number>();
  const last = new Map(parts.map((row) => [row.booking_id, row.id]));
  return parts.map((row) => {
    const openCents = open.get(row.booking_id) ?? row.open_cents;
    open.set(row.booking_id, openCents + row.cents);
    const isLast = last.get(row.booking_id) === row.id;
    return { refund: newId(), row, openCents, beside: isLast ? beside.get(row.booking_id) : undefined };
  });
}

/** What undoing needs: each part with what is due of its booking after it, and what is sent no more because of it. */
export type Before = {
  refund: string;
  payment: string;
  bookingId: string;
  cents: number;
  dueCents: number;
  stopped?: Unsent[];
}[];

export const beforeOf = (taken: readonly Taken[]): Before =>
  taken.map(({ refund, row, openCents, beside }) => ({
    ...{ refund, payment: row.id, bookingId: row.booking_id, cents: row.cents, dueCents: openCents + row.cents },
    ...{ stopped: beside?.stopped ?? [] },
  }));

/** Who takes it back and when, and who is told of the payment. */
interface Told {
  at: number;
  session: Parameters<typeof byOffice>[0];
  told: string;
}

/** Takes what is left of the credit that a part had become; whose it is gets a mail of it where another is told of the payment. */
function takenCredit(
  needs: Needs,
  {
    bookingId,
    refund,
    credit,
    told,
    at,
  }: { bookingId: string; refund: string; credit: NonNullable<Beside['credit']> } & Pick<Told, 'told' | 'at'>,
): D1PreparedStatement[] {
  const { client_key: client, cents } = credit;
  const tell = needs.db.prepare(sql.QUEUE_CREDIT_TAKEN).bind(refund, client, bookingId, standsFrom(at), at);
  return [
    takeForRefund(needs, client, { booking: bookingId, refund, cents, at }),
    ...(client === emailKey(told) ? [] : [tell]),
  ];
}

/** What is written of one part. */
export function takenBack(
  needs: Needs,
  { refund, row: { id: payment, booking_id: bookingId, cents }, openCents, beside }: Taken,
  { why, note, at, session, told }: Pick<TakeBack, 'why' | 'note'> & Told,
): D1PreparedStatement[] {
  const { db } = needs;
  const event = (kind: BookingEventKind, detail: Record<string, unknown>) =>
    recordEvent(db, { bookingId, kind, at, reason: note, ...byOffice(session), detail });
  const { stopped = [], credit } = beside ?? {};
  return [
    db.prepare(sql.INSERT_TAKEN_BACK).bind(refund, payment, at, note, why, openCents),
    event(TOLD_AS[why], { payment, cents, ...(credit && { creditCents: credit.cents }) }),
    ...stopped.flatMap((one) => [
      db.prepare(TURN_REFUND).bind(one.refund, 'asked', 'failed', at),
      event('refund_stopped', { refund: one.refund, cents: one.cents }),
    ]),
    ...(credit ? takenCredit(needs, { bookingId, refund, credit, told, at }) : []),
  ];
}
