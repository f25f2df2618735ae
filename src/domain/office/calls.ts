import * as v from 'valibot';
import { owners, staff } from '../accounts/access.ts';
import { Nothing, type Call } from '../api/call.ts';
import { ActsQuery, OfficeActs } from './audit.ts';
import { BookingsQuery, FoundBookings, NewNote, OfficeBooking } from './bookings.ts';
import { tableLanguage } from './tables.ts';

/** What was done in the office, and whose files were opened (booking rule 38). */
export const officeActs = {
  method: 'GET',
  path: '/Website/office/acts',
  access: owners,
  query: ActsQuery,
  answer: OfficeActs,
} as const satisfies Call;

/** Bookings by what is typed of them. */
export const officeBookings = {
  method: 'GET',
  path: '/Website/office/bookings',
  access: staff,
  query: BookingsQuery,
  answer: FoundBookings,
} as const satisfies Call;

/** The same for other programs: all that fit, as far as a table goes. */
export const bookingsTable = {
  method: 'GET',
  path: '/Website/office/bookings.csv',
  access: staff,
  query: v.object({ ...v.omit(BookingsQuery, ['next']).entries, ...tableLanguage }),
  opens: 'report',
  answer: 'file',
} as const satisfies Call;

const params = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) });

/** All of one. */
export const officeBooking = {
  method: 'GET',
  path: '/Website/office/bookings/{id}',
  access: staff,
  params,
  opens: 'booking',
  answer: OfficeBooking,
} as const satisfies Call;

/** Writes something beside it, which its buyer never sees. */
export const noteBooking = {
  method: 'POST',
  path: '/Website/office/bookings/{id}/notes',
  access: staff,
  params,
  body: NewNote,
  answer: Nothing,
  status: 204,
  keyed: true,
  act: 'booking_noted',
} as const satisfies Call;
