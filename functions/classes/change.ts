import type { ActOnClass, ChangeClass } from '../../src/domain/classes/acts.ts';
import type { ChangedField } from '../../src/domain/classes/changed.ts';
import { takesDays } from '../../src/domain/classes/days.ts';
import type * as calls from '../../src/domain/classes/office-calls.ts';
import type { ActName } from '../../src/domain/office/acts.ts';
import type { Substitutes } from '../../src/domain/classes/substitutes.ts';
import type { UndoableAct } from '../../src/domain/office/undo.ts';
import {
  asItStands,
  beginClassAct,
  changesOf,
  givenOf,
  writeChange,
  type ChangeRow,
  type Over,
} from '../catalogue/index.ts';
import { isoInstant, jsonOf, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { standsFrom, undoable } from '../platform/undo.ts';
import { keepDaysLeft } from './day-acts.ts';
import { daysWanted, isStillWhole, nobodyThereSince } from './days.ts';
import { readClass } from './file.ts';
import { putMarks, type Marks } from './marks.ts';
import { wantedOf, type Wanted } from './over.ts';
import { putSubstitutes } from './substitutes.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'newId' | 'siteData'>;
type Call = typeof calls.changeClass;
type Asking = Pick<Asked<Call>, 'params' | 'keyed' | 'session' | 'acted'> & { body: ActOnClass };

/** What undoing a change puts back. */
export interface Before {
  field: ChangedField;
  change: ChangeRow | null;
  state: 'tentative' | 'confirmed' | 'cancelled' | 'withdrawn';
  sequence: number;
  /** The last change before it that let people cancel free of charge. */
  freed?: number;
  /** Changes of the class that came after it and were undone; counted by the database. */
  undone?: number;
  /** What was ticked of sessions that have other numbers since. */
  marks?: Marks;
  /** Who gave days in place of its trainer, where those are others since. */
  substitutes?: Substitutes;
}

type Read = NonNullable<Awaited<ReturnType<typeof readClass>>>;

/** What only a class has that is sold by the seat; a private one is guaranteed, and has its seats with its order. */
const ofSales: ReadonlySet<ChangedField> = new Set<ChangedField>(['price', 'sales', 'capacity', 'guaranteed']);

/** What of a class is written down of an act: no names of people. */
const told = ({ trainer: _trainer, ...over }: Over & { trainer?: string | null }) => over;

/** What is done to a class that goes on. */
interface Doing {
  act: ActName;
  /** Whether there is still time for it. */
  may: (read: Read, at: number) => boolean;
  /** What goes over the schedule, or why not. `before` is how long before its first session that ends sales, milliseconds. */
  wanted: (read: Read, before: number, change: ChangeRow | undefined) => Promise<Wanted> | Wanted;
}

const notBegun: Doing['may'] = ({ row }, at) => row.starts_at > at;
const notOver: Doing['may'] = ({ row }, at) => row.ends_at > at;

/**
 * Changes one field of a class, once, for the revision that was seen. Its people hear of it when it cannot be undone any more. `null` is
 * what the schedule says.
 */
function actOnClass(
  { db, now, newId, siteData }: Needs,
  { params: { id }, body, keyed, session, acted }: Asking,
  { act, may, wanted }: Doing,
): Promise<AnswerTo<Call>> {
  return once(db, keyed, async (): Promise<AnswerTo<Call> | null> => {
    const at = now().getTime();
    const [read, { changes, scheduled: known }] = await Promise.all([
      readClass({ db, now }, id),
      changesOf({ db, siteData }, id),
    ]);
    if (!read) return problem('not_found', 'There is no such class.');
    const { row } = read;
    if (row.revision !== body.seen) return problem('office_changed', 'Somebody else has changed this class.');
    const goesOn = row.state === 'tentative' || row.state === 'confirmed';
    if (!goesOn || !may(read, at)) return problem('closed', 'It is too late for that, or the class is cancelled.');
    // Of what has begun the build knows nothing any more.
    const scheduled = known ?? asItStands(row);
    const want = await wanted(read, scheduled.startsAt - scheduled.salesEndAt, changes.get('dates'));
    if ('fields' in want) return problem('validation', 'This cannot be.', { ...want });
    const { field, over, left = [], held, marks, substitutes } = want;
    if (row.private_order_id !== null && ofSales.has(field))
      return problem('closed', 'A private class is sold by its order.');
    const change = {
      ...{ value: JSON.stringify(over), scheduled: JSON.stringify(scheduled), account_id: session.accountId },
      ...{ reason: body.reason, at },
    };
    const before: Before = {
      ...{ field, change: changes.get(field) ?? null, state: row.state },
      ...{ sequence: row.sequence, freed: row.freed_sequence },
      ...(marks && { marks: marks.before }),
      ...(substitutes && { substitutes: givenOf(row).substitutes }),
    };
    const undo: UndoableAct = { id: newId(), act, until: isoInstant(standsFrom(at)) };
    const json = jsonOf(undo);
    const build = siteData.build.id;
    const written = await writeTogether(db, [
      beginClassAct(db, { id, seen: body.seen, toldFrom: standsFrom(at), build }),
      ...(held === undefined ? [] : [nobodyThereSince(db, id, held)]),
      ...writeChange(db, scheduled, field, change, build),
      ...(left.length > 0 ? [keepDaysLeft(db, row, left, at)] : []),
      ...(marks ? putMarks(db, id, marks.after) : []),
      ...(substitutes ? putSubstitutes(db, id, substitutes) : []),
      undoable(db, { id: undo.id, act, subject: 'class', subjectId: id, accountId: session.accountId, before, at }),
      acted(
        { subject: 'class', id, reason: body.reason, before: beforeOf(before), after: { field, ...told(over) } },
        at,
      ),
      storeDone(db, keyed, { about: id, answer: json, at }),
    ]);
    return written && { json };
  });
}

const beforeOf = ({ field, change, state }: Before) => ({
  ...{ field, state },
  ...(change && told(JSON.parse(change.value) as Over)),
});

/** Another trainer or room: of a class that has begun as well, for the days that are left. Dates, while no day was held. */
export const changeClass = (needs: Needs, asked: Asked<Call>) => {
  const { field } = asked.body;
  return actOnClass(needs, asked, {
    act: 'class_changed',
    may: field === 'trainer' || field === 'room' ? notOver : field === 'dates' ? isStillWhole : notBegun,
    wanted: (read, before) => wantedOf(needs, read, asked.body satisfies ChangeClass, before),
  });
};

/** A single day of it, also once it has begun, until it is over for good. */
export const changeDays = (needs: Needs, asked: Asked<typeof calls.changeDays>) =>
  actOnClass(needs, asked, {
    act: 'class_changed',
    may: ({ row, file: { sessions } }, at) => takesDays({ sessions, attended: row.attended }, at),
    wanted: (read, before, change) => daysWanted(needs, read, asked.body, { before, change }),
  });

export const priceClass = (needs: Needs, asked: Asked<typeof calls.priceClass>) =>
  actOnClass(needs, asked, {
    ...{ act: 'class_changed', may: notBegun },
    wanted: () => ({ field: 'price', over: { priceCents: asked.body.priceCents } }),
  });

export const guaranteeClass = (needs: Needs, asked: Asked<typeof calls.guaranteeClass>) =>
  actOnClass(needs, asked, {
    ...{ act: 'class_guaranteed', may: notBegun },
    wanted: () => ({ field: 'guaranteed', over: { guaranteed: true } }),
  });

/** A storm is there in the morning: until a day was held, it can be cancelled as a whole. */
export const cancelClass = (needs: Needs, asked: Asked<typeof calls.cancelClass>) =>
  actOnClass(needs, asked, {
    ...{ act: 'class_cancelled', may: isStillWhole },
    wanted: () => ({ field: 'cancelled', over: { cancelled: true } }),
  });
