import { applyRate, spread, type Cents, type Rate } from './money.ts';
import { provinces, type Province } from './provinces.ts';

export type TaxCode = 'GST' | 'HST' | 'QST';

/** One tax of one province: its rate in 1/100,000. */
export interface TaxRate {
  code: TaxCode;
  rate: Rate;
}

/** What each province charges, on the net price. From `content/company/policies.yaml`, which the owner signs off. */
export type TaxTable = Readonly<Record<Province, readonly TaxRate[]>>;

export function taxTable(ratesOf: (province: Province) => readonly TaxRate[]): TaxTable {
  return Object.fromEntries(provinces.map((province) => [province, ratesOf(province)] as const)) as TaxTable;
}

/** Where a class is taught decides whose tax applies: the room's province, or the buyer's for an online class. */
export type TaxPlace = { delivery: 'online' } | { delivery: 'in-person'; province: Province };

/** A net amount and the province that taxes it; `null` is a buyer outside Canada, who pays no tax. */
export interface TaxableLine {
  netCents: Cents;
  province: Province | null;
}

/** One tax on a booking: the province that levies it, what it is charged on, and how much it comes to. */
export interface TaxAmount extends TaxRate {
  province: Province;
  baseCents: Cents;
  amountCents: Cents;
  /** The same amount told apart by line, in the order of the lines; 0 where the tax does not apply. */
  lineCents: Cents[];
}

/** The province that taxes a class: the room's, or the buyer's where there is no room. */
export function provinceOfTax(place: TaxPlace, buyer: Province | null): Province | null {
  return place.delivery === 'in-person' ? place.province : buyer;
}

/**
 * The taxes of a booking. Each tax of each province is rounded once, half up, on the net total of the lines it
 * applies to; its cents are then spread over those lines by largest remainder.
 */
export function taxesOf(lines: readonly TaxableLine[], table: TaxTable): TaxAmount[] {
  const taxed = [...new Set(lines.map((line) => line.province))].filter((province) => province !== null);
  return taxed.flatMap((province) => {
    const weights = lines.map((line) => (line.province === province ? line.netCents : 0));
    const baseCents = weights.reduce((a, b) => a + b, 0);
    return table[province].map(({ code, rate }) => {
      const amountCents = applyRate(baseCents, rate);
      return { code, rate, province, baseCents, amountCents, lineCents: spread(amountCents, weights) };
    });
  });
}
