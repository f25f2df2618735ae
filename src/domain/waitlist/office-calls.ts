import * as v from 'valibot';
import { staff } from '../accounts/access.ts';
import { Empty, Nothing, type Call } from '../api/call.ts';
import { Reason } from '../changes/office-contract.ts';
import { ClassParams } from '../classes/office-classes.ts';
import { optionalName, optionalPhone } from '../fields.ts';
import { tableLanguage } from '../office/tables.ts';
import { WaitRequest, WaitState } from './contract.ts';

const facts = {
  /** Of the class. */
  id: v.string(),
  title: v.object({ en: v.string(), fr: v.string() }),
  /** When it begins; ISO 8601, UTC. */
  at: v.string(),
  timeZone: v.string(),
  /** Seats that nobody has booked, holds or was offered. */
  free: v.number(),
};

export const WaitedClass = v.object({
  ...facts,
  /** Parties that wait and have proved their address, and the seats that they want; parties that have an offer. */
  parties: v.number(),
  seats: v.number(),
  offered: v.number(),
});
export type WaitedClass = v.InferOutput<typeof WaitedClass>;

export const WaitedClasses = v.object({ classes: v.array(WaitedClass) });
export type WaitedClasses = v.InferOutput<typeof WaitedClasses>;

export const WaitingParty = v.object({
  id: v.string(),
  email: v.string(),
  /** As they were told to the office; empty where they were not. */
  name: v.string(),
  phone: v.string(),
  seats: v.number(),
  state: WaitState,
  joinedAt: v.string(),
  proved: v.boolean(),
  /** From 1, of those that wait and have proved their address. */
  position: v.nullable(v.number()),
  /** It waits behind others: it let an offer go, or comes of a group that has its share. */
  late: v.boolean(),
  /** Of an offer that stands, or how it ended. */
  offerEndsAt: v.nullable(v.string()),
  endedAt: v.nullable(v.string()),
});
export type WaitingParty = v.InferOutput<typeof WaitingParty>;

/** In the order in which seats are offered; what has ended comes last. */
export const ClassWaitlist = v.object({ ...facts, parties: v.array(WaitingParty) });
export type ClassWaitlist = v.InferOutput<typeof ClassWaitlist>;

/** Classes that somebody waits for, the next one first. */
export const officeWaitlists = {
  method: 'GET',
  path: '/Website/office/waitlists',
  access: staff,
  answer: WaitedClasses,
} as const satisfies Call;

/** Who waits for a class. */
export const officeWaitlist = {
  method: 'GET',
  path: '/Website/office/waitlists/{id}',
  access: staff,
  params: ClassParams,
  opens: 'waitlist',
  answer: ClassWaitlist,
} as const satisfies Call;

/** The same for a spreadsheet. */
export const waitlistTable = {
  method: 'GET',
  path: '/Website/office/waitlists/{id}/parties.csv',
  access: staff,
  params: ClassParams,
  query: v.object(tableLanguage),
  opens: 'waitlist',
  answer: 'file',
} as const satisfies Call;

const act = {
  method: 'POST',
  access: staff,
  params: ClassParams,
  answer: Nothing,
  status: 204,
  refuses: ['closed'],
  keyed: true,
} as const;

/** Offers free seats of the class now to the next party that they are enough for. */
export const offerToNext = {
  ...act,
  path: '/Website/office/waitlists/{id}/offer',
  body: Empty,
  act: 'waitlist_offered',
} as const satisfies Call;

const party = v.pipe(v.string('invalid'), v.regex(/^[\w-]{1,64}$/, 'invalid'));

/** Offers free seats to a party whose turn it is not. Closed where too few are free, or it does not wait any more. */
export const offerToParty = {
  ...act,
  path: '/Website/office/waitlists/{id}/offer-to',
  body: v.object({ party, reason: Reason }),
  act: 'waitlist_offered',
} as const satisfies Call;

const { eventId: _class, ...wish } = WaitRequest.entries;
/** With whom to ask for, and where to call back. */
export const NewParty = v.object({
  ...wish,
  name: v.optional(optionalName(120), ''),
  phone: v.optional(optionalPhone, ''),
});
export type NewParty = v.InferOutput<typeof NewParty>;

/** Puts somebody who has asked the office on the list, as who has proved the address. Closed where the class sells no more, or they wait. */
export const addParty = {
  ...act,
  path: '/Website/office/waitlists/{id}/parties',
  body: NewParty,
  refuses: ['closed', 'seats_free'],
  act: 'waitlist_added',
} as const satisfies Call;

/** Takes a party off; seats that it was offered are free again. */
export const removeParty = {
  ...act,
  path: '/Website/office/waitlists/{id}/remove',
  body: v.object({ party, reason: Reason }),
  act: 'waitlist_removed',
} as const satisfies Call;
