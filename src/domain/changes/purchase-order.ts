import * as v from 'valibot';
import { clientNumber } from '../fields.ts';
import { field, type Form } from '../forms/form.ts';
import { CancelSeats } from './contract.ts';

/** The number of the client's own purchase order, from now on; empty where there is none any more. */
export const NameOrder = v.object({
  revision: CancelSeats.entries.revision,
  purchaseOrder: clientNumber,
});
export type NameOrder = v.InferOutput<typeof NameOrder>;

/** The same by the office, which may mail the client the papers as they read then. */
export const OfficeNameOrder = v.object({ ...NameOrder.entries, send: v.boolean() });
export type OfficeNameOrder = v.InferOutput<typeof OfficeNameOrder>;

interface Seen {
  revision: number;
  purchaseOrder: string;
}

const numberField = (initial: string) =>
  field(NameOrder.entries.purchaseOrder, { autocomplete: 'off', kept: false, initial });

/** Of a booking as it was seen. */
export const nameOrderForm = ({ revision, purchaseOrder }: Seen): Form<NameOrder> => ({
  fields: { purchaseOrder: numberField(purchaseOrder) },
  schema: () => NameOrder,
  inputOf: (typed) => ({ ...typed, revision }),
});

export const officeNameOrderForm = ({ revision, purchaseOrder }: Seen): Form<OfficeNameOrder> => ({
  fields: {
    purchaseOrder: numberField(purchaseOrder),
    send: field(OfficeNameOrder.entries.send, { as: 'tick', required: false }),
  },
  schema: () => OfficeNameOrder,
  inputOf: ({ send, ...typed }) => ({ ...typed, revision, send: send === 'on' }),
});
