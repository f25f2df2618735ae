import * as v from 'valibot';
import { Place, Session } from '../catalogue/classes.ts';
import { CoursewareSeat } from '../needs/courseware.ts';
import { tellers } from '../needs/needs.ts';
import { OfficeAct, optionalDay, optionalText } from '../office/audit.ts';
import { UndoableAct } from '../office/undo.ts';
import { Attendance } from '../training/trainer-report.ts';
import { ChangedField } from './changed.ts';
import { OwnAbsence } from './absences.ts';
import { Clash, Giver, Lacks } from './givers.ts';
import { LinkHosts } from './link-hosts.ts';
import { Margin } from './margin.ts';
import { Substitutes } from './substitutes.ts';
import { tellings } from './trainer-telling.ts';

/** What the list can be narrowed to: how a class stands, or what it still needs. */
export const classStates = [
  'on_sale',
  'planned',
  'guaranteed',
  'below_minimum',
  'nobody',
  'full',
  'sales_closed',
  'cancelled',
  'needs_link',
  'needs_room',
  'needs_trainer',
  'trainer_away',
  'has_needs',
  'private',
] as const;

export const ClassParams = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,120}$/)) });

/** The first session and the id of the last class that was shown. */
const after = v.optional(v.pipe(v.string(), v.regex(/^(?:\d{1,15} [\w-]{1,120})?$/, 'invalid')), '');

/** Days are the office's. `where` is `online` or a place; `week` and `month` ask for all that is held between the days, without pages. */
export const ClassesQuery = v.object({
  from: optionalDay,
  to: optionalDay,
  where: optionalText(40),
  language: v.optional(v.picklist(['', 'en', 'fr']), ''),
  trainer: optionalText(120),
  course: optionalText(120),
  state: v.optional(v.picklist(['', ...classStates]), ''),
  view: v.optional(v.picklist(['', 'list', 'week', 'month']), ''),
  next: after,
});
export type ClassesQuery = v.InferOutput<typeof ClassesQuery>;

const Titles = v.object({ en: v.string(), fr: v.string() });

/** What is known of a class without its sums. */
export const classFacts = {
  id: v.string(),
  code: v.string(),
  title: Titles,
  language: v.picklist(['en', 'fr']),
  delivery: v.picklist(['online', 'in-person']),
  placeId: v.nullable(v.string()),
  city: v.nullable(Titles),
  room: v.string(),
  timeZone: v.string(),
  sessions: v.array(Session),
  trainer: v.nullable(v.string()),
  substitutes: Substitutes,
  state: v.picklist(['tentative', 'confirmed', 'finished', 'cancelled', 'withdrawn']),
  capacity: v.number(),
  minimum: v.number(),
  /** Booked; besides, those that are held, being paid for or offered. */
  booked: v.number(),
  claimed: v.number(),
  /** Seats that parties wait for. */
  waiting: v.number(),
  onSale: v.boolean(),
  /** ISO 8601, UTC. */
  salesEnd: v.string(),
  hasLink: v.boolean(),
  /** Fields that staff changed. */
  changes: v.number(),
  /** The organisation that has it to itself, empty where that is not known any more; `null` of a public class. */
  client: v.nullable(v.string()),
};

export const FoundClass = v.object({
  ...classFacts,
  /** What its booked seats cost, before tax. */
  bookedCents: v.number(),
  /** What a seat costs now. */
  priceCents: v.number(),
});
export type FoundClass = v.InferOutput<typeof FoundClass>;

/** By their first session. `choices` are what the filters offer. */
export const FoundClasses = v.object({
  classes: v.array(FoundClass),
  next: v.nullable(v.string()),
  choices: v.object({
    trainers: v.array(v.string()),
    courses: v.array(v.object({ id: v.string(), title: Titles })),
    places: v.array(v.object({ id: v.string(), city: Titles })),
  }),
});
export type FoundClasses = v.InferOutput<typeof FoundClasses>;

/** A field that staff changed: what it is now, what the schedule says of it, and who changed it why. */
export const ClassChange = v.object({
  field: ChangedField,
  scheduled: v.nullable(v.union([v.string(), v.number(), v.array(Session)])),
  at: v.string(),
  /** First name, as long as there is the account. */
  who: v.nullable(v.string()),
  reason: v.string(),
});
export type ClassChange = v.InferOutput<typeof ClassChange>;

export const linkKinds = ['join', 'material', 'recording'] as const;

const Link = v.object({ id: v.string(), kind: v.picklist(linkKinds), title: v.string(), url: v.string() });

/** Somebody with a seat. */
const Seat = v.object({ id: v.string(), name: v.string() });

/** The same, with what they need in class; a trainer sees no more. */
const TrainersSeat = v.object({ ...Seat.entries, needs: v.array(v.string()) });

