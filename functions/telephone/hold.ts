import { Temporal } from 'temporal-polyfill';
import { HOLD_MINUTES } from '../../src/domain/booking/hold-contract.ts';
import { present } from '../../src/domain/present.ts';
import type * as calls from '../../src/domain/telephone/calls.ts';
import { MOST_BLOCK_DAYS, type NewOfficeHold, type OfficeHold } from '../../src/domain/telephone/contract.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import {
  END_HOLD,
  eventOf,
  HOLD_FEWER,
  HOLD_UNTIL,
  holdFor,
  readBookingById,
  touchBooking,
  type BookingRecord,
} from '../booking/index.ts';
import { datedClass, eventRows } from '../catalogue/index.ts';
import { done, isoInstant, jsonOf, problem, type AnswerTo, type Refusal } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { INSERT_OFFICE_HOLD, LIVE_BLOCKS, OFFICE_HOLD } from './sql.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'newId' | 'newReference' | 'siteData' | 'cards'>;

/** More blocks than these are nobody's list. */
const MOST_BLOCKS = 200;

interface HoldRow {
  id: string;
  client: string;
  email: string;
  reason: string;
  at: number;
  who: string | null;
}

/** What the office holds, and the hold itself. */
export interface HeldByOffice {
  row: HoldRow;
  record: BookingRecord;
}

export const noSuchHold = () => problem('not_found', 'The office holds no such seats.');

/** What the office holds, whatever became of it; `null` where it never held that: a hold of a visitor's cart is none of its. */
export async function readHeld({ db }: Pick<Needs, 'db'>, id: string, at: number): Promise<HeldByOffice | null> {
  const row = await db.prepare(OFFICE_HOLD).bind(id).first<HoldRow>();
  const record = row && (await readBookingById(db, id, at));
  return record && { row, record };
}

export function heldView({ row, record: { booking, lines, events } }: HeldByOffice, at: number): OfficeHold {
  const isOver = booking.state === 'held' && booking.hold_expires_at <= at;
  return {
    ...{ id: row.id, state: isOver ? 'expired' : booking.state, language: booking.language, who: row.who },
    ...{ at: isoInstant(row.at), expiresAt: isoInstant(booking.hold_expires_at) },
    lines: lines.map((line) => ({
      event: datedClass(eventOf(events, line), at),
      ...{ quantity: line.quantity, unitCents: line.unit_cents },
    })),
    block: row.client === '' ? null : { client: row.client, email: row.email, reason: row.reason },
  };
}

/** Seats that are held for clients now. */
export async function liveBlocks({ db, now }: Pick<Needs, 'db' | 'now'>, classId: string): Promise<OfficeHold[]> {
  const at = now().getTime();
  const { results } = await db.prepare(LIVE_BLOCKS).bind(at, classId, MOST_BLOCKS).all<HoldRow>();
  const records = await Promise.all(results.map((row) => readBookingById(db, row.id, at)));
  return results.map((row, index) => heldView({ row, record: present(records[index] ?? undefined) }, at));
}

/** The end of a day by the office's clock, epoch milliseconds. */
function endOf(day: string, timeZone: string): number {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds;
}

/** Until when it is held: half an hour, or to the end of the day that was chosen, and never past the end of sales. */
async function endsAtOf(
  needs: Pick<Needs, 'db' | 'siteData'>,
  { lines, block }: NewOfficeHold,
  at: number,
): Promise<number | Refusal<'validation'>> {
  if (!block) return at + HOLD_MINUTES * 60_000;
  const ids = lines.map(({ eventId }) => eventId);
  return endOfBlock(needs, { ids, until: block.until, field: 'block.until' }, at);
}

interface BlockOf {
  /** Of its classes. */
  ids: readonly string[];
  until: string;
  /** What is refused where the day cannot be. */
  field: string;
}

async function endOfBlock(
  { db, siteData }: Pick<Needs, 'db' | 'siteData'>,
  { ids, until, field }: BlockOf,
  at: number,
): Promise<number | Refusal<'validation'>> {
  const { timeZone } = siteData.office;
  const today = Temporal.PlainDate.from(dateIn(timeZone, at));
  const days = today.until(until).days;
  if (days < 0 || days > MOST_BLOCK_DAYS) {
    return problem('validation', 'Seats are held until a day to come.', { fields: { [field]: 'day' } });
  }
  const sales = (await eventRows(db, ids, at)).map((row) => row.sales_end_at);
  return Math.min(endOf(until, timeZone), ...sales);
}

type Hold = typeof calls.holdByOffice;

