import * as v from 'valibot';
import { optionalLine, requiredLine } from '../fields.ts';
import { field, type Fields, type Form } from '../forms/form.ts';
import { addressField, PostalAddress } from './courseware.ts';

/** How long after somebody's last class of a booking it is known what they need in class. Days, as the privacy policy says. */
export const NEEDS_LIFE_DAYS = 30;

/** Diet and accessibility, in the words of whoever tells of it; empty takes it back. */
const Words = optionalLine(300);

/** Who told of it: none of them is shown what another one did, but for the office and the trainer of the class. */
export const tellers = ['buyer', 'participant', 'office'] as const;
export type Teller = (typeof tellers)[number];

/** What people on seats of a booking need. */
export const TellNeeds = v.object({
  people: v.pipe(
    v.array(
      v.object({
        id: requiredLine(64),
        needs: Words,
        /** Where the courseware goes, of a class whose courseware goes by post; or to the address of the invoice. */
        address: v.optional(PostalAddress),
        asBilling: v.optional(v.boolean(), false),
      }),
    ),
    v.minLength(1, 'required'),
    v.maxLength(200, 'too_many'),
    v.check((seats) => new Set(seats.map(({ id }) => id)).size === seats.length, 'duplicate'),
  ),
});
export type TellNeeds = v.InferOutput<typeof TellNeeds>;

/** What the account's own person needs, in all classes to come. */
export const OwnNeeds = v.object({ needs: Words, address: v.optional(PostalAddress) });
export type OwnNeeds = v.InferOutput<typeof OwnNeeds>;

/** What the office was told of somebody in a class, in place of what it had noted of them before (`seen`). */
export const NoteNeeds = v.object({ participantId: requiredLine(64), needs: Words, seen: v.optional(Words) });
export type NoteNeeds = v.InferOutput<typeof NoteNeeds>;

/** Nothing of it is kept in a browser. */
const words = (initial?: string) =>
  field(Words, { wide: true, autocomplete: 'off', kept: false, ...(initial !== undefined && { initial }) });

export const needsField = (seat: number, name: 'needs' | 'address' | 'asBilling' = 'needs') => `people.${seat}.${name}`;

interface Told {
  id: string;
  needs: string;
  address: string;
}

/** Of people on seats that were named; with where their courseware goes, of a class whose courseware goes by post. */
export const needsForm = (people: readonly Told[], posted: boolean): Form<TellNeeds> => ({
  fields: Object.fromEntries(
    people.flatMap(({ needs, address }, seat) => [
      [needsField(seat), words(needs)],
      ...(posted
        ? [
            [needsField(seat, 'address'), addressField(address)],
            [needsField(seat, 'asBilling'), field(v.boolean(), { as: 'tick', required: false, kept: false })],
          ]
        : []),
    ]),
  ) as Fields,
  schema: () => TellNeeds,
  inputOf: (typed) => ({
    people: people.map(({ id }, seat) => ({
      ...{ id, needs: typed[needsField(seat)] ?? '' },
      ...(posted && {
        address: typed[needsField(seat, 'address')] ?? '',
        asBilling: typed[needsField(seat, 'asBilling')] === 'on',
      }),
    })),
  }),
});

/** `address` is `null` where no courseware of a class to come goes by post. */
export const ownNeedsForm = ({ needs, address }: { needs: string; address: string | null }): Form<OwnNeeds> => ({
  fields: address === null ? { needs: words(needs) } : { needs: words(needs), address: addressField(address) },
  schema: () => OwnNeeds,
});

/** Of people with what the office noted of them so far. */
export const noteNeedsForm = (people: readonly { id: string; noted: string }[]): Form<NoteNeeds> => ({
  fields: {
    participantId: field(NoteNeeds.entries.participantId, {
      ...{ as: 'choice', options: people.map(({ id }) => id), kept: false },
    }),
    needs: words(),
  },
  schema: () => NoteNeeds,
  inputOf: ({ participantId = '', needs }) => ({
    ...{ participantId, needs, seen: people.find(({ id }) => id === participantId)?.noted ?? '' },
  }),
});

/** What is needed, and for how many people: what several put in the same words once, the most first. */
export function neededBy(people: readonly (readonly string[])[]): { needs: string; people: number }[] {
  const all = people.flatMap((needs) => [...new Map(needs.map((text) => [text.toLowerCase(), text])).values()]);
  return [...Map.groupBy(all, (text) => text.toLowerCase()).values()]
    .map((same) => ({ needs: same[0] ?? '', people: same.length }))
    .toSorted((one, other) => other.people - one.people || one.needs.localeCompare(other.needs));
}
