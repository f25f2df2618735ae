import * as v from 'valibot';
import { provinces } from './provinces.ts';

/** A rate in 1/100,000. */
export const TaxRate = v.object({
  code: v.picklist(['GST', 'HST', 'QST']),
  province: v.picklist(provinces),
  rate: v.number(),
});

/** One tax of one province, as it is shown: on what, and how much. */
export const TaxLine = v.object({ ...TaxRate.entries, baseCents: v.number(), amountCents: v.number() });
