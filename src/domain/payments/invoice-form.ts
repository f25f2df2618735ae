import * as v from 'valibot';
import { requiredLine } from '../fields.ts';
import { field, type Fields, type Form } from '../forms/form.ts';
import { centsOf } from '../money/money.ts';
import { InvoiceRequest } from './contract.ts';

export const invoiceFields = {
  invoice: field(InvoiceRequest.entries.number, { hint: 'invoice' }),
  amount: field(v.pipe(requiredLine(20), v.transform(centsOf), InvoiceRequest.entries.totalCents), {
    inputmode: 'decimal',
    hint: 'amount',
  }),
} satisfies Fields;

const names: Readonly<Record<string, string>> = { number: 'invoice', totalCents: 'amount' };

/** An invoice by what is printed on it. */
export const invoiceForm: Form<InvoiceRequest> = {
  fields: invoiceFields,
  schema: () => InvoiceRequest,
  inputOf: ({ invoice = '', amount = '' }) => ({
    number: invoice,
    totalCents: amount === '' ? undefined : centsOf(amount),
  }),
  nameOf: (path) => names[path] ?? path,
};
