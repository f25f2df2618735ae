import type { Contact } from '../../src/domain/booking/billing.ts';
import { isOfOneOwner } from '../../src/domain/mail-providers.ts';
import type { recordTogether as RecordCall, undoTogether as UndoCall } from '../../src/domain/payments/office-calls.ts';
import type { OpenInvoice, OpenInvoices, Part } from '../../src/domain/payments/together.ts';
import type { UndoableAct } from '../../src/domain/office/undo.ts';
import { present } from '../../src/domain/present.ts';
import { byOffice, recordEvent } from '../booking/index.ts';
import { bookingsOfOrganisation } from '../office/index.ts';
import { done, isoInstant, jsonOf, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { standsFrom, undoable, undoableActs, undone } from '../platform/undo.ts';
import { openByInvoice } from './open-invoices.ts';
import { writtenBefore } from './recorded-before.ts';
import { instantOf, notReceived } from './recorded.ts';
import type { Needs } from './rows.ts';
import * as sql from './together-sql.ts';

interface OpenRow {
  booking_id: string;
  booking: string | null;
  contact: string;
  open_cents: number;
  written_off_cents: number;
  due_on: string;
  number: string;
  left_cents: number;
}

/** An open invoice, and how its booking stands. */
interface Read extends OpenInvoice {
  bookingCents: number;
  writtenOffCents: number;
}

interface Payer {
  contact: Contact;
  open: Read[];
}

/** The open ones among the invoices of some bookings. */
function openOf(rows: readonly OpenRow[], payer: string): Read[] {
  return [...Map.groupBy(rows, (row) => row.booking_id).values()].flatMap((invoices) => {
    const row = present(invoices[0]);
    const { firstName, lastName, email } = JSON.parse(row.contact) as Contact;
    const dueOn = new Map(invoices.map((one) => [one.number, one.due_on]));
    const expected = openByInvoice(invoices, row.open_cents - row.written_off_cents);
    return openByInvoice(invoices, row.open_cents).map(({ number, cents }) => ({
      ...{ invoice: number, openCents: cents, dueOn: present(dueOn.get(number)) },
      writtenOff: !expected.some((one) => one.number === number),
      ...{ bookingId: row.booking_id, booking: row.booking, name: `${firstName} ${lastName}`, email },
      byNameAlone: !isOfOneOwner(payer, email),
      ...{ bookingCents: row.open_cents, writtenOffCents: row.written_off_cents },
    }));
  });
}

/**
 * A client by one of the bookings, with what is open of hers and of everybody of her organisation, what is due first before all else; what
 * is theirs by a name alone comes after that, and what is written off at the end.
 */
async function readPayer(needs: Needs, id: string): Promise<Payer | null> {
  const own = await needs.db.prepare(sql.PAYER).bind(id).first<{ contact: string; contact_key: string }>();
  if (!own) return null;
  const contact = JSON.parse(own.contact) as Contact;
  const others = await bookingsOfOrganisation(needs, contact.organisation);
  const { results } = await needs.db
    .prepare(sql.OPEN_OF_PAYER)
    .bind(own.contact_key, JSON.stringify(others.map((one) => one.id)))
    .all<OpenRow>();
  const open = openOf(results, contact.email).sort(
    (a, b) =>
      Number(a.writtenOff) - Number(b.writtenOff) ||
      Number(a.byNameAlone) - Number(b.byNameAlone) ||
      a.dueOn.localeCompare(b.dueOn) ||
      a.invoice.localeCompare(b.invoice),
  );
  return { contact, open };
}

/** What the office may record one payment for; `null` where there is no such booking. */
export async function openInvoices(needs: Needs, id: string): Promise<OpenInvoices | null> {
  const payer = await readPayer(needs, id);
  if (!payer) return null;
  const undo = await undoableActs(needs.db, 'client', id, needs.now().getTime());
  return {
    ...{ name: `${payer.contact.firstName} ${payer.contact.lastName}`, email: payer.contact.email },
    invoices: payer.open.map(({ bookingCents: _all, writtenOffCents: _off, ...invoice }) => invoice),
    undo: undo.map(({ id: one, act, until_at: until }) => ({ id: one, act, until: isoInstant(until) })),
  };
}

/** A part with what is open of its booking before and after it. */
interface Placed {
  id: string;
  read: Read;
  cents: number;
  beforeCents: number;
}

/** `null` where an invoice is none of the payer's, or something else is open of it by now. */
function placed(needs: Needs, open: readonly Read[], parts: readonly Part[]): Placed[] | null {
  const before = new Map<string, number>();
  const all = parts.map(({ invoice, cents, openCents }) => {
    const read = open.find((one) => one.invoice === invoice && one.openCents === openCents);
    if (!read) return null;
    const beforeCents = before.get(read.bookingId) ?? read.bookingCents;
    before.set(read.bookingId, beforeCents - cents);
    return { id: needs.newId(), read, cents, beforeCents };
  });
  return all.every((one) => one !== null) ? all : null;
}

/** What undoing needs: when it came in, each part with what is open after it, and what it settled of write-offs. */
interface Before {
  paidAt: number;
  parts: { id: string; bookingId: string; cents: number; openCents: number }[];
  settled: { bookingId: string; cents: number }[];
}

const beforeOf = (parts: readonly Placed[], paidAt: number): Before => ({
  paidAt,
  parts: parts.map(({ id, read, cents, beforeCents }) => ({
    ...{ id, bookingId: read.bookingId, cents, openCents: beforeCents - cents },
  })),
  settled: [...Map.groupBy(parts, ({ read }) => read.bookingId)].flatMap(([bookingId, all]) => {
    const { read, beforeCents, cents } = present(all.at(-1));
    // The database takes back what stands written off beyond what is open.
    const settled = read.writtenOffCents - Math.max(0, beforeCents - cents);
    return settled > 0 ? [{ bookingId, cents: settled }] : [];
  }),
});

/**
 * Writes down one cheque or transfer for several invoices, each of which has its part: all of them or none. Who typed it has seen what was
 * open of each. The payer gets one receipt, once it cannot be undone any more.
 */
export function recordTogether(
  needs: Needs,
  { params: { id }, body, session, keyed, acted }: Asked<typeof RecordCall>,
): Promise<AnswerTo<typeof RecordCall>> {
  const { db, now, newId, siteData } = needs;
  return once(db, keyed, async (): Promise<AnswerTo<typeof RecordCall> | null> => {
    const at = now().getTime();
    const { timeZone } = siteData.office;
    const notThen = notReceived(body.receivedOn, timeZone, at);
    if (notThen) return notThen;
    const payer = await readPayer(needs, id);
    if (!payer) return problem('not_found', 'There is no such booking.');
    const parts = placed(needs, payer.open, body.parts);
    if (!parts) return problem('booking_changed', 'Something else is open by now.');
    const { method, cents, receivedOn, note } = body;
    const again = await writtenBefore(needs, { id, organisation: payer.contact.organisation }, body);
    if (again) return again;
    const undo: UndoableAct = { id: newId(), act: 'payments_recorded', until: isoInstant(standsFrom(at)) };
    const paidAt = instantOf(receivedOn, timeZone, at);
    const before = beforeOf(parts, paidAt);
    const json = jsonOf(undo);
    const written = await writeTogether(db, [
      db.prepare(sql.BEGIN_TOGETHER).bind(undo.id, id, at),
      ...parts.flatMap(({ id: part, read: { bookingId, invoice }, cents: own, beforeCents }) => [
        db
          .prepare(sql.INSERT_PART)
          .bind(...[part, bookingId, invoice, method, own, at, paidAt, note, beforeCents, undo.id]),
        recordEvent(db, {
          ...{ bookingId, kind: 'paid', at, ...byOffice(session) },
          detail: { payment: part, cents: own, method },
        }),
      ]),
      db.prepare(sql.QUEUE_RECEIPT).bind(undo.id, payer.contact.email, id, standsFrom(at), at),
      undoable(db, { ...undo, subject: 'client', subjectId: id, accountId: session.accountId, before, at }),
      acted(
        {
          ...{ subject: 'client', id, before: { openCents: sumOf(parts.map(({ read }) => read.openCents)) } },
          after: { payment: undo.id, cents, invoices: parts.length, method, receivedOn },
        },
        at,
      ),
      storeDone(db, keyed, { about: id, answer: json, at }),
    ]);
    return written && { json };
  });
}

const sumOf = (cents: readonly number[]) => cents.reduce((sum, one) => sum + one, 0);

/** Whether something else is open of a booking than was left by its last part, or any of a part has gone back. */
async function hasChanged(db: D1Database, id: string, parts: Before['parts']): Promise<boolean> {
  const left = new Map(parts.map(({ bookingId, openCents }) => [bookingId, openCents]));
  const { results } = await db
    .prepare(sql.PARTS_NOW)
    .bind(id)
    .all<{ booking_id: string; open_cents: number; sent_back: 0 | 1 }>();
  return results.some((row) => row.sent_back === 1 || left.get(row.booking_id) !== row.open_cents);
}

/** Takes all parts of a payment back, while nobody has heard of it and nothing else has happened to their bookings. */
export function undoTogether(
  { db, now, newId }: Needs,
  { params: { id }, body, session, keyed, acted }: Asked<typeof UndoCall>,
): Promise<AnswerTo<typeof UndoCall>> {
  return once(db, keyed, async (): Promise<AnswerTo<typeof UndoCall> | null> => {
    const at = now().getTime();
    const row = (await undoableActs(db, 'client', id, at)).find((one) => one.id === body.undo);
    if (!row) return problem('closed', 'It is too late to undo this.');
    const { parts, paidAt, settled } = JSON.parse(row.before) as Before;
    if (await hasChanged(db, row.id, parts))
      return problem('closed', 'Something else has happened to a booking since.');
    const written = await writeTogether(db, [
      undone(db, row.id, at),
      // The last one first: what is open after each is what was open before the next.
      ...parts.toReversed().map(({ id: part, openCents }) => db.prepare(sql.END_PART).bind(part, openCents)),
      ...settled.map(({ bookingId, cents }) => db.prepare(sql.WRITE_OFF_AGAIN).bind(newId(), bookingId, paidAt, cents)),
      ...parts.map(({ id: part, bookingId, cents }) =>
        recordEvent(db, {
          bookingId,
          kind: 'payment_undone',
          at,
          ...byOffice(session),
          detail: { payment: part, cents },
        }),
      ),
      db.prepare(sql.FORGET_RECEIPT).bind(row.id),
      acted(
        { subject: 'client', id, before: { act: row.act, payment: row.id }, after: { invoices: parts.length } },
        at,
      ),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}
