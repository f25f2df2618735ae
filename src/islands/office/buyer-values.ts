import type { Values } from '../../domain/forms/form.ts';
import type { OfficeBuyer } from '../../domain/telephone/contract.ts';

/** What a form keeps of somebody who booked before. */
export const valuesOfBuyer = ({ contact, billing }: OfficeBuyer): Values => ({
  'contact.firstName': contact.firstName,
  'contact.lastName': contact.lastName,
  'contact.email': contact.email,
  'contact.phone': contact.phone,
  'contact.organisation': contact.organisation,
  buyer: contact.organisation === '' ? 'myself' : 'organisation',
  'billing.line1': billing.line1,
  'billing.line2': billing.line2,
  'billing.city': billing.city,
  'billing.country': billing.country,
  'billing.province': billing.province ?? '',
  'billing.postalCode': billing.postalCode,
});
