import * as v from 'valibot';
import { optionalPhone, requiredLine } from '../fields.ts';
import { field, type Form } from '../forms/form.ts';

/** By which number a trainer is called; none, where it is empty. */
export const NotePhone = v.object({ trainer: requiredLine(120), phone: optionalPhone });
export type NotePhone = v.InferOutput<typeof NotePhone>;

/** Of the trainer of this name, who is called by `phone` so far. */
export const phoneForm = (trainer: string, phone: string): Form<NotePhone> => ({
  fields: {
    phone: field(NotePhone.entries.phone, { type: 'tel', autocomplete: 'off', initial: phone, hint: 'phone' }),
  },
  schema: () => NotePhone,
  inputOf: (typed) => ({ ...typed, trainer }),
});
