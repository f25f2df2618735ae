import { Participant } from '../booking/contract.ts';
import { field, type Form } from '../forms/form.ts';
import { NameParticipants, type ManagedParticipant } from './contract.ts';

const { entries } = Participant;

const fields = {
  firstName: field(entries.firstName, { autocomplete: 'off', kept: false }),
  lastName: field(entries.lastName, { autocomplete: 'off', kept: false }),
  email: field(entries.email, { type: 'email', autocomplete: 'off', kept: false }),
};

export const seatNames = ['firstName', 'lastName', 'email'] as const satisfies (keyof typeof fields)[];

/** The field of a seat, counted within its class. */
export const nameField = (seat: number, name: keyof typeof fields) => `participants.${seat}.${name}`;

/** The names of some seats of a booking, as it was seen at this revision. */
export function namesForm(people: readonly Pick<ManagedParticipant, 'id'>[], revision: number): Form<NameParticipants> {
  return {
    fields: Object.fromEntries(
      people.flatMap((_, seat) => seatNames.map((name) => [nameField(seat, name), fields[name]] as const)),
    ),
    schema: () => NameParticipants,
    inputOf: (typed) => ({
      revision,
      participants: people.map(({ id }, seat) => ({
        id,
        ...Object.fromEntries(seatNames.map((name) => [name, typed[nameField(seat, name)] ?? ''])),
      })),
    }),
  };
}
