import * as v from 'valibot';
import { paragraphs, requiredLine } from '../fields.ts';
import { field, type Form } from '../forms/form.ts';

/** Where courseware goes by post, line by line as it is put on a label; empty takes it back. */
export const PostalAddress = v.pipe(
  paragraphs(300),
  v.check((text) => text.split('\n').length <= 6, 'too_long'),
);

/** Whether the courseware of a class goes by post: only then is anybody asked where to. */
export const PostCourseware = v.object({ posted: v.boolean() });
export type PostCourseware = v.InferOutput<typeof PostCourseware>;

/** Where the office was told that it goes, in place of what it had noted before (`seen`). */
export const NoteAddress = v.object({
  participantId: requiredLine(64),
  address: PostalAddress,
  seen: v.optional(PostalAddress),
});
export type NoteAddress = v.InferOutput<typeof NoteAddress>;

/** That it was sent to some people of the class today, or was not. */
export const SendCourseware = v.object({
  participants: v.pipe(v.array(requiredLine(64)), v.minLength(1, 'required'), v.maxLength(500, 'too_many')),
  sent: v.boolean(),
});
export type SendCourseware = v.InferOutput<typeof SendCourseware>;

/** Somebody whom courseware is sent to: the address that they gave, else the office's, else the buyer's. */
export const CoursewareSeat = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  organisation: v.string(),
  /** Empty where nobody has given any. */
  address: v.string(),
  /** The one that the office was told; empty where it was told none. */
  noted: v.string(),
  /** `2027-01-05`; `null` where it was not sent. */
  sentOn: v.nullable(v.string()),
});
export type CoursewareSeat = v.InferOutput<typeof CoursewareSeat>;

/** Nothing of it is kept in a browser. */
export const addressField = (initial?: string) =>
  field(PostalAddress, { as: 'text', autocomplete: 'off', kept: false, ...(initial !== undefined && { initial }) });

/** Of people with what the office noted of them so far. */
export const noteAddressForm = (people: readonly { id: string; noted: string }[]): Form<NoteAddress> => ({
  fields: {
    participantId: field(NoteAddress.entries.participantId, {
      ...{ as: 'choice', options: people.map(({ id }) => id), kept: false },
    }),
    address: addressField(),
  },
  schema: () => NoteAddress,
  inputOf: ({ participantId = '', address }) => ({
    ...{ participantId, address, seen: people.find(({ id }) => id === participantId)?.noted ?? '' },
  }),
});
