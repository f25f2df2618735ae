import * as v from 'valibot';
import { Language, Session } from '../catalogue/classes.ts';
import { isDay } from '../enquiries/forms.ts';
import { optionalText } from '../office/audit.ts';
import { UndoableAct } from '../office/undo.ts';
import { DayDecision } from './decisions.ts';
import { Clash } from './givers.ts';
import { classFacts } from './office-classes.ts';

/** A day, on the clock of each class's own zone: `2026-12-08`. */
export const DayParams = v.object({ on: v.pipe(v.string(), v.check(isDay)) });

/** `where` is any, `online` or a place; with a place those on line are among them, too, where that is said. */
export const DayQuery = v.object({ where: optionalText(40), online: v.optional(v.picklist(['', 'too']), '') });
export type DayQuery = v.InferOutput<typeof DayQuery>;

const Titles = v.object({ en: v.string(), fr: v.string() });

/** Why a class of the day is not cancelled or moved any more as a whole. */
const dayHindrances = ['begun', 'cancelled', 'withdrawn'] as const;

export const DayClass = v.object({
  ...classFacts,
  /** Who gives it on that day. */
  trainer: v.nullable(v.string()),
  /** Sent back with an act. */
  revision: v.number(),
  /** On that day; empty of a class that was moved away from it. */
  sittings: v.array(Session),
  /** Their address, where the site has it. */
  trainerEmail: v.string(),
  /** By which the office calls them; empty where that is not known. */
  trainerPhone: v.string(),
  hindrance: v.nullable(v.picklist(dayHindrances)),
  /** The number of its session on that day, from 1, which alone can still be moved or fall away once the class has begun. */
  openSession: v.nullable(v.number()),
  /** What can still be undone, the newest first. */
  undo: v.array(UndoableAct),
});
export type DayClass = v.InferOutput<typeof DayClass>;

/** Somebody to be called: who has booked, with all of their bookings of the day. */
export const DayBuyer = v.object({
  /** Of the first of their bookings, by which a call is ticked. */
  id: v.string(),
  bookings: v.array(
    v.object({
      id: v.string(),
      number: v.nullable(v.string()),
      classId: v.string(),
      state: v.picklist(['confirmed', 'awaiting_payment']),
      proved: v.boolean(),
      /** Whose seats they are; a seat without a name is left out of these, and counted. */
      people: v.array(v.object({ name: v.string(), email: v.string() })),
      seats: v.number(),
    }),
  ),
  language: Language,
  name: v.string(),
  organisation: v.string(),
  email: v.string(),
  phone: v.string(),
});
export type DayBuyer = v.InferOutput<typeof DayBuyer>;

export const calledStates = ['reached', 'message'] as const;

/** Who was called: the buyer of a booking, or the trainer of a class. */
export const DayCalls = v.array(
  v.object({
    of: v.picklist(['booking', 'trainer']),
    /** Of the booking, or of the class. */
    id: v.string(),
    state: v.picklist(calledStates),
    /** ISO 8601, UTC. */
    at: v.string(),
    /** First name, as long as there is the account. */
    who: v.nullable(v.string()),
  }),
);
export type DayCalls = v.InferOutput<typeof DayCalls>;

/** '' is nobody called so far, after all. */
export const TickCall = v.object({
  of: v.picklist(['booking', 'trainer']),
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,120}$/)),
  state: v.picklist(['', ...calledStates]),
});
export type TickCall = v.InferOutput<typeof TickCall>;

/** All classes of a day by their hour, whom they affect, and who was called. */
export const OfficeDay = v.object({
  on: v.string(),
  classes: v.array(DayClass),
  buyers: v.array(DayBuyer),
  calls: DayCalls,
  /** What was decided about classes that are not held on that day any more, by who had seats in them; who had left before is left out. */
  decisions: v.array(DayDecision),
  places: v.array(v.object({ id: v.string(), city: Titles })),
});
export type OfficeDay = v.InferOutput<typeof OfficeDay>;

/** What moving the classes of a day to another one would come to. */
export const MoveQuery = v.object({ ...DayQuery.entries, to: v.pipe(v.string(), v.check(isDay, 'day')) });
export type MoveQuery = v.InferOutput<typeof MoveQuery>;

/** Why a class cannot be moved as far; what keeps its trainer from it is said beside it. */
const moveProblems = [...dayHindrances, 'past', 'order', 'trainer'] as const;

export const MovedClass = v.object({
  id: v.string(),
  /** The one session that moves, of a class that has begun; `null` where all do. */
  session: v.nullable(v.number()),
  /** All of its sessions, as they are then. */
  sessions: v.array(Session),
  problem: v.nullable(v.picklist(moveProblems)),
  /** What keeps its trainer from it, and the class that has its room then. */
  clash: v.nullable(Clash),
  roomClash: v.nullable(v.string()),
  /** One of its new days is a weekend's or a holiday where it is held. */
  isHoliday: v.boolean(),
});
export type MovedClass = v.InferOutput<typeof MovedClass>;

export const MovedClasses = v.object({ classes: v.array(MovedClass) });
export type MovedClasses = v.InferOutput<typeof MovedClasses>;
