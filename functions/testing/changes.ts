import * as v from 'valibot';
import { expect } from 'vitest';
import type { BookingView, ConfirmRequest } from '../../src/domain/booking/contract.ts';
import { ManagedBooking, type CancelSeats, type MoveSeats } from '../../src/domain/changes/contract.ts';
import { feesOf, givingBack, keptRate, movedWorth, moving, type ChargedLine } from '../../src/domain/changes/seats.ts';
import { frozenTable } from '../../src/domain/money/credit.ts';
import { first, only, present } from '../../src/domain/present.ts';
import { asContact, bookingId, confirmBody, hold, prove, type TestSite, type WantedSeats } from './harness.ts';

/** Holds and confirms, at whatever the server says it costs; nobody has proved to be there. */
export async function bookedUnproved(
  site: TestSite,
  lines: WantedSeats[],
  changes: Partial<ConfirmRequest> = {},
): Promise<BookingView> {
  const { reference } = await hold(site, lines);
  const confirm = (cents: number) => site.post(`/Website/confirm-booking/${reference}`, confirmBody(cents, changes));
  const asked = (await (await confirm(1)).json()) as { totalCents: number };
  const response = await confirm(asked.totalCents);
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
}

/** The same, and the buyer has opened the link of the mail: the booking as it is then. */
export async function booked(
  site: TestSite,
  lines: WantedSeats[],
  changes: Partial<ConfirmRequest> = {},
): Promise<BookingView> {
  const { reference } = await bookedUnproved(site, lines, changes);
  await prove(site, reference);
  return (await site.get(`/Website/booking/${await asContact(site, reference)}`)).json();
}

/** A seat for somebody of an organization, a second after what was booked before. */
export async function bookedBy(
  site: TestSite,
  eventId: string,
  email: string,
  organisation = 'Example Institute',
): Promise<{ id: string; reference: string }> {
  site.wait(1);
  const { contact } = confirmBody(0);
  const { reference } = await booked(site, [{ eventId }], { contact: { ...contact, email, organisation } });
  return { id: await bookingId(site, reference), reference };
}

/** What a booking still owes; negative is owed to it. Cents. */
export async function balanceOf(site: TestSite, id: string): Promise<number> {
  const rows = await site.rows<{ cents: number }>(
    `SELECT invoiced_cents - credited_cents - paid_cents + returned_cents AS cents FROM booking_balances WHERE booking_id = ?1`,
    id,
  );
  return only(rows).cents;
}

/** A booking as its contact sees it. */
export async function managed(site: TestSite, reference: string): Promise<ManagedBooking> {
  const response = await site.get(`/Website/manage-booking/${await asContact(site, reference)}`);
  expect(response.status, await response.clone().text()).toBe(200);
  return v.parse(ManagedBooking, await response.json());
}

/** As the page works it out: the request for giving these seats back. */
export function cancelBody(booking: ManagedBooking, seats: readonly string[], changes: Partial<CancelSeats> = {}) {
  const given = [
    ...Map.groupBy(
      booking.participants.filter(({ id }) => seats.includes(id)),
      ({ eventId }) => eventId,
    ),
  ].flatMap(([eventId, people]) => feesOf(present(booking.lines.find((line) => line.eventId === eventId)), people));
  const change = givingBack(booking.lines, given, frozenTable(booking.taxes));
  const { revision } = booking;
  const creditedCents = 0 - change.difference.totalCents;
  return { revision, seats, feeCents: change.feeCents, creditedCents, back: 'refund', ...changes };
}

export function moveBody(
  booking: ManagedBooking,
  seats: readonly string[],
  to: string,
  changes: Partial<MoveSeats> = {},
) {
  const people = booking.participants.filter(({ id }) => seats.includes(id));
  const from = first(people).eventId;
  const date = booking.otherDates.flatMap(({ dates }) => dates).find(({ event }) => event.id === to);
  const target = { eventId: to, priceCents: date?.event.priceCents ?? 0, province: date?.province ?? null };
  const lines: readonly ChargedLine[] = booking.lines;
  const change = moving(lines, { eventId: from, seats: seats.length }, target, frozenTable(booking.taxes));
  const { revision } = booking;
  return {
    revision,
    seats,
    to,
    differenceCents: change.difference.totalCents,
    keptRate: keptRate(booking, people, movedWorth(lines, { eventId: from, seats: seats.length }, target)),
    back: 'refund',
    ...changes,
  };
}

/** A payment that staff wrote down. */
export async function pay(site: TestSite, reference: string, cents: number): Promise<void> {
  await site.rows(
    `INSERT INTO payments (id, booking_id, invoice_number, method, state, amount_cents, created_at, paid_at)
     SELECT ?1, id, (SELECT number FROM invoices WHERE booking_id = bookings.id LIMIT 1), 'cheque', 'paid', ?2, 0, 0
     FROM bookings WHERE reference = ?3`,
    crypto.randomUUID(),
    cents,
    reference,
  );
}

export const person = (eventId: string, email: string) => ({
  eventId,
  email,
  firstName: 'Grace',
  lastName: 'Hopper',
});
