import type { FormWords } from '../../i18n/form-words.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import type { CheckoutProps } from '../checkout/context.ts';

/** Of a quote's texts, what its page needs once it is read: what its mails say is none of it. */
export type QuoteTexts = Omit<Dictionary['quote'], 'title' | 'description' | 'noScript' | 'mails'>;

export const pageTexts = ({
  title: _title,
  description: _description,
  noScript: _noScript,
  mails: _mails,
  ...texts
}: Dictionary['quote']): QuoteTexts => texts;

/** What the form says by which a quote is accepted: the checkout's words, and its own names. */
export const acceptWords = (checkout: CheckoutProps['texts'], t: Dictionary['quote']['accept']): FormWords => ({
  ...checkout,
  fields: { ...checkout.fields, ...t.fields },
  hints: t.hints,
  ifEmpty: { ...checkout.ifEmpty, ...t.ifEmpty },
  reasons: t.reasons,
});
