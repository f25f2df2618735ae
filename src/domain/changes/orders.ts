import * as v from 'valibot';
import { BookingState } from '../booking/contract.ts';
import { exemptionKinds, exempts, type ExemptionKind } from '../money/exemptions.ts';
import { applyRate, spread, type Cents } from '../money/money.ts';
import { TaxLine } from '../money/tax-line.ts';
import type { Adjustment } from './amounts.ts';
import type { IssuedDocument } from './contract.ts';
import type { CancelOrder } from './office-contract.ts';

/** What an order is worth by its papers: its invoice less its credit notes. */
export const OrderWorth = v.object({ netCents: v.number(), taxes: v.array(TaxLine) });
export type OrderWorth = v.InferOutput<typeof OrderWorth>;

type Paper = Partial<Pick<IssuedDocument, 'subtotalCents' | 'taxes'>>;

/** `null` where the law keeps the papers no longer. */
export function worthOfOrder(invoices: readonly Paper[], notes: readonly Paper[]): OrderWorth | null {
  const papers = [...invoices, ...notes];
  if (invoices.length === 0 || papers.some(({ subtotalCents, taxes }) => subtotalCents === undefined || !taxes))
    return null;
  const net = (some: readonly Paper[]) => some.reduce((sum, { subtotalCents = 0 }) => sum + subtotalCents, 0);
  const charged = invoices.flatMap(({ taxes = [] }) => taxes);
  const credited = notes.flatMap(({ taxes = [] }) => taxes);
  return {
    netCents: net(invoices) - net(notes),
    taxes: charged.map(({ code, province, rate, baseCents, amountCents }) => {
      const back = credited.filter((tax) => tax.code === code && tax.province === province);
      const less = (of: 'baseCents' | 'amountCents') => back.reduce((sum, tax) => sum + tax[of], 0);
      return {
        ...{ code, province, rate },
        baseCents: baseCents - less('baseCents'),
        amountCents: amountCents - less('amountCents'),
      };
    }),
  };
}

/**
 * What crediting so much of it before tax gives back: of each province, and of what nobody taxes, as much as it weighs. Each tax is
 * that of what is left, rounded once: whatever the steps, an order that is credited whole leaves no cent of any tax.
 */
export function creditingOrder({ netCents: worth, taxes }: OrderWorth, netCents: Cents): Adjustment {
  const places = [...new Set(taxes.map(({ province }) => province))];
  const bases = places.map((place) => taxes.find(({ province }) => province === place)?.baseCents ?? 0);
  const untaxed = worth - bases.reduce((sum, cents) => sum + cents, 0);
  const given = spread(netCents, [...bases, Math.max(0, untaxed)]);
  const credited = taxes.map(({ code, province, rate, baseCents, amountCents }) => {
    const back = given[places.indexOf(province)] ?? 0;
    return { code, province, rate, baseCents: back, amountCents: amountCents - applyRate(baseCents - back, rate) };
  });
  return {
    netCents,
    taxes: credited.filter(({ baseCents, amountCents }) => baseCents !== 0 || amountCents !== 0),
    totalCents: credited.reduce((sum, tax) => sum + tax.amountCents, netCents),
  };
}

/** What a document frees from: all that is left of its taxes, and nothing of what they are of. */
export function exemptingOrder({ taxes }: OrderWorth, kind: ExemptionKind): Adjustment {
  const off = taxes.filter(({ province, amountCents }) => amountCents > 0 && exempts(kind, province));
  return { netCents: 0, taxes: off, totalCents: off.reduce((sum, { amountCents }) => sum + amountCents, 0) };
}

/** The same as it is left then. */
export function orderAfter(worth: OrderWorth, { netCents, taxes }: Adjustment): OrderWorth {
  return {
    netCents: worth.netCents - netCents,
    taxes: worth.taxes.map((tax) => {
      const back = taxes.find(({ code, province }) => code === tax.code && province === tax.province);
      return {
        ...tax,
        baseCents: tax.baseCents - (back?.baseCents ?? 0),
        amountCents: tax.amountCents - (back?.amountCents ?? 0),
      };
    }),
  };
}

export const totalOfOrder = ({ netCents, taxes }: OrderWorth): Cents =>
  taxes.reduce((sum, { amountCents }) => sum + amountCents, netCents);

/** The part of a package's price that stands for seats that nobody has used: each is worth the same. */
export function unusedCents({ priceCents, seats, left }: { priceCents: Cents; seats: number; left: number }): Cents {
  const [unused = 0] = spread(priceCents, [left, seats - left]);
  return unused;
}

/** An order without classes, as the office credits it. */
export const OfficeOrder = v.object({
  revision: v.number(),
  state: BookingState,
  lines: v.array(v.object({ title: v.string(), cents: v.number() })),
  /** The package that it is of; `null` where it came from a quote. */
  package: v.nullable(
    v.object({ id: v.string(), state: v.picklist(['bought', 'void']), seats: v.number(), left: v.number() }),
  ),
  /** Private classes of it that stand and are not over, the first one first; one that has begun is cancelled no more. */
  classes: v.array(
    v.object({
      id: v.string(),
      title: v.object({ en: v.string(), fr: v.string() }),
      /** ISO 8601, UTC. */
      startsAt: v.string(),
      timeZone: v.string(),
      hasBegun: v.boolean(),
    }),
  ),
  /** `null` where its papers are kept no longer. */
  worth: v.nullable(OrderWorth),
  /** Before tax: as much as can be credited, and as much as the screen proposes. Used seats of a package stay charged. */
  creditableCents: v.number(),
  proposedCents: v.number(),
  /** The kind of document by which it is without taxes. */
  exemption: v.nullable(v.picklist(exemptionKinds)),
  money: v.object({
    invoicedCents: v.number(),
    creditedCents: v.number(),
    paidCents: v.number(),
    returnedCents: v.number(),
    fromCreditCents: v.number(),
  }),
});
export type OfficeOrder = v.InferOutput<typeof OfficeOrder>;

/** The request by which so much before tax is credited, as the screens and the shell make it. */
export function creditRequest(
  { revision, worth }: Pick<OfficeOrder, 'revision' | 'worth'>,
  netCents: Cents,
  { back, reason }: Pick<CancelOrder, 'back' | 'reason'>,
): CancelOrder {
  const creditedCents = worth === null ? 0 : creditingOrder(worth, netCents).totalCents;
  return { revision, netCents, creditedCents, back, reason };
}
