import { expect, test } from 'vitest';
import { seatField } from '../../domain/booking/checkout-form.ts';
import { summaryLine, reasonText } from '../../i18n/form-words.ts';
import { strings } from '../../i18n/strings/index.ts';
import type { CheckoutProps } from './context.ts';
import { wordsOf } from './words.ts';

const texts = strings('fr');
const props = { texts: texts.checkout, locale: 'fr' } as Partial<CheckoutProps> as CheckoutProps;
const seat = (eventId: string, email: string) => ({ eventId, email, firstName: '', lastName: '' });

test('an address that has a seat already is named with it, in one wording', () => {
  const seats = [seat('a', 'x@example.ca'), seat('b', 'y@example.ca'), seat('b', 'Y@example.ca')];
  const words = wordsOf(props, seats, {});
  const name = seatField(2, 'email');
  const said = 'Cette adresse est déjà celle de la personne 1.';
  expect(reasonText(words, texts, name, 'duplicate')).toBe(said);
  expect(summaryLine(words, texts, name, 'duplicate')).toBe(said);
});
