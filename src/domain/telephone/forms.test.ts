import { expect, test } from 'vitest';
import { check } from '../forms/form.ts';
import { blockForm, telephoneForm } from './forms.ts';

const page = { locale: 'en', terms: { en: 'terms-en', fr: 'terms-fr' }, totalCents: 100 } as const;
const typed = {
  buyer: 'organisation',
  'contact.firstName': 'Ada',
  'contact.lastName': 'Byron',
  'contact.email': 'ada@example.ca',
  'contact.phone': '613-555-0199',
  'contact.organisation': 'Example Institute',
  'billing.line1': '1 Main St',
  'billing.city': 'Ottawa',
  'billing.country': 'CA',
  'billing.province': 'ON',
  'billing.postalCode': 'k1a0b1',
  paymentMethod: 'invoice',
  'terms.version': 'on',
};
const today = { today: '2026-11-20' };
const seats = [{ eventId: 'a' }, { eventId: 'a' }];

test('a booking by telephone is what the checkout sends, with the note of the office and names that follow', () => {
  const checked = check(telephoneForm(seats, page), { ...typed, note: ' Calls back. ' }, today);
  expect(checked).toMatchObject({
    body: {
      ...{ note: 'Calls back.', totalCents: 100, language: 'en', terms: { language: 'en', version: 'terms-en' } },
      participants: [{ eventId: 'a', email: '' }, { email: '' }],
      billing: { postalCode: 'K1A 0B1' },
    },
  });
});

test('rules 22 and 32: terms that were not accepted on the telephone are asked for, in Quebec by their language as well, and that of the invoice', () => {
  const untold = { ...typed, 'terms.version': '' };
  expect(check(telephoneForm(seats, page), untold, today)).toEqual({ problems: { 'terms.version': 'accept' } });
  const quebec = { ...typed, 'billing.province': 'QC', 'billing.postalCode': 'H2Y 1C6' };
  expect(check(telephoneForm(seats, page), quebec, today)).toMatchObject({
    problems: { language: 'choose', 'terms.language': 'choose' },
  });
});

test('nobody has two seats in a class', () => {
  const twice = Object.fromEntries([0, 1].map((seat) => [`participants.${seat}.email`, 'Grace@example.ca']));
  expect(check(telephoneForm(seats, page), { ...typed, ...twice }, today)).toEqual({
    problems: { 'participants.1.email': 'duplicate' },
  });
});

test('seats are held for somebody, until a day, for a reason', () => {
  expect(check(blockForm, {}, today)).toEqual({
    problems: { client: 'required', until: 'required', reason: 'required' },
  });
  const block = { client: 'City of Ottawa', email: '', until: '2026-12-04', reason: 'Names follow.' };
  expect(check(blockForm, block, today)).toEqual({ body: block });
  expect(check(blockForm, { ...block, until: '4 December', email: 'x' }, today)).toEqual({
    problems: { email: 'email', until: 'day' },
  });
});
