import * as v from 'valibot';

/** What staff can change of a class on top of the schedule. */
const changedFields = ['trainer', 'room', 'capacity', 'price', 'dates', 'sales', 'cancelled', 'guaranteed'] as const;
export const ChangedField = v.picklist(changedFields);
export type ChangedField = v.InferOutput<typeof ChangedField>;
