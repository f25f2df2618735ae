import * as v from 'valibot';
import type { FieldReason } from '../api/errors.ts';
import { field, refusing, type Form } from '../forms/form.ts';
import { NotePromise } from './contract.ts';

const { until, note } = NotePromise.entries;

/** Until when a client has said that she will pay: from today on. */
export const promiseForm: Form<NotePromise> = {
  fields: { until: field(until, { type: 'date' }), note: field(note, { wide: true, hint: 'note' }) },
  schema: ({ today }) =>
    v.pipe(
      NotePromise,
      refusing<NotePromise>((body): Readonly<Record<string, FieldReason>> =>
        body.until < today ? { until: 'past_day' } : {},
      ),
    ),
};
