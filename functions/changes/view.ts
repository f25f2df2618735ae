import type { ClassWas } from '../../src/domain/booking/events.ts';
import { openOf } from '../../src/domain/changes/amounts.ts';
import type { HistoryEntry, ManagedBooking, ManagedDocument, ManagedLine } from '../../src/domain/changes/contract.ts';
import { present } from '../../src/domain/present.ts';
import { provinces } from '../../src/domain/money/provinces.ts';
import {
  addressAlone,
  coveredByOf,
  eventOf,
  participantView,
  showsTyped,
  takesOrder,
  taxedBy,
  unnamed,
  whoIs,
  type ChangeableBooking,
} from '../booking/index.ts';
import { datedClass, openClasses, titleIn, type EventRow } from '../catalogue/index.ts';
import { isoInstant } from '../platform/answers.ts';
import {
  deadlinesFor,
  isCancelled,
  mayBeProved,
  waitsForProof,
  isAsMoved,
  waivedBy,
  type ManagedRecord,
  type Needs,
} from './record.ts';
import { dueNow, paidInTime } from './due.ts';

/** The record as whoever opened it sees it. */
export function asShown(record: ManagedRecord): ManagedRecord {
  if (showsTyped(record.booking, record.byContact)) return record;
  return {
    ...record,
    booking: { ...record.booking, purchase_order: '' },
    contact: addressAlone(record.contact),
    participants: record.participants.map(unnamed),
    needs: new Map(),
  };
}

/** The booking as its buyer sees and changes it. */
export async function managedView(needs: Needs, record: ManagedRecord): Promise<ManagedBooking> {
  const { booking, contact, participants, standing, at } = record;
  const most = needs.siteData.changes.moves;
  return {
    reference: booking.reference,
    number: booking.number,
    revision: booking.revision,
    state: booking.state,
    language: booking.language,
    movesKeepFee: booking.moves_keep_fee === 1,
    serverTime: isoInstant(at),
    proved: booking.proved_at !== null,
    proofDueAt: waitsForProof(record) ? isoInstant(present(booking.proof_due_at)) : null,
    asksWhose: record.byContact && mayBeProved(record),
    totalCents: present(booking.total_cents),
    contact,
    purchaseOrder: booking.purchase_order,
    takesOrder: takesOrder(booking, record.invoices.length),
    lines: record.lines.map((line) => lineView(needs, record, line)),
    participants: participants.map((row) => ({
      ...participantView(row),
      movesLeft: isCancelled(eventOf(record.events, row)) ? most : Math.max(0, most - row.moves),
      officeTells: row.office_tells === 1,
      feeFloor: row.fee_floor,
      asMoved: isAsMoved(record, row),
      ...(record.needs.get(whoIs(row)) ?? { needs: '', address: '' }),
    })),
    otherDates: booking.state === 'confirmed' ? await otherDates(needs, record) : [],
    taxes: provinces.flatMap((province) => record.table[province].map(({ code, rate }) => ({ code, province, rate }))),
    money: {
      ...standing,
      openCents: openOf(standing),
      creditBalanceCents: record.creditBalanceCents,
      byCardAlone: record.byCardAlone,
    },
    documents: documentsOf(needs, record),
    history: record.history.map((event) => historyEntry(record, event)),
  };
}

function lineView(needs: Needs, record: ManagedRecord, line: ManagedRecord['lines'][number]): ManagedLine {
  const row = eventOf(record.events, line);
  const deadlines = deadlinesFor(needs, record, line);
  return {
    eventId: line.class_id,
    quantity: line.quantity,
    unitCents: line.unit_cents,
    discountCents: line.discount_cents,
    keptCents: line.kept_cents,
    province: record.charged.find(({ eventId }) => eventId === line.class_id)?.province ?? null,
    ...coveredByOf(line),
    event: datedClass(row, record.at),
    courseId: row.course_id,
    directions: directionsTo(needs.siteData, row),
    posted: line.posted === 1,
    isPrivate: row.private_order_id !== null,
    waived: waivedBy(record, line),
    ...deadlines,
  };
}

/** As the page of the city says. */
function directionsTo({ directions }: Needs['siteData'], { place_id: place }: EventRow): ManagedLine['directions'] {
  const ways = place === null ? undefined : directions[place];
  return ways ? { en: [...ways.en], fr: [...ways.fr] } : null;
}

async function otherDates(needs: Needs, record: ManagedRecord): Promise<ManagedBooking['otherDates']> {
  const courses = new Set(
    record.lines
      .filter(({ quantity }) => quantity > 0)
      .map((line) => eventOf(record.events, line))
      .filter((row) => row.private_order_id === null)
      .map((row) => row.course_id),
  );
  return Promise.all(
    [...courses].map(async (courseId) => ({
      courseId,
      dates: (await openClasses(needs.db, courseId, record.at))
        .filter((row) => paidInTime(needs, record, row))
        .map((row) => ({ event: datedClass(row, record.at), province: taxedBy(row, record.billing) })),
    })),
  );
}

/** Invoices and credit notes in the order of their issue. */
function documentsOf(needs: Needs, record: ManagedRecord): ManagedDocument[] {
  const { invoices, creditNotes } = record;
  const issued = invoices.map((row): ManagedDocument => ({
    kind: 'invoice',
    number: row.number,
    issuedOn: row.issued_on,
    dueOn: dueNow(needs, record, row.due_on),
    invoice: null,
    totalCents: row.total_cents,
    ...{ refundCents: 0, creditCents: 0, toCreditsCents: 0 },
    document: { feeCents: 0, otherNotesCents: 0, ...row.document },
  }));
  const credited = creditNotes.map((row): ManagedDocument => ({
    kind: 'credit_note',
    number: row.number,
    issuedOn: row.issued_on,
    dueOn: null,
    invoice: row.invoice_number,
    totalCents: row.total_cents,
    refundCents: row.refund_cents,
    creditCents: row.credit_cents,
    toCreditsCents: row.to_credits_cents,
    document: row.document,
  }));
  return [...issued, ...credited];
}

/** What happened, without the ids of the rows that it happened to. */
function historyEntry({ events, booking }: ManagedRecord, event: ChangeableBooking['history'][number]): HistoryEntry {
  const { eventId, seats, cents, totalCents } = event.detail;
  const was = event.detail.was as ClassWas | null | undefined;
  const row = events.find(({ id }) => id === eventId);
  const amount = typeof cents === 'number' ? cents : totalCents;
  return {
    kind: event.kind,
    at: isoInstant(event.at),
    who: event.who,
    ...(row && { title: titleIn(datedClass(row, event.at), booking.language) }),
    ...(typeof seats === 'number' && { seats }),
    ...(typeof amount === 'number' && { cents: amount }),
    ...(event.kind === 'class_moved' && was?.sessions && { was: { sessions: was.sessions, timeZone: was.timeZone } }),
  };
}
