import type { FormWords } from '../../i18n/form-words.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import type { CheckoutProps } from '../checkout/context.ts';

/** What the form says by which a quote is accepted: the checkout's words, and its own names. */
export const acceptWords = (checkout: CheckoutProps['texts'], t: Dictionary['quote']['accept']): FormWords => ({
  ...checkout,
  fields: { ...checkout.fields, ...t.fields },
  hints: t.hints,
  ifEmpty: { ...checkout.ifEmpty, ...t.ifEmpty },
  reasons: t.reasons,
});