/** Holds seats for the length of a call, or for a client until a date. */
export function holdSeatsByOffice(needs: Needs, { body, session, keyed, acted }: Asked<Hold>): Promise<AnswerTo<Hold>> {
  const { db, now, newId, newReference } = needs;
  return once(db, keyed, async (): Promise<AnswerTo<Hold> | null> => {
    const at = now().getTime();
    const endsAt = await endsAtOf(needs, body, at);
    if (typeof endsAt !== 'number') return endsAt;
    const { language, lines, block } = body;
    const id = newId();
    const held = await holdFor(needs, { id, reference: newReference(), language, lines, at, endsAt });
    if ('problem' in held) return held;
    const { client = '', email = '', reason = '' } = block ?? {};
    const events = await eventRows(
      db,
      lines.map(({ eventId }) => eventId),
      at,
    );
    const answer: OfficeHold = {
      ...{ id, state: 'held', language, at: isoInstant(at), expiresAt: isoInstant(endsAt), who: session.firstName },
      lines: lines.flatMap(({ eventId, quantity, priceCents }) => {
        const row = events.find((one) => one.id === eventId);
        if (!row) return [];
        const event = datedClass({ ...row, seats_taken: row.seats_taken + quantity }, at);
        return [{ event, quantity, unitCents: priceCents }];
      }),
      block: block && { client, email, reason },
    };
    const json = jsonOf(answer);
    const after = {
      classes: Object.fromEntries(lines.map(({ eventId, quantity }) => [eventId, quantity])),
      until: isoInstant(endsAt),
    };
    const written = await writeTogether(db, [
      ...held,
      db.prepare(INSERT_OFFICE_HOLD).bind(id, session.accountId, client, email, reason, at),
      acted({ subject: 'booking', id, reason, after }, at),
      storeDone(db, keyed, { about: id, status: 201, answer: json, at }),
    ]);
    return written && { status: 201, json };
  });
}

type Release = typeof calls.releaseByOffice;

/** Gives back what the office holds. What was booked, or is over, stays as it is. */
export function releaseByOffice(
  { db, now }: Needs,
  { params: { id }, body: { reason }, keyed, acted }: Asked<Release>,
): Promise<AnswerTo<Release>> {
  return once(db, keyed, async (): Promise<AnswerTo<Release> | null> => {
    const at = now().getTime();
    const held = await readHeld({ db }, id, at);
    if (!held) return noSuchHold();
    const { booking } = held.record;
    if (booking.state !== 'held') return problem('closed', 'These seats are not held any more.');
    if (held.row.client !== '' && reason === '') {
      return problem('validation', 'Why are they given back?', { fields: { reason: 'required' } });
    }
    const before = { until: isoInstant(booking.hold_expires_at) };
    const written = await writeTogether(db, [
      db.prepare(END_HOLD).bind(id, at),
      acted({ subject: 'booking', id, reason, before, after: { state: 'released' } }, at),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}

type Until = typeof calls.holdBlockUntil;

/** Holds what the office holds for a client until another day, without a moment in which others could take it. */
export function holdUntil(
  needs: Needs,
  { params: { id }, body: { until, reason }, keyed, acted }: Asked<Until>,
): Promise<AnswerTo<Until>> {
  const { db, now } = needs;
  return once(db, keyed, async (): Promise<AnswerTo<Until> | null> => {
    const at = now().getTime();
    const held = await readHeld({ db }, id, at);
    if (!held || held.row.client === '') return noSuchHold();
    const { booking, lines } = held.record;
    const { hold_expires_at: endedAt } = booking;
    if (booking.state !== 'held' || endedAt <= at) return problem('closed', 'These seats are not held any more.');
    const ids = lines.map((line) => line.class_id);
    const endsAt = await endOfBlock(needs, { ids, until, field: 'until' }, at);
    if (typeof endsAt !== 'number') return endsAt;
    // Its classes sell no more: what is held goes on as long as it was to.
    if (endsAt <= at) return problem('closed', 'The sales of a class have ended.');
    const [before, after] = [endedAt, endsAt].map((end) => ({ until: isoInstant(end) }));
    const written = await writeTogether(db, [
      db.prepare(HOLD_UNTIL).bind(id, endsAt, endedAt, at),
      acted({ subject: 'booking', id, reason, before, after }, at),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}

type Fewer = typeof calls.holdBlockFewer;

/** Gives some seats of a block back, without a moment in which others could take the rest. */
export function holdFewer(
  { db, now }: Needs,
  { params: { id }, body: { eventId, quantity, reason }, keyed, acted }: Asked<Fewer>,
): Promise<AnswerTo<Fewer>> {
  return once(db, keyed, async (): Promise<AnswerTo<Fewer> | null> => {
    const at = now().getTime();
    const held = await readHeld({ db }, id, at);
    if (!held || held.row.client === '') return noSuchHold();
    const { booking, lines } = held.record;
    if (booking.state !== 'held' || booking.hold_expires_at <= at) {
      return problem('closed', 'These seats are not held any more.');
    }
    const line = lines.find((one) => one.class_id === eventId);
    if (!line) return problem('validation', 'No seats of this class are held.', { fields: { eventId: 'choose' } });
    if (quantity >= line.quantity) {
      return problem('validation', 'So many are held.', { fields: { quantity: 'too_many' } });
    }
    const seats = (count: number) => ({ classes: { [eventId]: count } });
    const written = await writeTogether(db, [
      db.prepare(HOLD_FEWER).bind(id, eventId, quantity, at),
      // Who is booking them has priced and named more.
      touchBooking(db, id),
      acted({ subject: 'booking', id, reason, before: seats(line.quantity), after: seats(quantity) }, at),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}
