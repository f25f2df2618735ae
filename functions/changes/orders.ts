import type { SessionView } from '../../src/domain/accounts/contract.ts';
import { goesBack, type Adjustment } from '../../src/domain/changes/amounts.ts';
import type { Changed } from '../../src/domain/changes/contract.ts';
import * as calls from '../../src/domain/changes/office-calls.ts';
import type { CancelOrder, EndOrder } from '../../src/domain/changes/office-contract.ts';
import { creditingOrder, orderAfter, totalOfOrder, type OrderWorth } from '../../src/domain/changes/orders.ts';
import { voidPackage } from '../../src/domain/packages/office-calls.ts';
import { byOffice, changeBooking } from '../booking/index.ts';
import { noClassToCome } from '../catalogue/index.ts';
import { orderOfPackage, voidSeats } from '../packages/index.ts';
import { canComeBack, endWithOrder } from '../private-classes/index.ts';
import type { Act } from '../platform/acts.ts';
import { ok, problem, type AnswerTo, type Refusal } from '../platform/answers.ts';
import { answer, type Asked, type Route } from '../platform/calls/route.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, type KeyedCall } from '../platform/idempotency.ts';
import { openOrder, orderView, type Order } from './open-order.ts';
import { orderNote, type OrderPart } from './order-note.ts';
import type { ManagedRecord, Needs } from './record.ts';
import { creditNote, eventOfChange, tellBuyerAndOffice, writeChange } from './write.ts';
import { goingBack, saidBack, type GoingBack } from './ways-back.ts';

/** Ends what a quote ordered, takes an amount off, or ends a package. */
type Kind = 'cancel' | 'credit' | 'void';

/** Why that is not done to an order as it is. */
function notDone(
  { record: { booking }, seats, creditableCents }: Order,
  kind: Kind,
  { revision, netCents }: CancelOrder,
): Refusal<'booking_changed' | 'closed'> | null {
  if (booking.revision !== revision) return problem('booking_changed', 'The order was changed meanwhile.');
  const isOpen = {
    cancel: seats === null && booking.state === 'confirmed',
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
  open: () => Promise<Order | Refusal<'not_found' | 'closed'>>,
  kind: Kind,
  request: CancelOrder,
  also: (order: Order) => Promise<D1PreparedStatement[]> = () => Promise.resolve([]),
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
    const back = goingBack(record, request.back, backCents);
    const changed: Changed = {
      ...{ revision: record.booking.revision + 1, creditedCents, invoicedCents: 0 },
      ...saidBack(back),
    };
    const statements = [...statementsOf(needs, order, { kind, credit, changed, back }), ...(await also(order))];
    return writeChange(needs, call, record, changed, statements);
  });
}

function statementsOf(
  needs: Needs,
  order: Order,
  { kind, credit, changed, back }: { kind: Kind; credit: Adjustment | null; changed: Changed; back: GoingBack },
): D1PreparedStatement[] {
  const { record, seats, worth } = order;
  const { creditedCents } = changed;
  const keptCents = (worth?.netCents ?? 0) - (credit?.netCents ?? 0);
  const event = (what: 'package_voided' | 'order_cancelled' | 'credited', detail: object) =>
    eventOfChange(needs, record, what, detail);
  const note =
    credit && creditedCents > 0 ? orderNote(record, needs.siteData.supplier, credit, partOf(order, kind)) : null;
  const invoice = record.invoices[0]?.number ?? '';
  return [
    orderThen(needs, order, kind, credit),
    ...(kind === 'void' && seats ? [voidSeats(needs.db, seats)] : []),
    ...(note ? creditNote(needs, record, { invoice, totalCents: creditedCents, back, document: note }) : []),
    ...(kind === 'void' ? [event('package_voided', { cents: keptCents, seats: seats?.left ?? 0 })] : []),
    ...(kind === 'cancel' ? [event('order_cancelled', { cents: keptCents })] : []),
    ...(note ? [event('credited', { cents: creditedCents, ...saidBack(back) })] : []),
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
      ...{ ...byOffice(session), reason, feeRate: null },
      acted: (after, at) => acted({ ...about, reason, before, after: { ...after, ...state } }, at),
    });
    if (!('problem' in order)) {
      const { revision, state, total_cents: totalCents } = order.record.booking;
      Object.assign(before, { revision, state: order.seats?.state ?? state, totalCents });
    }
    return order;
  };

type Asking<Body> = Pick<Asked<typeof calls.cancelOrder>, 'params' | 'keyed' | 'session' | 'acted'> & { body: Body };

function crediting(needs: Dependencies, asked: Asking<CancelOrder>): Promise<Answer> {
  const { id } = asked.params;
  const open = opened(needs, asked, { order: id, about: { subject: 'booking', id }, state: {} });
  return settleOrder(needs, asked.keyed, open, 'credit', asked.body);
}

/** Ends an order, and its private classes to come with it, unless they are to be kept. */
function ending(needs: Dependencies, asked: Asking<EndOrder>): Promise<Answer> {
  const { params, session, body, acted } = asked;
  const about = { subject: 'booking' as const, id: params.id };
  const opening = opened(needs, asked, { order: params.id, about, state: { state: 'cancelled' } });
  const open = async () =>
    (await canComeBack(needs.db, params.id, needs.now().getTime(), body.classes !== 'keep'))
      ? problem('closed', 'What was done to a class of it can still be undone.')
      : opening();
  const by = { accountId: session.accountId, reason: body.reason, acted };
  return settleOrder(needs, asked.keyed, open, 'cancel', body, async ({ classes, record: { at } }) =>
    body.classes === 'keep'
      ? []
      : [...(await endWithOrder(needs, classes, { ...by, at })), noClassToCome(needs.db, params.id, at)],
  );
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
  answer(calls.cancelOrder, (asked) => ending(needs, asked), { delivers: true }),
  answer(calls.creditOrder, (asked) => crediting(needs, asked), { delivers: true }),
  answer(voidPackage, (asked) => voiding(needs, asked), { delivers: true }),
];
