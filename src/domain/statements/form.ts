import { field, type Form } from '../forms/form.ts';
import { SendStatement } from './contract.ts';

const note = field(SendStatement.entries.note, { as: 'text', wide: true, hint: 'note' });

/** What the office adds to a statement that was seen; `initial` is what it had written before. */
export const statementForm = (seen: Omit<SendStatement, 'note'>, initial = ''): Form<SendStatement> => ({
  fields: { note: { ...note, initial } },
  schema: () => SendStatement,
  inputOf: (typed) => ({ ...typed, ...seen }),
});
