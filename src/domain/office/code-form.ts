import { field, schemaOf, type Form } from '../forms/form.ts';
import { ShowCode } from './second-factor.ts';

const fields = {
  code: field(ShowCode.entries.code, {
    inputmode: 'numeric',
    autocomplete: 'one-time-code',
    hint: 'code',
    wide: true,
    kept: false,
  }),
};

/** The code of a phone, or one for a phone that was lost. */
export const codeForm: Form<ShowCode> = { fields, schema: (context) => schemaOf(fields, context) };
