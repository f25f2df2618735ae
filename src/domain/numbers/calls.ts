import { staff } from '../accounts/access.ts';
import type { Call } from '../api/call.ts';
import { NumbersFileQuery, NumbersQuery, OfficeNumbers, TableParams } from './numbers.ts';

/** Bookings, sales, seats and where they came from, in a period. */
export const officeNumbers = {
  method: 'GET',
  path: '/Website/office/numbers',
  access: staff,
  query: NumbersQuery,
  answer: OfficeNumbers,
} as const satisfies Call;

/** One table of them, as comma-separated values. */
export const officeNumbersFile = {
  method: 'GET',
  path: '/Website/office/numbers/{table}',
  access: staff,
  params: TableParams,
  query: NumbersFileQuery,
  answer: 'file',
} as const satisfies Call;
