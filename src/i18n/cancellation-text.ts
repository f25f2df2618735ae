import type { CancellationStep } from '../domain/catalogue/classes.ts';
import { fill, formatPlainDate, formatRate } from './format.ts';
import type { Locale } from './locales.ts';
import type { Dictionary } from './strings/index.ts';

/** The whole price, in 1/100,000. */
const WHOLE = 100_000;

/**
 * What cancelling a class costs today, until when, and what then: one short sentence for cart, checkout, confirmation and
 * mail (booking rule 31). Empty where the steps are not known.
 */
export function cancellationText(
  steps: readonly CancellationStep[],
  locale: Locale,
  t: Dictionary['termsOfClass']['cancelling'],
): string {
  const [now, after] = steps;
  if (!now) return '';
  if (now.until === null || !after) return t.whole;
  const next = after.feeRate >= WHOLE ? t.nextWhole : fill(t.nextPart, { rate: formatRate(after.feeRate, locale) });
  return fill(now.feeRate === 0 ? t.freeUntil : t.partUntil, {
    date: formatPlainDate(now.until, locale),
    rate: formatRate(now.feeRate, locale),
    next,
  });
}