/** The same, with whom to call about it. */
export const RosterSeat = v.object({
  ...Seat.entries,
  email: v.string(),
  bookingId: v.string(),
  number: v.nullable(v.string()),
  bookingState: v.picklist(['confirmed', 'awaiting_payment']),
  /** What they need in class, and who told it. */
  needs: v.array(v.object({ by: v.picklist(tellers), needs: v.string() })),
  proved: v.boolean(),
  certificate: v.nullable(v.string()),
  buyer: v.string(),
  buyerEmail: v.string(),
  buyerPhone: v.string(),
  organisation: v.string(),
});
export type RosterSeat = v.InferOutput<typeof RosterSeat>;

/** What was ticked of who was there; sessions count from 1. */
export const Mark = v.object({ participantId: v.string(), session: v.number(), state: Attendance });
export type Mark = v.InferOutput<typeof Mark>;

const file = { ...classFacts, place: v.nullable(Place), links: v.array(Link), marks: v.array(Mark) };

/**
 * A class as who gives it sees it: no sums, no addresses of people; and where a link that they keep for it may lead. Who gives single days
 * in place of its trainer (`own`: their numbers) reads what was ticked on these alone, and keeps no links.
 */
export const TrainersClass = v.object({
  ...file,
  people: v.array(TrainersSeat),
  own: v.array(v.number()),
  linkHosts: v.nullable(LinkHosts),
});
export type TrainersClass = v.InferOutput<typeof TrainersClass>;

/** What a class of the office and one of a trainer have in common. */
export type SeatedClass = Omit<TrainersClass, 'linkHosts' | 'own' | 'people'> & {
  people: readonly v.InferOutput<typeof Seat>[];
};

/** A trainer's classes; `begun` are those of which the first session has, the latest first. */
export const TrainersQuery = v.object({ when: v.optional(v.picklist(['', 'begun']), ''), next: after });
export type TrainersQuery = v.InferOutput<typeof TrainersQuery>;

/** `own` are the numbers of the sessions that they give, from 1; `away` the days from today on that the office has them down as away. */
export const TrainersClasses = v.object({
  away: v.array(OwnAbsence),
  classes: v.array(v.object({ ...classFacts, own: v.array(v.number()) })),
  next: v.nullable(v.string()),
});
export type TrainersClasses = v.InferOutput<typeof TrainersClasses>;

/** What a trainer of a class was told of it; by nobody where no address of theirs is known. */
const TrainersNews = v.object({
  trainer: v.string(),
  what: v.picklist(tellings),
  mailed: v.boolean(),
  /** ISO 8601, UTC. */
  at: v.string(),
});
export type TrainersNews = v.InferOutput<typeof TrainersNews>;

/** A class as the office sees it: all of it. */
export const OfficeClass = v.object({
  ...file,
  bookedCents: v.number(),
  priceCents: v.number(),
  margin: Margin,
  /** What paid for a private class: the id of that booking; `null` of a public class. */
  order: v.nullable(v.string()),
  /** It was cancelled: such a class is given without it, or was cancelled as well. */
  orderEnded: v.boolean(),
  /** Counts the acts of staff: sent back with the next one. */
  revision: v.number(),
  /** How the office reaches its trainer: empty where that is not known. */
  trainerPhone: v.string(),
  trainerEmail: v.string(),
  /** The same of who gives single days in their place. */
  standIns: v.array(v.object({ trainer: v.string(), trainerPhone: v.string(), trainerEmail: v.string() })),
  /** The newest first. */
  trainersNews: v.array(TrainersNews),
  /** The last session in which somebody was ticked as present, from 1; 0 where there is none. */
  attended: v.number(),
  /** Why its trainer cannot give the days that are left of it as it stands. */
  clash: v.nullable(Clash),
  /** Another class that has its room at the same time. */
  roomClash: v.nullable(v.string()),
  changed: v.array(ClassChange),
  people: v.array(RosterSeat),
  /** Who gets its courseware by post; `null` where it goes by none. */
  courseware: v.nullable(v.array(CoursewareSeat)),
  /** What is needed on its days, for how many people of how many classes of its place, without who. */
  needsOfDays: v.array(
    v.object({
      day: v.string(),
      people: v.number(),
      classes: v.number(),
      needed: v.array(v.object({ needs: v.string(), people: v.number() })),
    }),
  ),
  history: v.array(OfficeAct),
  /** What the office wrote beside it, and beside bookings that have seats of it; the newest first. */
  notes: v.array(
    v.object({
      /** ISO 8601, UTC. */
      at: v.string(),
      name: v.nullable(v.string()),
      text: v.string(),
      booking: v.nullable(v.object({ id: v.string(), number: v.nullable(v.string()) })),
    }),
  ),
  /** What can still be undone, the newest first. */
  undo: v.array(UndoableAct),
  /** The team; of them, who does not teach it by their pages, and who could not give it as it stands, and why. */
  trainers: v.array(v.string()),
  lacking: v.array(v.object({ trainer: v.string(), lacks: Lacks })),
  busy: v.array(v.object({ trainer: v.string(), clash: Clash })),
  /** Of each of its sessions of which it can still be said who gives it: who could, and why others could not. */
  dayGivers: v.array(v.object({ session: v.number(), givers: v.array(Giver) })),
});
export type OfficeClass = v.InferOutput<typeof OfficeClass>;
