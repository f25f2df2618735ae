import * as v from 'valibot';
import { Colleague, FollowUp } from '../follow-ups/follow-ups.ts';
import { EndingQuote } from '../quotes/ending.ts';

/** How many days ahead a class is looked at. */
export const DAYS_AHEAD = 14;

/** How many days ahead it is looked what people need in class. */
export const NEEDS_DAYS = 7;

/** How many days ahead a block of seats that ends is told of. */
export const BLOCK_DAYS = 7;

/** A booking is new for so long. Hours. */
export const NEW_HOURS = 24;

/** A refund that nobody has told of for so long needs a look. Hours. */
export const REFUND_HOURS = 2;

/** What we owe is told of after so long. Hours. */
export const OWED_HOURS = 24;

/** A payment that its bank has returned is told of for so long, while something of its booking is due. Days. */
export const RETURNED_DAYS = 60;

/** Rows of a list that are shown among others, and of one that is asked for by itself. */
export const SHOWN_ROWS = 5;
export const MOST_ROWS = 500;

/** What needs a hand, the most pressing first. */
export const todayLists = [
  'help',
  'follow_ups',
  'enquiries',
  'failed_mails',
  'disputes',
  'returned',
  'refunds',
  'owed',
  'needs_link',
  'needs_room',
  'needs_trainer',
  'trainer_away',
  'below_minimum',
  'overdue',
  'called_off',
  'to_schedule',
  'quotes_ending',
  'offers',
  'blocks',
  'new_bookings',
] as const;
export type TodayList = (typeof todayLists)[number];

/** '' is all lists. */
export const TodayQuery = v.object({ list: v.optional(v.picklist(['', ...todayLists]), '') });
export type TodayQuery = v.InferOutput<typeof TodayQuery>;

const Row = v.object({
  /** Of what it is about: a booking, a class, a message, a mail, a quote or a follow-up. */
  id: v.string(),
  /** A title, or what it is called by; the kind of a mail or message is a word of the interface. */
  title: v.object({ en: v.string(), fr: v.string() }),
  who: v.string(),
  /** ISO 8601, UTC. */
  at: v.nullable(v.string()),
  cents: v.nullable(v.number()),
  /** So many of so many: seats that are booked, and the least. */
  count: v.nullable(v.number()),
  of: v.nullable(v.number()),
  /** All of one, where it is one. */
  followUp: v.nullable(FollowUp),
  /** Of what is overdue: until when its client has said that she will pay, `2026-12-04`. */
  promisedUntil: v.optional(v.nullable(v.string()), null),
  /** What is done about a quote from here, where it is one. */
  quote: v.optional(v.nullable(EndingQuote), null),
});
export type TodayRow = v.InferOutput<typeof Row>;

/** All lists in their order, or the one that was asked for, each with how many rows it has and the first of them. */
export const Today = v.object({
  lists: v.array(v.object({ name: v.picklist(todayLists), count: v.number(), rows: v.array(Row) })),
  /** Classes that are held today, of whatever city. */
  heldToday: v.optional(v.number(), 0),
  /** Classes that begin soon, in which somebody needs something, as the office's list of classes has them between these days. */
  needs: v.optional(v.object({ classes: v.number(), from: v.string(), to: v.string() })),
  /** Who can be given a follow-up. */
  staff: v.array(Colleague),
});
export type Today = v.InferOutput<typeof Today>;
