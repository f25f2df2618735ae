import type { Billing } from '../../src/domain/booking/billing.ts';
import type { Province } from '../../src/domain/money/provinces.ts';
import { provinceOfTax, type TaxPlace } from '../../src/domain/money/tax.ts';
import type { EventRow } from '../catalogue/index.ts';

type Held = Pick<EventRow, 'delivery' | 'place_province'>;

/** Where a class is held, as far as its tax goes. */
export const taxPlace = ({ delivery, place_province: province }: Held): TaxPlace =>
  delivery === 'in-person' && province !== null ? { delivery, province } : { delivery: 'online' };

/** The province whose tax a class carries for this buyer. */
export const taxedBy = (event: Held, { country, province }: Pick<Billing, 'country' | 'province'>): Province | null =>
  provinceOfTax(taxPlace(event), country === 'CA' ? province : null);
