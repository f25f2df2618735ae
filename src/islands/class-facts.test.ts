import { expect, test } from 'vitest';
import { withSeats } from '../domain/cart/cart.ts';
import { present } from '../domain/present.ts';
import { DOT } from '../i18n/dot.ts';
import { strings } from '../i18n/strings/index.ts';
import { hoursOf, paymentText, whereOf } from './class-facts.ts';

const { payment, facts } = strings('en').termsOfClass;
const paid = (...methods: ('card' | 'invoice')[]) => ({ payment: methods });

test('rule 34: a cart is paid by what each of its classes can be paid with', () => {
  expect(paymentText([paid('invoice')], payment)).toBe(payment.invoice);
  expect(paymentText([paid('card', 'invoice')], payment)).toBe(payment.both);
  expect(paymentText([paid('card', 'invoice'), paid('card')], payment)).toBe(payment.card);
  expect(paymentText([paid('invoice'), paid()], payment)).toBe('');
  expect(paymentText([undefined], payment)).toBe('');
});

const wish = { eventId: 'a', priceCents: 1, language: 'en', titles: {}, timeZone: 'America/Toronto' } as const;
const line = present(withSeats([], { ...wish, start: '2027-01-12T14:00:00Z' }, 1).lines[0]);

test('a line tells its hours in its own zone, and its sessions, once they are known', () => {
  expect(hoursOf(line, 'en', facts)).toBe('');
  const sessions = [{ start: '2027-01-12T14:00:00Z', end: '2027-01-12T21:00:00Z' }];
  const said = (all: typeof sessions) => hoursOf({ ...line, sessions: all }, 'en', facts).replaceAll('\u00a0', ' ');
  expect(said(sessions)).toBe('9:00 a.m. to 4:00 p.m. EST');
  expect(said([...sessions, ...sessions])).toBe('9:00 a.m. to 4:00 p.m. EST (2 sessions)');
});

test('a line says its language where that is not the page’s', () => {
  expect(whereOf(line, { place: null }, 'en', facts)).toBe(facts.online);
  const fr = strings('fr').termsOfClass.facts;
  expect(whereOf(line, { place: null }, 'fr', fr)).toBe(`${fr.online}${DOT}${fr.inLanguage.en}`);
  expect(whereOf(line, undefined, 'en', facts)).toBe('');
});
