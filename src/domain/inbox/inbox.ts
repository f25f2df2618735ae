import * as v from 'valibot';
import { Language } from '../catalogue/classes.ts';
import { enquiryKinds } from '../enquiries/enquiries.ts';
import { paragraphs, requiredLine } from '../fields.ts';
import { acts } from '../office/acts.ts';
import { optionalText } from '../office/audit.ts';

/** What people send to the office: the site's forms, and calls for help from a class. */
export const entryKinds = [...enquiryKinds, 'help'] as const;

export const entryStates = ['new', 'working', 'answered', 'closed'] as const;

/** An answer leaves after so long, and can be taken back until then. Seconds. */
export const UNDO_SECONDS = 60;

const State = v.picklist(entryStates);
const Kind = v.picklist(entryKinds);

/** `who` is the number of an account, or `nobody`; `state` may be `unanswered`, which is new or in work, and `kind` `forms`, which is all but help. */
export const InboxQuery = v.object({
  q: optionalText(120),
  kind: v.optional(v.picklist(['', 'forms', ...entryKinds]), ''),
  state: v.optional(v.picklist(['', 'unanswered', ...entryStates]), ''),
  who: v.optional(v.pipe(v.string(), v.regex(/^(?:nobody|\d{0,16})$/, 'invalid')), ''),
  next: v.optional(v.pipe(v.string(), v.regex(/^(?:\d{1,15} [\w-]{1,64})?$/, 'invalid')), ''),
});
export type InboxQuery = v.InferOutput<typeof InboxQuery>;

export const Colleague = v.object({ accountId: v.number(), firstName: v.string() });
export type Colleague = v.InferOutput<typeof Colleague>;

const facts = {
  id: v.string(),
  kind: Kind,
  /** What its sender calls it; a call for help has none. */
  reference: v.string(),
  /** ISO 8601, UTC. */
  at: v.string(),
  language: Language,
  name: v.string(),
  organisation: v.string(),
  email: v.string(),
  state: State,
  assignee: v.nullable(Colleague),
};

/** `gist` is the beginning of what was written. */
export const FoundEntry = v.object({ ...facts, gist: v.string() });
export type FoundEntry = v.InferOutput<typeof FoundEntry>;

/** The newest first; `staff` is who can be given an entry. */
export const Inbox = v.object({
  entries: v.array(FoundEntry),
  next: v.nullable(v.string()),
  staff: v.array(Colleague),
});
export type Inbox = v.InferOutput<typeof Inbox>;

const replyStates = ['waits', 'sent', 'failed', 'undone'] as const;

const Reply = v.object({
  id: v.string(),
  at: v.string(),
  name: v.nullable(v.string()),
  text: v.string(),
  /** Until then it can be taken back. */
  leavesAt: v.string(),
  state: v.picklist(replyStates),
});

/** What the office decides about a registration that has no places. */
export const placeDecisions = ['given', 'refused'] as const;
const PlaceDecision = v.picklist(placeDecisions, 'choose');

/** `capacity` and `left`, of the event, are `null` where it has begun or is gone; `reason` is what its sender was told of a refusal, also of one before it was asked for again. */
const PlacesAsked = v.object({
  places: v.number(),
  capacity: v.nullable(v.number()),
  left: v.nullable(v.number()),
  decision: v.nullable(PlaceDecision),
  reason: v.nullable(v.string()),
});
export type PlacesAsked = v.InferOutput<typeof PlacesAsked>;

export const InboxEntry = v.object({
  ...facts,
  revision: v.number(),
  /** Path of the page on which the form stands. */
  page: v.string(),
  /** What was typed, by the names of the form's fields, as text; what names an entry of the site's is its title. */
  typed: v.record(v.string(), v.string()),
  /** What stands around an answer, in the language of the entry. */
  frame: v.object({ subject: v.string(), greeting: v.string(), closing: v.string() }),
  /** Of a registration that waits for the office, or did; `null` of anything else. */
  places: v.nullable(PlacesAsked),
  notes: v.array(v.object({ at: v.string(), name: v.nullable(v.string()), text: v.string() })),
  replies: v.array(Reply),
  history: v.array(v.object({ at: v.string(), name: v.nullable(v.string()), act: v.picklist(acts) })),
  staff: v.array(Colleague),
});
export type InboxEntry = v.InferOutput<typeof InboxEntry>;

/** The revision that was seen: who saw another one looks again. */
const seen = v.pipe(v.number(), v.integer());

export const HandEntry = v.object({
  state: v.picklist(entryStates, 'choose'),
  assignee: v.nullable(v.number()),
  seen,
});
export type HandEntry = v.InferOutput<typeof HandEntry>;

export const AnswerEntry = v.object({ text: v.pipe(paragraphs(8000), v.nonEmpty('required')), seen });
export type AnswerEntry = v.InferOutput<typeof AnswerEntry>;

/** Who asked reads the reason of a refusal. */
export const DecidePlaces = v.object({ decision: PlaceDecision, reason: requiredLine(300), seen });
export type DecidePlaces = v.InferOutput<typeof DecidePlaces>;

/** When an answer leaves. */
export const AnsweredEntry = v.object({ id: v.string(), leavesAt: v.string() });
export type AnsweredEntry = v.InferOutput<typeof AnsweredEntry>;
