import { expect, test } from 'vitest';
import { paymentMethods } from '../domain/booking/payment-methods.ts';
import { resendable } from '../domain/changes/office-contract.ts';
import { ChangedField } from '../domain/classes/changed.ts';
import { calledStates } from '../domain/classes/day.ts';
import { linkKinds } from '../domain/classes/office-classes.ts';
import { entryStates, placeDecisions } from '../domain/inbox/inbox.ts';
import { acts } from '../domain/office/acts.ts';
import { bookingStates } from '../domain/office/bookings.ts';
import { toldFields, type ToldField } from '../domain/office/told.ts';
import { recordedMethods } from '../domain/payments/recorded.ts';
import { personRoles } from '../domain/people/people.ts';
import { promoKinds } from '../domain/promo-codes/new-code.ts';
import { keptStates } from '../domain/quotes/quote.ts';
import { heldBackOf } from '../domain/reminding/contract.ts';
import { WaitState } from '../domain/waitlist/contract.ts';
import { officeAudit as auditEn } from './strings/en/office/audit.ts';
import { officeMails as mailsEn } from './strings/en/office/mails.ts';
import { officeAudit as auditFr } from './strings/fr/office/audit.ts';
import { officeMails as mailsFr } from './strings/fr/office/mails.ts';
import { toldText, toldValue } from './told.ts';

const timeZone = 'America/Toronto';
const en = { audit: auditEn, mails: mailsEn, locale: 'en', timeZone } as const;
const fr = { audit: auditFr, mails: mailsFr, locale: 'fr', timeZone } as const;

test.each([auditEn, auditFr])('every field that an act can write has a text', ({ fields, values }) => {
  expect(Object.keys(fields).sort()).toEqual(Object.keys(toldFields).sort());
  const words = Object.entries(toldFields).filter(([field, kind]) => kind === 'word' && field !== 'act');
  expect(Object.keys(values).sort()).toEqual(words.map(([field]) => field).sort());
});

test('money is written as money, a rate as a share, an instant on the office’s clock, a state as a word', () => {
  const values = {
    ...{ totalCents: 130_000, percent: 12_500, until: '2027-01-01T03:30:00Z', receivedOn: '2026-11-20' },
    ...{ state: 'awaiting_payment', closed: true, kind: 'payment_link', assignee: null, classes: { 'excel-1': 2 } },
  };
  const plain = (texts: string[]) => texts.map((text) => text.replaceAll(/[\u00a0\u202f]/g, ' '));
  expect(plain(toldText(values, en))).toEqual([
    'total: $1,300.00',
    'taken off: 12.5%',
    'until: December 31, 2026, 10:30 p.m.',
    'received on: November 20, 2026',
    'state: awaiting payment',
    'closed: yes',
    'kind: link to pay by card',
    'in the hands of account: none',
    'classes: excel-1 (2)',
  ]);
  expect(plain(toldText(values, fr))).toEqual(
    expect.arrayContaining([
      'total : 1 300,00 $',
      'réduction : 12,5 %',
      'jusqu’au : 31 décembre 2026, 22 h 30',
      'état : en attente de paiement',
      'fermé : oui',
    ]),
  );
});

test('what has no words is told from what has, and stays as an earlier release wrote it', () => {
  expect(toldValue('state', 'dreaming', en)).toBeUndefined();
  expect(toldValue('mood', 'good', en)).toBeUndefined();
  expect(toldValue('totalCents', 'much', en)).toBeUndefined();
  expect(toldText({ state: 'dreaming', mood: { good: true } }, en)).toEqual(['state: dreaming', 'mood: {"good":true}']);
});

const words: Readonly<Partial<Record<ToldField, readonly string[]>>> = {
  act: acts,
  decision: placeDecisions,
  field: ChangedField.options,
  kind: linkKinds,
  kinds: promoKinds,
  method: recordedMethods,
  of: heldBackOf,
  paidBy: paymentMethods,
  role: personRoles,
  state: [
    ...[...bookingStates, 'held', 'released', ...keptStates, ...entryStates, ...WaitState.options, 'bought', 'void'],
    ...['tentative', 'confirmed', 'cancelled', 'withdrawn', ...calledStates],
  ],
  what: resendable,
};

test.each(Object.entries(words))('every %s that there can be has a word in both languages', (field, values) => {
  for (const writing of [en, fr]) {
    expect(values.filter((value) => toldValue(field, value, writing) === undefined)).toEqual([]);
  }
});
