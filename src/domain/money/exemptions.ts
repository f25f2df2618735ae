import type { Province } from './provinces.ts';
import { taxTable, type TaxTable } from './tax.ts';

/** Documents by which somebody pays no tax (booking rule 15). */
export const exemptionKinds = ['status_card', 'diplomat', 'provincial_government'] as const;
export type ExemptionKind = (typeof exemptionKinds)[number];

/** Governments that have agreed to pay GST and HST on what they buy; the others show a certificate. The owner signs this list off. */
const GOVERNMENTS_THAT_PAY: readonly Province[] = ['BC', 'NB', 'NL', 'NS', 'NU', 'ON', 'PE', 'QC'];

/** Whether a document of this kind frees from the taxes that a province's rate stands for. */
export function exempts(kind: ExemptionKind, province: Province): boolean {
  return kind !== 'provincial_government' || !GOVERNMENTS_THAT_PAY.includes(province);
}

/** The same rates, without those that the document frees from. */
export function exemptTable(kind: ExemptionKind, table: TaxTable): TaxTable {
  return taxTable((province) => (exempts(kind, province) ? [] : table[province]));
}
