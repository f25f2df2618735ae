import type { SessionView } from '../../src/domain/accounts/contract.ts';
import { goesBack, type Adjustment } from '../../src/domain/changes/amounts.ts';
import type { Changed } from '../../src/domain/changes/contract.ts';
import * as calls from '../../src/domain/changes/office-calls.ts';
import type { CancelOrder } from '../../src/domain/changes/office-contract.ts';
import {
  creditingOrder,
  orderAfter,
  totalOfOrder,
  unusedCents,
  worthOfOrder,
  type OfficeOrder,
  type OrderWorth,
} from '../../src/domain/changes/orders.ts';
import { voidPackage } from '../../src/domain/packages/office-calls.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { changeBooking } from '../booking/index.ts';
import { classesToCome, noClassToCome } from '../catalogue/index.ts';
import { orderOfPackage, seatsOfOrder, voidSeats, type OrderedSeats } from '../packages/index.ts';
import type { Act } from '../platform/acts.ts';
import { ok, problem, type AnswerTo, type Refusal } from '../platform/answers.ts';
import { answer, type Asked, type Route } from '../platform/calls/route.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, type KeyedCall } from '../platform/idempotency.ts';
import { orderNote, type OrderPart } from './order-note.ts';
import { openAnyForStaff, type ByStaff, type ManagedRecord, type Needs } from './record.ts';
import { creditNote, eventOfChange, tellBuyerAndOffice, wayBack, writeChange } from './write.ts';

/** Ends what a quote ordered, takes an amount off, or ends a package. */
type Kind = 'cancel' | 'credit' | 'void';

/** An order without classes, with what its papers leave of it. */
interface Order {
  record: ManagedRecord;
  /** `null` where it came from a quote. */
  seats: OrderedSeats | null;
  worth: OrderWorth | null;
  creditableCents: number;
  /** Its private classes that are still to be given. */
  toCome: number;
}

const missing = () => problem('not_found', 'There is no such order.');

/** `null` where the law keeps its papers no longer. */
export function worthOfRecord({ invoices, creditNotes }: Pick<ManagedRecord, 'invoices' | 'creditNotes'>) {
  const papers = (rows: readonly { document: object }[]) => rows.map(({ document }) => document);
  return worthOfOrder(papers(invoices), papers(creditNotes));
}

async function openOrder(needs: Needs, id: string, staff: ByStaff | null): Promise<Order | Refusal<'not_found'>> {
  const record = await openAnyForStaff(needs, id, staff);
  if ('problem' in record) return record;
  if (record.lines.length > 0) return missing();
  const seats = await seatsOfOrder(needs.db, id);
  const worth = worthOfRecord(record);
  // Seats that were used are owed for, whatever becomes of the package.
  const usedCents = seats ? seats.offer.priceCents - unusedCents({ ...seats.offer, left: seats.left }) : 0;
  const toCome = await classesToCome(needs.db, id, record.at);
  return { record, seats, worth, toCome, creditableCents: Math.max(0, (worth?.netCents ?? 0) - usedCents) };
}

/** As the office sees it. */
async function orderView(needs: Needs, id: string): Promise<OfficeOrder | Refusal<'not_found'>> {
  const order = await openOrder(needs, id, null);
  if ('problem' in order) return order;
  const { record, seats, worth, creditableCents } = order;
  const { booking, invoices, standing, at } = record;
  // Once their last day is over, they are not used because nobody wanted to.
  const isOver = seats !== null && seats.expiresOn < dateIn(needs.siteData.office.timeZone, at);
  const lines = (invoices[0]?.document as Partial<(typeof invoices)[0]['document']> | undefined)?.lines ?? [];
  return {
    ...{ revision: booking.revision, state: booking.state, worth, creditableCents, money: standing },
    lines: lines.map(({ title, lineCents: cents }) => ({ title, cents })),
    package: seats && { id: seats.id, state: seats.state, seats: seats.offer.seats, left: seats.left },
    proposedCents: isOver ? 0 : creditableCents,
    exemption: record.exemption?.kind ?? null,
    classesToCome: order.toCome,
  };
}

