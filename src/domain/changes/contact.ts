import * as v from 'valibot';
import { TypedContact, type Contact } from '../booking/billing.ts';
import { field, nested, type Form } from '../forms/form.ts';
import { CancelSeats } from './contract.ts';
import { Reason } from './office-contract.ts';

/** Who looks after a booking from now on. Billing address and papers stay. */
export const ChangeContact = v.object({
  revision: CancelSeats.entries.revision,
  contact: TypedContact,
  reason: Reason,
});
export type ChangeContact = v.InferOutput<typeof ChangeContact>;

/** `isOther` where the mailbox is another one: then old links open nothing any more. */
export const ContactChanged = v.object({ revision: v.number(), isOther: v.boolean() });

const { firstName, lastName, email, phone, organisation } = TypedContact.entries;

/** Of a booking as it was seen. */
export function changeContactForm({ revision, contact }: { revision: number; contact: Contact }): Form<ChangeContact> {
  const own = { autocomplete: 'off', kept: false } as const;
  return {
    fields: {
      'contact.firstName': field(firstName, { ...own, initial: contact.firstName }),
      'contact.lastName': field(lastName, { ...own, initial: contact.lastName }),
      'contact.email': field(email, { ...own, type: 'email', initial: contact.email }),
      'contact.phone': field(phone, { ...own, type: 'tel', initial: contact.phone }),
      'contact.organisation': field(organisation, { ...own, wide: true, initial: contact.organisation }),
      reason: field(Reason, { kept: false, wide: true, hint: 'reason' }),
    },
    schema: () => ChangeContact,
    inputOf: (typed) => ({ ...nested(typed), revision }),
  };
}
