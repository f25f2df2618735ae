import * as v from 'valibot';
import { officeRoles } from '../accounts/access.ts';
import { Language } from '../catalogue/classes.ts';
import { Email, optionalLine, requiredLine, requiredName } from '../fields.ts';
import { Colleague, entryKinds, entryStates } from '../inbox/inbox.ts';
import { optionalText } from '../office/audit.ts';
import { quoteStates } from '../quotes/quote.ts';

/** `q` is the beginning of names, of an e-mail or of a company; `of` those alone who run the office. `next` is of the page before. */
export const PeopleQuery = v.object({
  q: optionalText(120),
  of: v.optional(v.picklist(['', 'office']), ''),
  next: v.optional(v.pipe(v.string(), v.regex(/^(?:\d{1,15} [\w-]{1,64})?$/, 'invalid')), ''),
});
export type PeopleQuery = v.InferOutput<typeof PeopleQuery>;

/** What somebody is to the office. */
export const personRoles = ['client', 'trainer', ...officeRoles] as const;

/** Leads to somebody by an account, a booking or a seat: no e-mail stands in an address. */
export const PersonId = v.pipe(v.string(), v.regex(/^[abp]-[\w-]{1,64}$/));

export const FoundPerson = v.object({
  id: PersonId,
  name: v.string(),
  email: v.string(),
  organisation: v.string(),
  /** Bookings in their name. */
  bookings: v.number(),
  account: v.boolean(),
  /** Of the account, while it is open. */
  role: v.nullable(v.picklist(personRoles)),
});
export type FoundPerson = v.InferOutput<typeof FoundPerson>;

/** By their newest bookings. */
export const FoundPeople = v.object({ people: v.array(FoundPerson), next: v.nullable(v.string()) });
export type FoundPeople = v.InferOutput<typeof FoundPeople>;

const Titles = v.object({ en: v.string(), fr: v.string() });

const Account = v.object({
  accountId: v.number(),
  firstName: v.string(),
  language: Language,
  role: v.picklist(personRoles),
  /** The name in the schedule. */
  teaches: v.nullable(v.string()),
  /** ISO 8601, UTC. */
  since: v.string(),
  hasPassword: v.boolean(),
  closed: v.boolean(),
  /** When each open session began. */
  sessions: v.array(v.string()),
});

export const Person = v.object({
  id: PersonId,
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  organisation: v.string(),
  /** Bookings that name it from another mail domain: anybody can type that name. */
  byNameAlone: v.number(),
  /** Less than nothing is owed to them. */
  openCents: v.number(),
  creditCents: v.number(),
  account: v.nullable(Account),
  /** What waits for the account, and who could take it over; `null` where nothing does. */
  inHand: v.nullable(v.object({ followUps: v.number(), messages: v.number(), colleagues: v.array(Colleague) })),
  /** By which a trainer is called. */
  trainerPhone: v.string(),
  bookings: v.array(
    v.object({
      id: v.string(),
      number: v.nullable(v.string()),
      state: v.string(),
      at: v.string(),
      totalCents: v.number(),
      openCents: v.number(),
    }),
  ),
  training: v.array(
    v.object({
      bookingId: v.string(),
      title: Titles,
      startsAt: v.string(),
      /** Over by now. */
      done: v.boolean(),
      certificate: v.nullable(v.string()),
      /** Of the booking. */
      number: v.nullable(v.string()),
      /** Whose booking it is, where it is not their own; and whether its e-mail is proved. */
      bookedBy: v.nullable(v.object({ id: PersonId, name: v.string(), organisation: v.string() })),
      proved: v.boolean(),
    }),
  ),
  /** How many there are of whom they booked for, and of their own. */
  certificates: v.number(),
  messages: v.array(
    v.object({ id: v.string(), kind: v.picklist(entryKinds), at: v.string(), state: v.picklist(entryStates) }),
  ),
  quotes: v.array(
    v.object({
      ...{ id: v.string(), number: v.string(), at: v.string(), totalCents: v.number() },
      state: v.picklist(quoteStates),
    }),
  ),
  newsletter: v.nullable(v.object({ state: v.picklist(['pending', 'confirmed', 'unsubscribed']), at: v.string() })),
});
export type Person = v.InferOutput<typeof Person>;

const reason = requiredLine(300);

export const InvitePerson = v.object({ firstName: requiredName(80), language: Language });
export type InvitePerson = v.InferOutput<typeof InvitePerson>;

export const InviteNew = v.object({ email: Email, ...InvitePerson.entries });
export type InviteNew = v.InferOutput<typeof InviteNew>;

export const WithReason = v.object({ reason });
export type WithReason = v.InferOutput<typeof WithReason>;

export const GiveRole = v.pipe(
  v.object({ role: v.picklist(personRoles, 'choose'), teaches: optionalLine(80), reason }),
  v.forward(
    v.partialCheck([['role'], ['teaches']], ({ role, teaches }) => role !== 'trainer' || teaches !== '', 'required'),
    ['teaches'],
  ),
);
export type GiveRole = v.InferOutput<typeof GiveRole>;

/** The account that takes over what another has in hand. */
export const HandOver = v.object({ assignee: v.pipe(v.number(), v.integer()) });
export type HandOver = v.InferOutput<typeof HandOver>;

/** What stays of somebody, since the law keeps it. */
export const Erased = v.object({
  left: v.array(v.object({ table: v.string(), rows: v.number(), because: v.string() })),
});
export type Erased = v.InferOutput<typeof Erased>;

/** Everything that is stored of somebody, in a common format. */
export const Copy = v.record(v.string(), v.unknown());
