import type { Contact } from '../../src/domain/booking/billing.ts';
import type * as calls from '../../src/domain/reminding/calls.ts';
import type { HoldBack, OfficeReminders } from '../../src/domain/reminding/contract.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { isoInstant, jsonOf, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { rowsOf, writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { PROMISE_OF_BOOKING } from './promises-sql.ts';
import * as sql from './sql.ts';

export type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData'>;

interface OverdueRow {
  id: string;
  reference: string;
  number: string | null;
  language: 'en' | 'fr';
  contact: string;
  contact_key: string;
  purchase_order: string;
  open_cents: number;
  due_on: string | null;
  held_back: 0 | 1;
  is_called_off: 0 | 1;
}

/** What of a booking can be reminded of; `null` where there is no such booking. */
export async function readOverdue({ db }: Pick<Needs, 'db'>, id: string) {
  const row = await db.prepare(sql.OVERDUE_OF_BOOKING).bind(id).first<OverdueRow>();
  if (!row) return null;
  const [isHeldBack, isCalledOff] = [row.held_back === 1, row.is_called_off === 1];
  return { ...row, contact: JSON.parse(row.contact) as Contact, isHeldBack, isCalledOff };
}

type Overdue = NonNullable<Awaited<ReturnType<typeof readOverdue>>>;

export const dayNow = ({ now, siteData }: Needs) => dateIn(siteData.office.timeZone, now().getTime());

/** Whether something is open whose day is over, and that we may ask for. */
export const isOverdue = ({ open_cents: open, due_on: dueOn, isCalledOff }: Overdue, day: string) =>
  open > 0 && dueOn !== null && dueOn < day && !isCalledOff;

type SentRow = Omit<OfficeReminders['sent'][number], 'at' | 'dueOn'> & { at: number; due_on: string };
type PromiseRow = Omit<NonNullable<OfficeReminders['promise']>, 'at' | 'isOver'> & { at: number };
type PauseRow = Omit<OfficeReminders['heldBack'][number], 'at'> & { at: number };

export async function remindersOf(needs: Needs, row: Overdue): Promise<OfficeReminders> {
  const { db } = needs;
  const [sent, pauses, promises] = await db.batch([
    db.prepare(sql.REMINDERS_OF_BOOKING).bind(row.id),
    db.prepare(sql.PAUSES_OF_BOOKING).bind(row.id, row.contact_key),
    db.prepare(PROMISE_OF_BOOKING).bind(row.id),
  ]);
  const [promise] = rowsOf<PromiseRow>(promises);
  return {
    promise: promise ? { ...promise, at: isoInstant(promise.at), isOver: promise.until < dayNow(needs) } : null,
    openCents: Math.max(0, row.open_cents),
    calledOff: row.isCalledOff,
    overdueSince: isOverdue(row, dayNow(needs)) ? row.due_on : null,
    sent: rowsOf<SentRow>(sent).map(({ at, due_on: dueOn, stage, who }) => ({ at: isoInstant(at), dueOn, stage, who })),
    heldBack: rowsOf<PauseRow>(pauses).map((pause) => ({ ...pause, at: isoInstant(pause.at) })),
  };
}

export const noSuchBooking = () => problem('not_found', 'There is no such booking.');

export async function reminders(needs: Needs, id: string): Promise<AnswerTo<typeof calls.officeReminders>> {
  const row = await readOverdue(needs, id);
  return row ? { json: jsonOf(await remindersOf(needs, row)) } : noSuchBooking();
}

type Send = typeof calls.sendReminder;

/** Sends a reminder now: at most one a day, whoever sends it. */
export function sendNow(
  needs: Needs,
  { params: { id }, body, session, keyed, acted }: Asked<Send>,
): Promise<AnswerTo<Send>> {
  const { db, now } = needs;
  return once(db, keyed, async (): Promise<AnswerTo<Send> | null> => {
    const at = now().getTime();
    const row = await readOverdue(needs, id);
    if (!row) return noSuchBooking();
    const day = dayNow(needs);
    if (row.open_cents !== body.openCents) return problem('booking_changed', 'Something else is open by now.');
    if (row.isCalledOff) return problem('class_cancelled', 'We have cancelled a class of it.');
    if (!isOverdue(row, day)) return problem('closed', 'Nothing of this booking is overdue.');
    const before = await remindersOf(needs, row);
    const zone = needs.siteData.office.timeZone;
    if (before.sent.some((one) => dateIn(zone, Date.parse(one.at)) === day)) {
      return problem('already_sent', 'One was sent today.');
    }
    const sent = { at: isoInstant(at), dueOn: row.due_on ?? '', stage: 0, who: session.firstName };
    const json = jsonOf({ ...before, sent: [sent, ...before.sent] });
    const written = await writeTogether(db, [
      db.prepare(sql.REMIND_BY_HAND).bind(id, row.due_on, day, at, session.accountId, body.openCents),
      db.prepare(sql.QUEUE_REMINDERS).bind(at),
      acted({ subject: 'booking', id, after: { openCents: row.open_cents, dueOn: row.due_on } }, at),
      storeDone(db, keyed, { about: id, answer: json, at }),
    ]);
    return written && { json };
  });
}

type Pause = typeof calls.holdRemindersBack | typeof calls.resumeReminders;

/** Holds reminders back, or lets them go on; refused where somebody else was faster. */
export function holdBack(
  needs: Needs,
  isResumed: boolean,
  {
    params: { id },
    body: { of, reason },
    session,
    keyed,
    acted,
  }: Pick<Asked<Pause>, 'params' | 'session' | 'keyed' | 'acted'> & { body: HoldBack },
): Promise<AnswerTo<Pause>> {
  const { db, now } = needs;
  return once(db, keyed, async (): Promise<AnswerTo<Pause> | null> => {
    const at = now().getTime();
    const row = await readOverdue(needs, id);
    if (!row) return noSuchBooking();
    const before = await remindersOf(needs, row);
    const isHeld = before.heldBack.some((pause) => pause.of === of);
    if (isHeld !== isResumed) return problem('booking_changed', 'Somebody else was faster.');
    const whose = of === 'booking' ? [id, null] : [null, row.contact_key];
    const others = before.heldBack.filter((pause) => pause.of !== of);
    const own = { of, reason, at: isoInstant(at), who: session.firstName };
    const json = jsonOf({ ...before, heldBack: isResumed ? others : [...others, own] });
    const written = await writeTogether(db, [
      isResumed
        ? db.prepare(sql.RESUME).bind(...whose)
        : db.prepare(sql.HOLD_BACK).bind(...whose, reason, session.accountId, at),
      acted({ subject: 'booking', id, reason, before: { heldBack: isHeld }, after: { of, heldBack: !isResumed } }, at),
      storeDone(db, keyed, { about: id, answer: json, at }),
    ]);
    return written && { json };
  });
}
