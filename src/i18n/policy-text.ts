import type { CancellationTier } from '../domain/booking/contract.ts';
import type { Rate } from '../domain/money/money.ts';
import type { TaxRate } from '../domain/money/tax.ts';
import { fill, formatRate, plural } from './format.ts';
import type { Locale } from './locales.ts';
import { strings } from './strings/index.ts';

const WHOLE = 100_000;

/** One line of the cancellation policy: from when to when, and what is kept of the price. */
export interface CancellationLine {
  notice: string;
  fee: string;
  feeRate: Rate;
}

/**
 * The cancellation policy in words, from the most days to the fewest. Tiers may come in any order; notice below every
 * tier costs the whole price, as `cancellationRate` has it.
 */
export function cancellationLines(tiers: readonly CancellationTier[], locale: Locale): CancellationLine[] {
  const t = strings(locale).policy.cancellation;
  const sorted = [...tiers].sort((a, b) => b.minBusinessDays - a.minBusinessDays);
  if (sorted.at(-1)?.minBusinessDays !== 0) sorted.push({ minBusinessDays: 0, feeRate: WHOLE });
  return sorted.map(({ minBusinessDays: from, feeRate }, index) => {
    const above = sorted[index - 1];
    return {
      notice: above ? noticeBelow(from, above.minBusinessDays - 1, locale) : plural(from, locale, t.orMore),
      fee: feeRate === 0 ? t.free : feeRate >= WHOLE ? t.whole : fill(t.part, { rate: formatRate(feeRate, locale) }),
      feeRate,
    };
  });
}

function noticeBelow(from: number, to: number, locale: Locale): string {
  const t = strings(locale).policy.cancellation;
  if (to === 0) return t.less;
  if (from === 0) return plural(to, locale, t.orFewer);
  return from === to ? plural(from, locale, t.exactly) : fill(t.range, { from, to });
}

/** The taxes of a province in words: `HST 13%`, `GST 5% and QST 9.975%`. */
export function taxText(rates: readonly TaxRate[], locale: Locale): string {
  const { policy, taxNames } = strings(locale);
  const [first = '', second] = rates.map(({ code, rate }) => `${taxNames[code]} ${formatRate(rate, locale)}`);
  return second === undefined ? first : fill(policy.taxes.both, { first, second });
}
