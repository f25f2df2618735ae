import type { ManagedBooking } from '../../domain/changes/contract.ts';
import { openOf } from '../../domain/changes/amounts.ts';
import {
  adding,
  creditable,
  crediting,
  exempting,
  givingBack,
  feesOf,
  moving,
  type Change,
} from '../../domain/changes/seats.ts';
import { frozenTable } from '../../domain/money/credit.ts';
import { exemptTable, type ExemptionKind } from '../../domain/money/exemptions.ts';
import { centsOf } from '../../domain/money/money.ts';
import { typedAmount } from '../../domain/money/typed-amount.ts';

/** What the office may do with a booking, in the order of its list. */
export const changeKinds = ['cancel', 'move', 'add', 'names', 'fee', 'price', 'exempt'] as const;
type ChangeKind = (typeof changeKinds)[number];

/** What is chosen before it is done; texts as they are typed. */
export interface Choice {
  kind: ChangeKind;
  seats: readonly string[];
  eventId: string;
  to: string;
  /** Percent of the price; empty is what the terms say. */
  percent: string;
  amount: string;
  count: string;
  exemption: ExemptionKind;
  number: string;
  back: 'refund' | 'credit';
  names: Readonly<Record<string, string>>;
}

/** A rate in 1/100,000; `null` where the terms decide, `undefined` where that is no share. */
export function rateOf(percent: string): number | null | undefined {
  if (percent.trim() === '') return null;
  const share = Number(percent.replace(',', '.').replace('%', '').trim());
  return Number.isFinite(share) && share >= 0 && share <= 100 ? Math.round(share * 1000) : undefined;
}

/** The classes that seats can be put into: those of the booking, and other dates of their courses. */
export function datesOf({ lines, otherDates }: ManagedBooking) {
  const own = lines.map(({ event, province }) => ({ event, province }));
  const others = otherDates.flatMap(({ dates }) => dates);
  return [...own, ...others.filter(({ event }) => !own.some((one) => one.event.id === event.id))];
}

const rest = (booking: ManagedBooking, { seats, eventId }: Choice) =>
  booking.participants.filter((one) => seats.includes(one.id) && one.eventId === eventId);

function ofSeats(booking: ManagedBooking, choice: Choice): Change | null {
  const people = rest(booking, choice);
  const line = booking.lines.find((one) => one.eventId === choice.eventId);
  if (people.length === 0 || !line) return null;
  const table = frozenTable(booking.taxes);
  if (choice.kind === 'cancel') {
    const rate = rateOf(choice.percent);
    if (rate === undefined) return null;
    const fees =
      rate === null ? feesOf(line, people) : [{ eventId: line.eventId, seats: people.length, feeRate: rate }];
    return givingBack(booking.lines, fees, table);
  }
  const to = datesOf(booking).find(({ event }) => event.id === choice.to && event.id !== line.eventId);
  const feeCents = choice.amount === '' ? 0 : centsOf(choice.amount);
  if (!to || feeCents === null) return null;
  const priceCents = line.coveredBy ? 0 : to.event.priceCents;
  const target = { eventId: to.event.id, priceCents, province: to.province };
  return moving(booking.lines, { eventId: line.eventId, seats: people.length }, target, table, feeCents);
}

/** What is chosen, worked out as the worker does; `null` where something is missing or cannot be. */
export function changeOf(booking: ManagedBooking, choice: Choice): Change | null {
  const { kind, eventId } = choice;
  const table = frozenTable(booking.taxes);
  if (kind === 'cancel' || kind === 'move') return ofSeats(booking, choice);
  if (kind === 'add') {
    const to = datesOf(booking).find(({ event }) => event.id === choice.to);
    const count = Number(choice.count);
    if (!to || !Number.isInteger(count) || count < 1 || count > 10) return null;
    const target = { eventId: to.event.id, priceCents: to.event.priceCents, province: to.province };
    return adding(booking.lines, target, count, table);
  }
  if (kind === 'fee' || kind === 'price') {
    const line = booking.lines.find((one) => one.eventId === eventId);
    const netCents = centsOf(choice.amount);
    if (!line || !netCents || netCents > creditable(line, kind)) return null;
    return crediting(booking.lines, { eventId, of: kind, netCents }, table);
  }
  if (kind !== 'exempt' || choice.number.trim() === '') return null;
  const change = exempting(booking.lines, table, exemptTable(choice.exemption, table));
  return change.difference.totalCents === 0 ? null : change;
}

/** What would be open then; less than nothing is owed to the buyer. */
export const openAfter = ({ money }: ManagedBooking, { difference }: Change) => openOf(money) + difference.totalCents;

/** The amount that is proposed: all of a fee that was kept. */
export function proposedAmount(
  { lines }: Pick<ManagedBooking, 'lines'>,
  kind: ChangeKind,
  eventId: string,
  locale: 'en' | 'fr',
) {
  const line = kind === 'fee' ? lines.find((one) => one.eventId === eventId) : undefined;
  const cents = line ? creditable(line, 'fee') : 0;
  return cents > 0 ? typedAmount(cents, locale) : '';
}

/** What a change lacks, or asks too much of. */
export type Missing =
  'seats' | 'percent' | 'to' | 'fee' | 'count' | 'amount' | 'most' | 'noFee' | 'noPrice' | 'number' | 'noTaxes';

/** Why nothing can be worked out of what is chosen, and of a sum the most that can be; `null` where it can. */
export function missingIn(booking: ManagedBooking, choice: Choice): { what: Missing; mostCents: number } | null {
  const { kind, eventId, to } = choice;
  if (kind === 'names' || changeOf(booking, choice) !== null) return null;
  const line = booking.lines.find((one) => one.eventId === eventId);
  const isOfSum = kind === 'fee' || kind === 'price';
  const mostCents = isOfSum && line ? creditable(line, kind) : 0;
  const what = (): Missing => {
    if (kind === 'exempt') return choice.number.trim() === '' ? 'number' : 'noTaxes';
    if (isOfSum && mostCents === 0) return kind === 'fee' ? 'noFee' : 'noPrice';
    if (isOfSum) return centsOf(choice.amount) ? 'most' : 'amount';
    if (kind !== 'add' && rest(booking, choice).length === 0) return 'seats';
    if (kind === 'cancel') return 'percent';
    const isElsewhere = kind === 'add' || to !== eventId;
    if (!isElsewhere || !datesOf(booking).some(({ event }) => event.id === to)) return 'to';
    return kind === 'add' ? 'count' : 'fee';
  };
  return { what: what(), mostCents };
}
