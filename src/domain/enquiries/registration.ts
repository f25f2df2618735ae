import * as v from 'valibot';
import { Language, Place } from '../catalogue/classes.ts';
import type { EnquiryKind } from './enquiries.ts';

/**
 * Registering for a webinar or a special event: it stands once the address is proved, by the button behind the mail's link
 * or by a session of the same address (booking rule 41).
 */
const registrations = ['webinar', 'special-event'] as const satisfies readonly EnquiryKind[];
export type RegistrationKind = (typeof registrations)[number];

export const isRegistration = (kind: EnquiryKind): kind is RegistrationKind =>
  (registrations as readonly EnquiryKind[]).includes(kind);

/** So long the link of the mail works, and places that are kept without proof are kept. Minutes. */
export const PROVE_MINUTES = 60;

/** How many places of an event are kept for addresses that nobody has proved; whoever asks beyond has them once they prove. */
export const mostUnproved = (capacity: number): number => Math.floor(capacity / 3);

/** Places of an event that one network has at most, a sixth of it or ten; what is proved beyond waits for the office. */
const mostOfNetwork = (capacity: number): number => Math.max(10, Math.floor(capacity / 6));

/** What all addresses of one domain have, unless it is a mail provider's: so many times what a network has. */
export const NETWORKS_OF_DOMAIN = 2;

/** The same with so many times the room, on a developer's machine. */
export const mostPlacesOfNetwork = (capacity: number, room: number): number =>
  Math.min(mostOfNetwork(capacity) * room, Number.MAX_SAFE_INTEGER);

/**
 * `waiting` for the answer, and `anew` where we refused places before, so that the answer has us look again; `full` where every place is taken, or kept for somebody who still has to answer; `expired` after the hour;
 * `office` where it is proved, but more than one mailbox, network or domain may have, so that we decide; `refused` where we decided against it; `disowned` by whoever reads the mail; `closed` once it has begun, or where it does not take place.
 */
export const RegistrationState = v.picklist([
  'waiting',
  'anew',
  'kept',
  'office',
  'refused',
  'full',
  'expired',
  'disowned',
  'closed',
]);
export type RegistrationState = v.InferOutput<typeof RegistrationState>;

/** What the page behind a mail's link shows. */
export const RegistrationView = v.object({
  state: RegistrationState,
  language: Language,
  /** `null` where the site does not have it any more. */
  event: v.nullable(
    v.object({
      title: v.string(),
      /** ISO 8601 UTC. */
      start: v.string(),
      end: v.string(),
      timeZone: v.string(),
      /** `null` online. */
      place: v.nullable(Place),
    }),
  ),
  /** Of an event. */
  places: v.nullable(v.number()),
  /** Whether these places are kept until `dueAt`. */
  held: v.boolean(),
  /** ISO 8601 UTC, while it can still be answered. */
  dueAt: v.nullable(v.string()),
  /** Path of the page with the form. */
  page: v.string(),
  /** Of what is kept. */
  reference: v.nullable(v.string()),
});
export type RegistrationView = v.InferOutput<typeof RegistrationView>;

/** Whether the registration is the reader's own. */
export const ProveRegistration = v.object({ mine: v.boolean() });
