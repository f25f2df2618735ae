import { staff } from '../accounts/access.ts';
import type { Call } from '../api/call.ts';
import { BookParams, BookTotals, MoneyQuery, OfficeMoney, Period, PeriodQuery } from './contract.ts';
import { Statement, StatementFileParams, StatementFileQuery, StatementParams, StatementQuery } from './statement.ts';

/** What is open and overdue, and what of payments and refunds waits for somebody. */
export const officeMoney = {
  method: 'GET',
  path: '/Website/office/money',
  access: staff,
  query: MoneyQuery,
  answer: OfficeMoney,
} as const satisfies Call;

/** What the client of a booking, or everybody of that organisation, was charged, has paid and owes. */
export const statement = {
  method: 'GET',
  path: '/Website/office/bookings/{id}/statement',
  access: staff,
  params: StatementParams,
  query: StatementQuery,
  opens: 'client',
  answer: Statement,
} as const satisfies Call;

/** The same for other programs, and for them. */
export const statementFile = {
  method: 'GET',
  path: '/Website/office/bookings/{id}/statement/{table}',
  access: staff,
  params: StatementFileParams,
  query: StatementFileQuery,
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