/** Why that is not done to an order as it is. */
function notDone(
  { record: { booking }, seats, creditableCents, toCome }: Order,
  kind: Kind,
  { revision, netCents }: CancelOrder,
): Refusal<'booking_changed' | 'closed'> | null {
  if (booking.revision !== revision) return problem('booking_changed', 'The order was changed meanwhile.');
  const isOpen = {
    // Whoever sits in its class would come to it all the same.
    cancel: seats === null && booking.state === 'confirmed' && toCome === 0,
    credit: seats?.state !== 'bought',
    void: seats?.state === 'bought',
  };
  if (!isOpen[kind]) return problem('closed', 'This order is none that this can be done to.');
  return netCents > creditableCents ? problem('closed', 'That is more than can be credited.') : null;
}

/** What the credit note lists: what it is of, where none was issued before. */
function partOf({ record, seats }: Order, kind: Kind): OrderPart {
  if (kind === 'void' && seats) return { of: 'seats', seats };
  return kind === 'cancel' && record.creditNotes.length === 0 ? { of: 'all' } : { of: 'amount' };
}

type Answer = AnswerTo<typeof calls.cancelOrder>;

/**
 * Credits an order without classes, and ends it where that is asked: package, order, credit note, what goes back, mails and key are one
 * batch. Refused where seats were used, money came in or somebody else has changed it meanwhile.
 */
function settleOrder(
  needs: Needs,
  call: KeyedCall,
  open: () => Promise<Order | Refusal<'not_found'>>,
  kind: Kind,
  request: CancelOrder,
): Promise<Answer> {
  return once(needs.db, call, async (): Promise<Answer | null> => {
    const order = await open();
    if ('problem' in order) return order;
    const refused = notDone(order, kind, request);
    if (refused) return refused;
    const { record, worth } = order;
    const credit = worth && creditingOrder(worth, request.netCents);
    const creditedCents = credit?.totalCents ?? 0;
    if (creditedCents !== request.creditedCents) {
      return problem('price_changed', 'That is another sum with tax.', { feeCents: 0, totalCents: creditedCents });
    }
    const backCents = goesBack(record.standing, creditedCents);
    const back = wayBack(record, request.back);
    const changed: Changed = {
      ...{ revision: record.booking.revision + 1, creditedCents, invoicedCents: 0 },
      refundCents: back === 'refund' ? backCents : 0,
      creditCents: back === 'credit' ? backCents : 0,
    };
    return writeChange(needs, call, record, changed, statementsOf(needs, order, { kind, credit, changed }));
  });
}

function statementsOf(
  needs: Needs,
  order: Order,
  { kind, credit, changed }: { kind: Kind; credit: Adjustment | null; changed: Changed },
): D1PreparedStatement[] {
  const { record, seats, worth } = order;
  const { refundCents, creditCents, creditedCents } = changed;
  const keptCents = (worth?.netCents ?? 0) - (credit?.netCents ?? 0);
  const event = (what: 'package_voided' | 'order_cancelled' | 'credited', detail: object) =>
    eventOfChange(needs, record, what, detail);
  const note =
    credit && creditedCents > 0 ? orderNote(record, needs.siteData.supplier, credit, partOf(order, kind)) : null;
  const invoice = record.invoices[0]?.number ?? '';
  return [
    orderThen(needs, order, kind, credit),
    ...(kind === 'void' && seats ? [voidSeats(needs.db, seats)] : []),
    ...(kind === 'cancel' ? [noClassToCome(needs.db, record.booking.id, record.at)] : []),
    ...(note
      ? creditNote(needs, record, { invoice, totalCents: creditedCents, refundCents, creditCents, document: note })
      : []),
    ...(kind === 'void' ? [event('package_voided', { cents: keptCents, seats: seats?.left ?? 0 })] : []),
    ...(kind === 'cancel' ? [event('order_cancelled', { cents: keptCents })] : []),
    ...(note ? [event('credited', { cents: creditedCents, refundCents, creditCents })] : []),
    ...tellBuyerAndOffice(needs, record),
  ];
}

