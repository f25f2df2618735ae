import * as v from 'valibot';
import { digitsOf, requiredLine } from '../fields.ts';
import { field, type Form, type Values } from '../forms/form.ts';
import { centsOf } from '../money/money.ts';
import {
  ActOnClass,
  ChangeCapacity,
  ChangeDates,
  ChangeRoom,
  ChangeTrainer,
  MessageClass,
  PriceClass,
  Sitting,
} from './acts.ts';

const reason = field(ActOnClass.entries.reason, { wide: true, hint: 'reason' });

/** What needs a reason alone; `seen` is the revision of the class on the screen. */
export const classActForm = (seen: number): Form<ActOnClass> => ({
  fields: { reason },
  schema: () => ActOnClass,
  inputOf: (typed) => ({ ...typed, seen }),
});

type Body<Schema extends v.GenericSchema> = v.InferOutput<Schema>;

export const trainerForm = (seen: number, trainers: readonly string[]): Form<Body<typeof ChangeTrainer>> => ({
  fields: {
    trainer: field(v.pipe(v.string('choose'), v.nonEmpty('choose')), { as: 'choice', options: trainers }),
    reason,
  },
  schema: () => ChangeTrainer,
  inputOf: (typed) => ({ ...typed, field: 'trainer', seen }),
});

export const roomForm = (seen: number): Form<Body<typeof ChangeRoom>> => ({
  fields: { room: field(ChangeRoom.entries.room), reason },
  schema: () => ChangeRoom,
  inputOf: (typed) => ({ ...typed, field: 'room', seen }),
});

const wholeNumber = v.pipe(requiredLine(3), v.transform(digitsOf), ChangeCapacity.entries.capacity);

export const capacityForm = (seen: number): Form<Body<typeof ChangeCapacity>> => ({
  fields: { capacity: field(wholeNumber, { inputmode: 'numeric' }), reason },
  schema: () => ChangeCapacity,
  inputOf: ({ capacity = '', ...typed }) => ({
    ...typed,
    ...{ field: 'capacity', seen, capacity: capacity.trim() === '' ? undefined : digitsOf(capacity.trim()) },
  }),
});

const amount = v.pipe(requiredLine(20), v.transform(centsOf), PriceClass.entries.priceCents);

export const priceForm = (seen: number): Form<PriceClass> => ({
  fields: { price: field(amount, { inputmode: 'decimal', hint: 'price' }), reason },
  schema: () => PriceClass,
  inputOf: ({ price = '', ...typed }) => ({ ...typed, seen, priceCents: centsOf(price) }),
  nameOf: (path) => (path === 'priceCents' ? 'price' : path),
});

export const sittingParts = ['date', 'from', 'to'] as const;
export const sittingField = (session: number, part: (typeof sittingParts)[number]) => `sessions.${session}.${part}`;

/** A class keeps its number of sessions; `now` are those that it has. */
export const datesForm = (seen: number, now: readonly Sitting[]): Form<Body<typeof ChangeDates>> => ({
  fields: {
    ...Object.fromEntries(
      now.flatMap((sitting, session) =>
        sittingParts.map((part) => [
          sittingField(session, part),
          field(Sitting.entries[part], { type: part === 'date' ? 'date' : 'time', initial: sitting[part] }),
        ]),
      ),
    ),
    reason,
  },
  schema: () => ChangeDates,
  inputOf: (typed) => ({
    ...{ field: 'dates', seen, reason: typed.reason },
    sessions: now.map((_, session) =>
      Object.fromEntries(sittingParts.map((part) => [part, typed[sittingField(session, part)] ?? ''])),
    ),
  }),
});

const inBox = { as: 'text', wide: true } as const;
const text = field(MessageClass.entries.text, inBox);
/** Ticked at first: who gives the class is to know what its people are told. */
const trainer = field(v.string(), { as: 'tick', wide: true, initial: 'on' });

const inputOf = ({ trainer: ticked, ...typed }: Values) => ({ ...typed, trainer: ticked === 'on' });

/** A message to the people of a class; also to its trainer, where the site knows their address. */
export const messageForm = (hasTrainer: boolean): Form<MessageClass> => ({
  fields: { text, ...(hasTrainer && { trainer }) },
  schema: () => MessageClass,
  inputOf,
});

/** The same to the people of many classes, in both languages. */
export const dayMessageForm = (hasTrainers: boolean): Form<MessageClass> => ({
  fields: { text, french: field(MessageClass.entries.text, inBox), ...(hasTrainers && { trainer }) },
  schema: () => v.object({ ...MessageClass.entries, french: MessageClass.entries.text }),
  inputOf,
});
