import type { Session } from '../../src/domain/catalogue/classes.ts';
import type { ActOnClass } from '../../src/domain/classes/acts.ts';
import type { ChangedField } from '../../src/domain/classes/changed.ts';
import type * as calls from '../../src/domain/classes/office-calls.ts';
import { followed } from '../../src/domain/classes/substitutes.ts';
import type { UndoableAct } from '../../src/domain/office/undo.ts';
import { asNeverChanged, endAtUndonePrice } from '../booking/index.ts';
import { asBefore, beginClassAct, changesOf, givenOf, writeChange, type Over } from '../catalogue/index.ts';
import { done, isoInstant, jsonOf, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { standsFrom, undoable, undoableActs, undone } from '../platform/undo.ts';
import type { Before } from './change.ts';
import { keepDaysLeft } from './day-acts.ts';
import { creditedOf } from './days.ts';
import { clashWith, refusedBy } from './busy.ts';
import { readClass } from './file.ts';
import { marksMoved, numberAmong, putMarks } from './marks.ts';
import { forgetMessage } from './message.ts';
import { keepTrainerChange, putSubstitutes, type SubstitutesBefore } from './substitutes.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'newId' | 'siteData'>;
type Restore = typeof calls.restoreClass;
type Restoring = Pick<Asked<Restore>, 'params' | 'keyed' | 'session' | 'acted'> & {
  body: ActOnClass & { field: ChangedField };
};
type Undo = typeof calls.undoClassAct;

/** Has a field be as the schedule says again. A day that is over by the schedule is none to go back to. */
export function restoreClass(
  needs: Needs,
  { params: { id }, body, keyed, session, acted }: Restoring,
): Promise<AnswerTo<Restore>> {
  const { db, now, newId, siteData } = needs;
  return once(db, keyed, async (): Promise<AnswerTo<Restore> | null> => {
    const at = now().getTime();
    const [read, { changes, scheduled }] = await Promise.all([readClass(needs, id), changesOf(needs, id)]);
    if (!read) return problem('not_found', 'There is no such class.');
    const { row, file } = read;
    if (row.revision !== body.seen) return problem('office_changed', 'Somebody else has changed this class.');
    const change = changes.get(body.field);
    if (!change || !scheduled || row.starts_at <= at || scheduled.startsAt <= at || row.state === 'cancelled') {
      return problem('closed', 'There is nothing to go back to.');
    }
    if (body.field === 'capacity' && scheduled.capacity < row.seats_taken) {
      return problem('validation', 'More seats are taken.', { fields: { reason: 'seats_sold' } });
    }
    const dates =
      body.field === 'dates' ? scheduled : { sessions: file.sessions, startsAt: row.starts_at, endsAt: row.ends_at };
    const trainer = body.field === 'trainer' ? scheduled.trainer : row.trainer;
    const given = givenOf(row);
    const substitutes = followed(given.substitutes, given.sessions, dates.sessions);
    const then = { ...row, starts_at: dates.startsAt, ends_at: dates.endsAt };
    const clash = await clashWith(needs, then, { trainer, substitutes, sessions: dates.sessions });
    if (clash && (body.field === 'dates' || body.field === 'trainer')) {
      return problem('validation', 'The trainer is not free.', refusedBy(clash, 'reason'));
    }
    const marks = await marksMoved(db, id, 0, numberAmong(file.sessions, dates.sessions));
    const before: Before = {
      ...{ field: body.field, change, state: row.state },
      ...{ sequence: row.sequence, freed: row.freed_sequence },
      ...(body.field === 'dates' && { substitutes: given.substitutes, ...(marks && { marks: marks.before }) }),
    };
    const undo: UndoableAct = { id: newId(), act: 'class_restored', until: isoInstant(standsFrom(at)) };
    const json = jsonOf(undo);
    const build = siteData.build.id;
    const written = await writeTogether(db, [
      beginClassAct(db, { id, seen: body.seen, toldFrom: standsFrom(at), build }),
      ...writeChange(db, scheduled, body.field, null, build),
      ...(body.field === 'dates'
        ? [
            keepDaysLeft(db, row, file.sessions, at),
            ...putSubstitutes(db, id, substitutes),
            ...(marks ? putMarks(db, id, marks.after) : []),
          ]
        : []),
      undoable(db, { ...undo, subject: 'class', subjectId: id, accountId: session.accountId, before, at }),
      acted(
        { subject: 'class', id, reason: body.reason, before: { field: body.field }, after: { schedule: true } },
        at,
      ),
      storeDone(db, keyed, { about: id, answer: json, at }),
    ]);
    return written && { json };
  });
}

export const restorePrice = (needs: Needs, asked: Asked<typeof calls.restorePrice>) =>
  restoreClass(needs, { ...asked, body: { ...asked.body, field: 'price' } });

/** The seats of a class by what goes over its schedule, if anything does. */
const capacityOf = (change: Before['change'], { capacity }: { capacity: number }): number =>
  (change && (JSON.parse(change.value) as Over).capacity) ?? capacity;

/** The sessions of a class by what goes over its schedule, if anything does. */
const sessionsBy = (change: Before['change'], { sessions }: { sessions: Session[] }): Session[] =>
  (change && (JSON.parse(change.value) as Over).sessions) ?? sessions;

/** Puts back what an act on a class did, or takes back what it was to write, while nobody has heard of it. */
export function undoClassAct(
  needs: Needs,
  { params: { id }, body, keyed, acted, c }: Asked<Undo>,
): Promise<AnswerTo<Undo>> {
  const { db, now, siteData } = needs;
  return once(db, keyed, async (): Promise<AnswerTo<Undo> | null> => {
    const at = now().getTime();
    const [read, { scheduled }, open] = await Promise.all([
      readClass(needs, id),
      changesOf(needs, id),
      undoableActs(db, 'class', id, at),
    ]);
    const row = open.find((one) => one.id === body.undo);
    const before = row && (JSON.parse(row.before) as Before | SubstitutesBefore | { message: string });
    if (!read || !row || !before) return problem('closed', 'It is too late to undo this.');
    // As the act itself: a price is money.
    if ('field' in before && before.field === 'price' && c.get('isSudo') !== true) {
      return problem('sudo_required', 'The second factor has to be shown once more.');
    }
    const rest = [
      undone(db, row.id, at),
      acted({ subject: 'class', id, before: { act: row.act } }, at),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ];
    if ('message' in before) {
      const forget = await forgetMessage(db, before.message, at);
      return (await writeTogether(db, [...forget, ...rest])) && done;
    }
    // The newest act alone: what came after an older one was meant to stay, and began from the state that this one led to.
    const newest = open.find((one) => 'field' in (JSON.parse(one.before) as object));
    if (newest?.id !== row.id) return problem('closed', 'A newer act changed this again.');
    const build = siteData.build.id;
    const begin = beginClassAct(db, { id, seen: read.row.revision, toldFrom: standsFrom(at), build });
    if (before.field === 'substitutes') {
      const back = [keepTrainerChange(db, id), ...putSubstitutes(db, id, before.substitutes)];
      return (await writeTogether(db, [begin, ...back, ...rest])) && done;
    }
    if (!scheduled) return problem('closed', 'It is too late to undo this.');
    if (before.field === 'capacity' && capacityOf(before.change, scheduled) < read.row.seats_taken) {
      return problem('closed', 'More seats are taken by now.');
    }
    // A credit has no undo of its own, and would keep the day from being credited once it is really lost.
    const back = before.field === 'dates' ? sessionsBy(before.change, scheduled) : [];
    const credited = await creditedOf(db, read, { sessions: back, since: row.at });
    if (credited.bookings > 0) {
      return problem('closed', 'The day was credited meanwhile.', { credited: credited.bookings });
    }
    const price = { classId: id, cents: read.row.price_cents, since: row.at, at };
    const ended = before.field === 'price' ? await endAtUndonePrice(needs, price) : [];
    const written = await writeTogether(db, [
      begin,
      credited.none,
      ...writeChange(db, scheduled, before.field, before.change, build),
      ...asBefore(db, id, before),
      ...(before.marks ? putMarks(db, id, before.marks) : []),
      ...(before.substitutes ? putSubstitutes(db, id, before.substitutes) : []),
      ...asNeverChanged(db, id, before),
      ...ended,
      ...rest,
    ]);
    return written && done;
  });
}
