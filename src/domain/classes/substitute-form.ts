import * as v from 'valibot';
import { field, type Form } from '../forms/form.ts';
import { ActOnClass } from './acts.ts';
import { SetSubstitute } from './substitutes.ts';

/** In place of nobody: the trainer of the class gives the day. */
export const OWN_TRAINER = 'own';

interface SubstituteForm {
  /** The revision of the class on the screen. */
  seen: number;
  /** Of which of its sessions it can be said, from 1, and which is meant first. */
  days: readonly number[];
  next: number;
  /** Who could give the day, the first one first. */
  trainers: readonly string[];
}

/** Who gives a single day of a class. */
export const substituteForm = ({ seen, days, next, trainers }: SubstituteForm): Form<SetSubstitute> => ({
  fields: {
    session: field(v.string('choose'), {
      ...{ as: 'choice', options: days.map(String), initial: String(next), wide: true, required: true },
    }),
    trainer: field(v.pipe(v.string('choose'), v.nonEmpty('choose')), {
      ...{ as: 'choice', options: [...trainers, OWN_TRAINER], wide: true },
    }),
    reason: field(ActOnClass.entries.reason, { wide: true, hint: 'reason' }),
  },
  schema: () => SetSubstitute,
  inputOf: ({ session = '', trainer = '', reason }) => ({
    ...{ seen, reason, session: Number(session) || undefined },
    trainer: trainer === OWN_TRAINER ? '' : trainer || undefined,
  }),
});
