import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ExemptBooking } from '../changes/office-contract.ts';
import { NameOrder } from '../changes/purchase-order.ts';
import { BuyRequest } from '../packages/contract.ts';
import { NewLine } from '../quotes/lines.ts';
import { AcceptQuote, NewQuote } from '../quotes/quote.ts';
import { Billing, BillingFields } from './billing.ts';
import { ConfirmRequest } from './contract.ts';

// Rule 22: an invoice names its buyer, and is frozen: what would be empty boxes on it is refused where it is typed.

const SYLLABICS = 'ᓄᓇᕗᑦ ᒐᕙᒪᖓ';
const address = {
  line1: '12 Main St',
  line2: '',
  city: 'Iqaluit',
  country: 'CA',
  province: 'NU',
  postalCode: 'X0A 0H0',
};

const takes = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success;

test.each([
  ['organization', ConfirmRequest.entries.contact.entries.organisation],
  ['organization of a package', BuyRequest.entries.contact.entries.organisation],
  ['purchase order', ConfirmRequest.entries.purchaseOrder],
  ['budget code', ConfirmRequest.entries.budgetCode],
  ['purchase order given later', NameOrder.entries.purchaseOrder],
  ['purchase order of a package', BuyRequest.entries.purchaseOrder],
])('%s', (_name, schema) => {
  expect(takes(schema, 'Ville de Laval, nº 12')).toBe(true);
  expect(v.safeParse(schema, SYLLABICS).issues?.[0]?.message).toBe('unprintable');
});

test.each(['line1', 'line2', 'city'] as const)('%s of an address, which is read as it was kept', (field) => {
  const kept = { ...address, [field]: SYLLABICS };
  expect([takes(Billing, address), takes(Billing, kept), takes(BillingFields, kept)]).toEqual([true, false, true]);
  expect(takes(BuyRequest.entries.billing, kept)).toBe(false);
});

test('lines of a quote, and the number of a document that frees from taxes, are printed too', () => {
  const service = { kind: 'service', text: 'Coaching: Excel', quantity: 1, unitCents: 1, province: 'ON' };
  expect([takes(NewLine, service), takes(NewLine, { ...service, text: 'Excel → Power BI ✓' })]).toEqual([true, false]);
  const own = {
    kind: 'private',
    courseId: 'excel',
    delivery: 'in-person',
    province: 'NU',
    days: 1,
    people: 4,
    unitCents: 1,
  };
  expect([takes(NewLine, { ...own, city: 'Iqaluit' }), takes(NewLine, { ...own, city: SYLLABICS })]).toEqual([
    true,
    false,
  ]);
  const { number } = ExemptBooking.entries;
  expect([takes(number, '123-A'), takes(number, SYLLABICS)]).toEqual([true, false]);
});

test('quotes ask the same of who is quoted, and of who accepts', () => {
  const issues = (schema: v.GenericSchema, value: object) =>
    v.safeParse(schema, value).issues?.map((issue) => v.getDotPath(issue));
  expect(issues(NewQuote, { contact: { organisation: SYLLABICS } })).toContain('contact.organisation');
  expect(issues(AcceptQuote, { billing: { ...address, city: SYLLABICS } })).toContain('billing.city');
});
