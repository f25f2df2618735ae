import type { Discount } from '../domain/booking/contract.ts';
import { fill } from './fill.ts';

/** What a discount is called: by the code that was typed, or the quote that was accepted. */
export const discountLabel = (
  { code, by }: Pick<Discount, 'code' | 'by'>,
  t: { discount: string; quoted: string },
): string => fill(by === 'quote' ? t.quoted : t.discount, { code });
