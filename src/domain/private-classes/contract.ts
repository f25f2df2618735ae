import * as v from 'valibot';
import { BookingState } from '../booking/contract.ts';
import { ClassState, Language } from '../catalogue/classes.ts';
import { DaysAway } from '../classes/absences.ts';
import { ChangeCapacity, Sitting } from '../classes/acts.ts';
import { optionalLine, optionalTitle, requiredLine } from '../fields.ts';
import { refusing } from '../forms/form.ts';
import { provinces } from '../money/provinces.ts';

/** Where a class is given that an organisation has to itself: on line, in a room of ours, or at its own address. */
export const wheres = ['online', 'room', 'client'] as const;
const Where = v.picklist(wheres, 'choose');

const id = (longest: number) => v.pipe(v.string('choose'), v.nonEmpty('choose'), v.maxLength(longest, 'choose'));
const Province = v.nullable(v.picklist(provinces, 'choose'));

/** For how many people, in all. */
export const People = ChangeCapacity.entries.capacity;

export const ScheduleFields = v.object({
  /** Of the order, by which the class was bought. */
  line: id(64),
  courseId: id(120),
  language: v.picklist(['en', 'fr'], 'choose'),
  where: Where,
  /** In a room of ours, its id. */
  placeId: v.nullable(id(40)),
  /** Which of its rooms, by what the office calls it; empty where that is not known yet, and elsewhere. */
  room: optionalLine(60),
  /** At the client's address; the province is that of its clock as well. */
  street: optionalTitle(120),
  city: optionalTitle(80),
  province: Province,
  /** By name; empty where that is not known yet. */
  trainer: v.pipe(v.string('choose'), v.maxLength(120, 'choose')),
  people: People,
  /** By the clock of where it is given; on line, of where the client is billed. */
  sessions: v.pipe(v.array(Sitting), v.minLength(1, 'required'), v.maxLength(60, 'too_many')),
});

/** A private class, as it is to be given. */
export const SchedulePrivate = v.pipe(
  ScheduleFields,
  refusing<v.InferOutput<typeof ScheduleFields>>(({ where, placeId, street, city, province }) => ({
    ...(where === 'room' && placeId === null && { placeId: 'choose' as const }),
    ...(where === 'client' && street === '' && { street: 'required' as const }),
    ...(where === 'client' && city === '' && { city: 'required' as const }),
    ...(where === 'client' && province === null && { province: 'choose' as const }),
  })),
);
export type SchedulePrivate = v.InferOutput<typeof SchedulePrivate>;

/** For how many people a class is from now on; `seen` is the revision of the class on the screen. */
export const SetPeople = v.object({ people: People, reason: requiredLine(300), seen: v.number('invalid') });
export type SetPeople = v.InferOutput<typeof SetPeople>;

const Titles = v.object({ en: v.string(), fr: v.string() });

/** What an order has of private classes, and what the office can schedule of it. */
export const OrderClasses = v.object({
  client: v.string(),
  state: BookingState,
  /** Where it is billed; `null` outside of Canada. */
  province: Province,
  /** What was ordered; what a quote says of a private class stands beside it, and nothing of anything else. */
  lines: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      details: v.array(v.string()),
      quoted: v.nullable(
        v.object({
          courseId: v.string(),
          delivery: v.picklist(['online', 'in-person']),
          city: v.string(),
          province: Province,
          days: v.number(),
          people: v.number(),
        }),
      ),
      /** Where it is taxed, and so can be given; on line, where its client is billed. `null` outside of Canada. */
      taxedIn: Province,
    }),
  ),
  /** The first to be scheduled first, those that were cancelled, too. */
  classes: v.array(
    v.object({
      id: v.string(),
      line: v.string(),
      title: Titles,
      /** ISO 8601, UTC. */
      startsAt: v.string(),
      timeZone: v.string(),
      state: ClassState,
      people: v.number(),
    }),
  ),
  courses: v.array(v.object({ id: v.string(), title: Titles, subject: v.string() })),
  rooms: v.array(v.object({ id: v.string(), city: Titles })),
  trainers: v.array(
    v.object({
      name: v.string(),
      languages: v.array(v.string()),
      subjects: v.array(v.string()),
      places: v.array(v.string()),
      /** Days to come. */
      away: v.array(DaysAway),
    }),
  ),
  language: Language,
});
export type OrderClasses = v.InferOutput<typeof OrderClasses>;
