import { field, type Form } from '../forms/form.ts';
import { SendStatement } from './contract.ts';

const fields = { note: field(SendStatement.entries.note, { as: 'text', wide: true, hint: 'note' }) };

/** What the office adds to a statement that was seen. */
export const statementForm = (seen: Omit<SendStatement, 'note'>): Form<SendStatement> => ({
  fields,
  schema: () => SendStatement,
  inputOf: (typed) => ({ ...typed, ...seen }),
});
