import type { Billing, Contact } from '../../src/domain/booking/billing.ts';
import type { OfficeBooking } from '../../src/domain/office/bookings.ts';
import { present } from '../../src/domain/present.ts';
import { archivedMails } from '../archive/index.ts';
import { eventOf, readChangeable, takesOrder, type ChangeableBooking } from '../booking/index.ts';
import { datedClass } from '../catalogue/index.ts';
import { isoInstant } from '../platform/answers.ts';
import { rowsOf } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { undoableActs } from '../platform/undo.ts';
import * as sql from './bookings-sql.ts';
import { creditsOfOrganisation } from './organisation.ts';

/** Mails of one booking that are shown. */
const MOST_MAILS = 100;

interface MovementRow {
  id: string;
  at: number;
  amount_cents: number;
  method?: OfficeBooking['payments'][number]['method'];
  state: string;
  note: string;
  left_cents?: number | null;
  is_refused?: 0 | 1;
  by_hand?: 0 | 1;
  together?: string | null;
  by_bank?: 0 | 1;
  taken_back?: OfficeBooking['payments'][number]['takenBack'];
  does_not_count?: 0 | 1;
}

const movementOf = ({ id, at, amount_cents: cents, method = null, state, note, ...row }: MovementRow) => ({
  ...{ id, at: isoInstant(at), cents, method, state, note },
  leftCents: row.left_cents ?? 0,
  refused: row.is_refused === 1,
  byHand: row.by_hand === 1,
  byBank: row.by_bank === 1,
  takenBack: row.taken_back ?? null,
  counts: row.does_not_count !== 1,
  together: row.together ?? null,
});

interface SumsRow {
  open_cents: number;
  written_off_cents: number;
  credit_cents: number;
  kept_cents: number;
  returning_cents: number;
  is_package: 0 | 1;
  order_id: string | null;
  order_number: string | null;
  kind: NonNullable<OfficeBooking['exemption']>['kind'] | null;
  number: string | null;
}

function sumsOf({ open_cents: openCents, written_off_cents: writtenOffCents, kind, number, ...row }: SumsRow) {
  const exemption = kind === null ? null : { kind, number: number ?? '' };
  return {
    ...{
      openCents,
      writtenOffCents,
      creditCents: row.credit_cents,
      keptCents: row.kept_cents,
      returningCents: row.returning_cents,
      exemption,
    },
    isPackage: row.is_package === 1,
    namesOf: row.order_id === null ? null : { id: row.order_id, number: row.order_number },
  };
}

