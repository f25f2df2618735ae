import { field, schemaOf, type Form } from '../forms/form.ts';
import { ExtendPackage } from './office-calls.ts';

const { until, reason } = ExtendPackage.entries;

/** Until when a package can be used; what stands there first is its last day now. */
export function extendForm(initial: string): Form<ExtendPackage> {
  const fields = {
    until: field(until, { type: 'date', initial }),
    reason: field(reason, { wide: true, hint: 'reason' }),
  };
  return { fields, schema: (context) => schemaOf(fields, context) };
}
