import { field, schemaOf, type Form } from '../forms/form.ts';
import { NewNote } from './bookings.ts';

const fields = { text: field(NewNote.entries.text, { as: 'text', wide: true }) };

export const noteForm: Form<NewNote> = { fields, schema: (context) => schemaOf(fields, context) };
