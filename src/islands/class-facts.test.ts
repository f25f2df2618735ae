import { expect, test } from 'vitest';
import { withSeats } from '../domain/cart/cart.ts';
import { present } from '../domain/present.ts';
import { strings } from '../i18n/strings/index.ts';
import { paymentText, whenOf } from './class-facts.ts';

const { payment, facts } = strings('en').termsOfClass;
const paid = (...methods: ('card' | 'invoice')[]) => ({ payment: methods });

test('rule 34: a cart is paid by what each of its classes can be paid with', () => {
  expect(paymentText([paid('invoice')], payment)).toBe(payment.invoice);
  expect(paymentText([paid('card', 'invoice')], payment)).toBe(payment.both);
  expect(paymentText([paid('card', 'invoice'), paid('card')], payment)).toBe(payment.card);
  expect(paymentText([paid('invoice'), paid()], payment)).toBe('');
  expect(paymentText([undefined], payment)).toBe('');
});

test('a line names its day and, once they are known, its hours in its own zone', () => {
  const wish = { eventId: 'a', priceCents: 1, language: 'en', titles: {}, timeZone: 'America/Toronto' } as const;
  const line = present(withSeats([], { ...wish, start: '2027-01-12T14:00:00Z' }, 1).lines[0]);
  expect(whenOf(line, 'en', facts)).toBe('Tuesday, January 12, 2027');
  const sessions = [{ start: '2027-01-12T14:00:00Z', end: '2027-01-12T21:00:00Z' }];
  expect(whenOf({ ...line, sessions }, 'en', facts).replaceAll('\u00a0', ' ')).toBe(
    'Tuesday, January 12, 2027, 9:00 a.m. to 4:00 p.m. EST',
  );
  expect(whenOf({ ...line, start: '' }, 'en', facts)).toBe('');
});
