import * as calls from '../../src/domain/office/calls.ts';
import { ok, problem } from '../platform/answers.ts';
import { csvFile } from '../platform/csv-file.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { listActs } from './acts.ts';
import { bookingFile } from './booking-file.ts';
import { listBookings } from './bookings.ts';
import { bookingsFile } from './bookings-table.ts';
import { noteOnBooking } from './notes.ts';

const noSuchBooking = () => problem('not_found', 'There is no such booking.');

export const handlers = (needs: Dependencies): readonly Route[] => [
  answer(calls.officeActs, async ({ query }) => ok(await listActs(needs, query))),
  answer(calls.officeBookings, async ({ query }) => ok(await listBookings(needs, query))),
  answer(calls.bookingsTable, async ({ query, c }) => csvFile(c, 'bookings', await bookingsFile(needs, query))),
  answer(calls.officeBooking, async ({ params }) => {
    const file = await bookingFile(needs, params.id);
    return file ? ok(file) : noSuchBooking();
  }),
  answer(calls.noteBooking, (asked) => noteOnBooking(needs, asked)),
];
