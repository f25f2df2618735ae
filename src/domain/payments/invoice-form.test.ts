import { expect, test } from 'vitest';
import { check } from '../forms/form.ts';
import { invoiceForm } from './invoice-form.ts';

const outcome = (invoice: string, amount: string) => check(invoiceForm, { invoice, amount }, { today: '2026-11-20' });

test.each(['559.35', '559,35 $', ' 559.35 '])('an invoice is named by its number and its total, %j', (amount) => {
  expect(outcome(' 2026-000001 ', amount)).toEqual({
    body: { number: '2026-000001', totalCents: 55_935 },
  });
});

test.each([
  ['', '1', { invoice: 'required' }],
  ['26-1', '1', { invoice: 'invoice_number' }],
  ['2026-000001', '', { amount: 'required' }],
  ['2026-000001', 'much', { amount: 'amount' }],
  ['2026-000001', '0', { amount: 'amount' }],
])('%j with %j is refused', (invoice, amount, problems) => {
  expect(outcome(invoice, amount)).toEqual({ problems });
});
