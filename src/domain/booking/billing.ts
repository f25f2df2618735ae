import * as v from 'valibot';
import {
  Email,
  optionalOnInvoice,
  optionalTitle,
  phone,
  requiredLine,
  requiredName,
  requiredOnInvoice,
  requiredPerson,
  requiredTitle,
} from '../fields.ts';
import { provinces } from '../money/provinces.ts';
import { isCanadianPostalCode, isUsPostalCode, liesIn, readsAsCanadian } from './postal-code.ts';

export const Contact = v.object({
  firstName: requiredName(80),
  lastName: requiredName(80),
  email: Email,
  phone: v.pipe(requiredLine(30), phone),
  organisation: optionalTitle(120),
});
export type Contact = v.InferOutput<typeof Contact>;

/** The same as it is typed: who buys may take a seat, and get a certificate. */
export const TypedContact = v.object({
  ...Contact.entries,
  firstName: requiredPerson(80),
  lastName: requiredPerson(80),
  organisation: optionalOnInvoice(120),
});

/** The same as it is shown: to whom what was typed is not, its e-mail alone. */
export const ShownContact = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.string(),
  organisation: v.string(),
});

export const countries = ['CA', 'US', 'other'] as const;

export const BillingFields = v.object({
  line1: requiredTitle(120),
  line2: optionalTitle(120),
  city: requiredTitle(80),
  country: v.picklist(countries, 'invalid'),
  /** Required in Canada; it decides the tax of online classes. */
  province: v.optional(v.nullable(v.picklist(provinces, 'required')), null),
  postalCode: requiredName(12),
});

/** The same as it is typed. */
export const Billing = v.pipe(
  v.object({
    ...BillingFields.entries,
    line1: requiredOnInvoice(120),
    line2: optionalOnInvoice(120),
    city: requiredOnInvoice(80),
  }),
  v.forward(
    v.check((billing) => billing.country !== 'CA' || billing.province !== null, 'required'),
    ['province'],
  ),
  // Whoever lives in Canada pays its taxes: no other country writes its codes like this.
  v.forward(
    v.check((billing) => billing.country === 'CA' || !readsAsCanadian(billing.postalCode), 'invalid'),
    ['country'],
  ),
  v.forward(
    v.check(
      ({ country, postalCode }) => country !== 'US' || isUsPostalCode(postalCode) || readsAsCanadian(postalCode),
      'invalid',
    ),
    ['postalCode'],
  ),
  v.forward(
    v.check((billing) => billing.country !== 'CA' || isCanadianPostalCode(billing.postalCode), 'postal_code'),
    ['postalCode'],
  ),
  v.forward(
    v.check(
      ({ country, province, postalCode }) =>
        country !== 'CA' || province === null || !isCanadianPostalCode(postalCode) || liesIn(postalCode, province),
      'other_province',
    ),
    ['postalCode'],
  ),
);
export type Billing = v.InferOutput<typeof Billing>;
