import { unusedCents, worthOfOrder, type OfficeOrder, type OrderWorth } from '../../src/domain/changes/orders.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { seatsOfOrder, type OrderedSeats } from '../packages/index.ts';
import { problem, type Refusal } from '../platform/answers.ts';
import { shownStanding, standingClasses, type StandingClass } from '../private-classes/index.ts';
import { openAnyForStaff, type ByStaff, type ManagedRecord, type Needs } from './record.ts';

/** An order without classes, with what its papers leave of it. */
export interface Order {
  record: ManagedRecord;
  /** `null` where it came from a quote. */
  seats: OrderedSeats | null;
  /** Private classes of it that stand and are not over. */
  classes: readonly StandingClass[];
  worth: OrderWorth | null;
  creditableCents: number;
}

const missing = () => problem('not_found', 'There is no such order.');

/** `null` where the law keeps its papers no longer. */
export function worthOfRecord({ invoices, creditNotes }: Pick<ManagedRecord, 'invoices' | 'creditNotes'>) {
  const papers = (rows: readonly { document: object }[]) => rows.map(({ document }) => document);
  return worthOfOrder(papers(invoices), papers(creditNotes));
}

/** Opens it for whom of the office asks. */
export async function openOrder(
  needs: Needs,
  id: string,
  staff: ByStaff | null,
): Promise<Order | Refusal<'not_found'>> {
  const record = await openAnyForStaff(needs, id, staff);
  if ('problem' in record) return record;
  if (record.lines.length > 0) return missing();
  const [seats, classes] = await Promise.all([seatsOfOrder(needs.db, id), standingClasses(needs.db, id, record.at)]);
  const worth = worthOfRecord(record);
  // Seats that were used are owed for, whatever becomes of the package.
  const usedCents = seats ? seats.offer.priceCents - unusedCents({ ...seats.offer, left: seats.left }) : 0;
  return { record, seats, classes, worth, creditableCents: Math.max(0, (worth?.netCents ?? 0) - usedCents) };
}

/** As the office sees it. */
export async function orderView(needs: Needs, id: string): Promise<OfficeOrder | Refusal<'not_found'>> {
  const order = await openOrder(needs, id, null);
  if ('problem' in order) return order;
  const { record, seats, classes, worth, creditableCents } = order;
  const { booking, invoices, standing, at } = record;
  // Once their last day is over, they are not used because nobody wanted to.
  const isOver = seats !== null && seats.expiresOn < dateIn(needs.siteData.office.timeZone, at);
  const lines = (invoices[0]?.document as Partial<(typeof invoices)[0]['document']> | undefined)?.lines ?? [];
  return {
    ...{ revision: booking.revision, state: booking.state, worth, creditableCents, money: standing },
    lines: lines.map(({ title, lineCents: cents }) => ({ title, cents })),
    package: seats && { id: seats.id, state: seats.state, seats: seats.offer.seats, left: seats.left },
    proposedCents: isOver ? 0 : creditableCents,
    classes: shownStanding(classes, at),
    exemption: record.exemption?.kind ?? null,
  };
}
