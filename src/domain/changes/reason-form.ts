import { field, schemaOf, type Form } from '../forms/form.ts';
import { Reason } from './office-contract.ts';

const fields = { reason: field(Reason, { wide: true, hint: 'reason' }) };

/** Why the office does something. */
export const reasonForm: Form<{ reason: string }> = { fields, schema: (context) => schemaOf(fields, context) };
