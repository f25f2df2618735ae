import * as v from 'valibot';
import { staff } from '../accounts/access.ts';
import type { Call } from '../api/call.ts';
import { tableLanguage } from '../office/tables.ts';
import {
  BookParams,
  BookTotals,
  MoneyQuery,
  OfficeMoney,
  Period,
  PeriodQuery,
  Statement,
  StatementParams,
} from './contract.ts';

/** What is open and overdue, and what of payments and refunds waits for somebody. */
export const officeMoney = {
  method: 'GET',
  path: '/Website/office/money',
  access: staff,
  query: MoneyQuery,
  answer: OfficeMoney,
} as const satisfies Call;

/** What the client of a booking was charged, has paid and owes, by all bookings of that e-mail. */
export const clientStatement = {
  method: 'GET',
  path: '/Website/office/bookings/{id}/statement',
  access: staff,
  params: StatementParams,
  opens: 'client',
  answer: Statement,
} as const satisfies Call;

/** The same of everybody of the client's organisation, for other programs and for them. */
export const organisationStatement = {
  method: 'GET',
  path: '/Website/office/bookings/{id}/statement/organisation.csv',
  access: staff,
  params: StatementParams,
  query: v.object(tableLanguage),
  opens: 'client',
  answer: 'file',
} as const satisfies Call;

/** What a period comes to, as its summary has it: nobody is named. */
export const officeBookTotals = {
  method: 'GET',
  path: '/Website/office/book-totals',
  access: staff,
  query: Period,
  answer: BookTotals,
} as const satisfies Call;

/** The books of a period for the bookkeeper, as comma-separated values. */
export const officeBooks = {
  method: 'GET',
  path: '/Website/office/books/{kind}',
  access: staff,
  params: BookParams,
  query: PeriodQuery,
  opens: 'report',
  answer: 'file',
} as const satisfies Call;