/** A package of which seats were used goes on as those. */
function orderThen(
  needs: Needs,
  { record, seats, worth }: Order,
  kind: Kind,
  credit: Adjustment | null,
): D1PreparedStatement {
  const left = worth && credit ? orderAfter(worth, credit) : worth;
  const isWhole = kind === 'void' && left?.netCents === 0 && seats?.left === seats?.offer.seats;
  return orderAsLeft(needs, record, left, kind === 'cancel' || isWhole);
}

/** The order as it is left: begins the batch. `null` where its papers are kept no longer. */
export function orderAsLeft(
  { db }: Needs,
  { booking }: Pick<ManagedRecord, 'booking'>,
  left: OrderWorth | null,
  isEnded = false,
): D1PreparedStatement {
  const was = booking.state === 'cancelled' ? booking.state : 'confirmed';
  return changeBooking(db, booking, {
    state: isEnded ? 'cancelled' : was,
    taxes: left ? JSON.stringify(left.taxes.map((tax) => ({ ...tax, lineCents: [tax.amountCents] }))) : booking.taxes,
    subtotalCents: left ? left.netCents : booking.subtotal_cents,
    totalCents: left ? totalOfOrder(left) : booking.total_cents,
    also: was === 'cancelled' ? was : null,
  });
}

interface StaffAsks {
  session: SessionView;
  body: CancelOrder;
  acted: (act: Act, at: number) => D1PreparedStatement;
}

/** Opens the order for whom of the office asks; what is done is written down with what it was before. */
const opened =
  (
    needs: Needs,
    { session, body: { reason }, acted }: StaffAsks,
    { order: id, about, state }: { order: string; about: Pick<Act, 'subject' | 'id'>; state: { state?: string } },
  ) =>
  async () => {
    const before: Record<string, unknown> = {};
    const order = await openOrder(needs, id, {
      ...{ who: session.role === 'owner' ? 'owner' : 'staff', accountId: session.accountId, reason, feeRate: null },
      acted: (after, at) => acted({ ...about, reason, before, after: { ...after, ...state } }, at),
    });
    if (!('problem' in order)) {
      const { revision, state, total_cents: totalCents } = order.record.booking;
      Object.assign(before, { revision, state: order.seats?.state ?? state, totalCents });
    }
    return order;
  };

type Asking = Pick<Asked<typeof calls.cancelOrder>, 'params' | 'body' | 'keyed' | 'session' | 'acted'>;

/** Does to an order what its own file offers. */
function settling(needs: Dependencies, kind: 'cancel' | 'credit', asked: Asking): Promise<Answer> {
  const { id } = asked.params;
  const state = kind === 'cancel' ? { state: 'cancelled' } : {};
  const open = opened(needs, asked, { order: id, about: { subject: 'booking', id }, state });
  return settleOrder(needs, asked.keyed, open, kind, asked.body);
}

/** Does the same to the order of a package, in the package's file. */
async function voiding(needs: Dependencies, asked: Asked<typeof voidPackage>): Promise<AnswerTo<typeof voidPackage>> {
  const { id } = asked.params;
  const order = await orderOfPackage(needs.db, id);
  if (order === null) return problem('not_found', 'There is no such package.');
  const open = opened(needs, asked, { order, about: { subject: 'package', id }, state: { state: 'void' } });
  return settleOrder(needs, asked.keyed, open, 'void', asked.body);
}

export const orderHandlers = (needs: Dependencies): readonly Route[] => [
  answer(calls.officeOrder, async ({ params }) => {
    const view = await orderView(needs, params.id);
    return 'problem' in view ? view : ok(view);
  }),
  answer(calls.cancelOrder, (asked) => settling(needs, 'cancel', asked), { delivers: true }),
  answer(calls.creditOrder, (asked) => settling(needs, 'credit', asked), { delivers: true }),
  answer(voidPackage, (asked) => voiding(needs, asked), { delivers: true }),
];