/** All of a booking, as it stands; `null` where there is none, or only held seats. */
export async function bookingFile(
  needs: Pick<Dependencies, 'db' | 'now' | 'archive'>,
  id: string,
): Promise<OfficeBooking | null> {
  const { db, now } = needs;
  if ((await db.prepare(sql.IS_BOOKING).bind(id).first()) === null) return null;
  const at = now().getTime();
  const [record, [sums, notes, payments, refunds, disputes, history, receipts, mails, own], othersCredit, away, undo] =
    await Promise.all([
      readChangeable(db, id, at),
      db.batch([
        ...[
          ...[sql.OFFICE_SUMS, sql.OFFICE_CREDIT_NOTES, sql.OFFICE_PAYMENTS, sql.OFFICE_REFUNDS, sql.OFFICE_DISPUTES],
          ...[sql.OFFICE_HISTORY, sql.OFFICE_RECEIPTS],
        ].map((one) => db.prepare(one).bind(id)),
        db.prepare(sql.OFFICE_MAILS).bind(id, MOST_MAILS),
        db.prepare(sql.OFFICE_NOTES).bind(id),
      ]),
      creditsOfOrganisation(needs, id),
      archivedMails(needs, id),
      undoableActs(db, 'booking', id, at),
    ]);
  return {
    ...factsOf(record),
    ...sumsOf(present(rowsOf<SumsRow>(sums)[0])),
    lines: linesOf(record, at),
    invoices: record.invoices.map((row) => ({
      ...{ number: row.number, issuedOn: row.issued_on, dueOn: row.due_on, cents: row.total_cents },
    })),
    creditNotes: rowsOf<{ number: string; issued_on: string; total_cents: number }>(notes).map((row) => ({
      ...{ number: row.number, issuedOn: row.issued_on, dueOn: null, cents: row.total_cents },
    })),
    othersCredit,
    receipts: rowsOf<{ number: string }>(receipts).map(({ number }) => number),
    payments: rowsOf<MovementRow>(payments).map(movementOf),
    refunds: rowsOf<MovementRow>(refunds).map(movementOf),
    undo: undo
      .filter(({ act }) => act === 'refund_taken_back')
      .map(({ id: one, act, until_at: until }) => ({ id: one, act, until: isoInstant(until) })),
    disputes: rowsOf<DisputeRow>(disputes).map(({ state, amount_cents: cents, answer_by: by, ...row }) => ({
      ...{ state, cents, answerBy: by === null ? null : isoInstant(by) },
      ...{ givenCents: row.given_cents, lockedCents: row.locked_cents },
    })),
    history: rowsOf<HistoryRow>(history).map((row) => ({
      ...row,
      ...{ at: isoInstant(row.at), detail: JSON.parse(row.detail) as Record<string, unknown> },
    })),
    mails: [...rowsOf<MailRow>(mails), ...away.map(mailOf)]
      .toSorted((one, other) => other.at - one.at)
      .slice(0, MOST_MAILS)
      .map(({ recipient, ...row }) => ({ ...row, to: recipient, at: isoInstant(row.at) })),
    notes: rowsOf<NoteRow>(own).map((row) => ({ ...row, at: isoInstant(row.at) })),
  };
}

interface DisputeRow {
  state: 'inquiry' | 'open';
  amount_cents: number;
  answer_by: number | null;
  given_cents: number;
  locked_cents: number;
}

type HistoryRow = Omit<OfficeBooking['history'][number], 'at' | 'detail'> & { at: number; detail: string };
type MailRow = Omit<OfficeBooking['mails'][number], 'at' | 'to'> & { at: number; recipient: string };
/** A mail that lies in the archive, as a row of the outbox is told. */
const mailOf = ({ kind, recipient, state, sent_at, created_at }: ArchivedMail): MailRow => ({
  ...{ kind: String(kind), recipient, state: state as MailRow['state'], at: Number(sent_at ?? created_at) },
});

type ArchivedMail = Awaited<ReturnType<typeof archivedMails>>[number];
type NoteRow = Omit<OfficeBooking['notes'][number], 'at'> & { at: number };

function factsOf({ booking, invoices }: ChangeableBooking) {
  return {
    ...{ id: booking.id, number: booking.number, revision: booking.revision, state: booking.state },
    ...{ language: booking.language, at: isoInstant(booking.created_at) },
    contact: JSON.parse(present(booking.contact)) as Contact,
    billing: JSON.parse(present(booking.billing)) as Billing,
    ...{ purchaseOrder: booking.purchase_order, budgetCode: booking.budget_code, promoCode: booking.promo_code },
    quote: booking.quote_number,
    takesOrder: takesOrder(booking, invoices.length),
    ...{ provedBy: booking.proved_by, totalCents: booking.total_cents ?? 0 },
  };
}

const linesOf = (record: ChangeableBooking, at: number): OfficeBooking['lines'] =>
  record.lines.map((line) => ({
    event: datedClass(eventOf(record.events, line), at),
    ...{ quantity: line.quantity, unitCents: line.unit_cents, discountCents: line.discount_cents },
    keptCents: line.kept_cents,
    participants: record.participants
      .filter((person) => person.class_id === line.class_id)
      .map((person) => ({
        ...{ id: person.id, firstName: person.first_name, lastName: person.last_name, email: person.email },
      })),
  }));
