import * as v from 'valibot';
import { staff } from '../accounts/access.ts';
import type { Call } from '../api/call.ts';
import { countries, TypedContact } from '../booking/billing.ts';
import { paragraphs } from '../fields.ts';
import { provinces } from '../money/provinces.ts';
import { TaxLine } from '../money/tax-line.ts';
import { optionalText } from '../office/audit.ts';
import { BuyRequest, OtherTotal } from './contract.ts';

/** Of which offer, and for whom it is billed to, the price is asked; empty is not known yet. */
export const OffersQuery = v.object({
  offer: optionalText(120),
  country: v.optional(v.picklist(countries), 'CA'),
  province: v.optional(v.picklist(['', ...provinces]), ''),
});
export type OffersQuery = v.InferOutput<typeof OffersQuery>;

export const PackageOffers = v.object({
  offers: v.array(
    v.object({
      id: v.string(),
      sort: v.picklist(['package', 'series']),
      title: v.object({ en: v.string(), fr: v.string() }),
      seats: v.number(),
      validMonths: v.number(),
      /** Before tax. */
      priceCents: v.number(),
    }),
  ),
  /** Of the one that is asked about; `null` while it, or where it is billed to, is not known. */
  price: v.nullable(v.object({ subtotalCents: v.number(), taxes: v.array(TaxLine), totalCents: v.number() })),
  /** The last day for an invoice of today, `2026-12-04`. */
  dueOn: v.string(),
  /** The versions that are in force. */
  terms: v.object({ en: v.string(), fr: v.string() }),
});
export type PackageOffers = v.InferOutput<typeof PackageOffers>;

/**
 * What the buyer of the public page says, and a note of the office for itself. A person may buy without an organisation, but for a consumer
 * of Quebec, who is not charged before a first session (booking rule 33).
 */
export const SellRequest = v.pipe(
  v.object({ ...BuyRequest.entries, contact: TypedContact, note: paragraphs(2000) }),
  v.forward(
    v.check(({ contact, billing }) => contact.organisation !== '' || billing.province !== 'QC', 'required'),
    ['contact', 'organisation'],
  ),
);
export type SellRequest = v.InferOutput<typeof SellRequest>;

export const SoldPackage = v.object({ id: v.string(), bookingId: v.string() });

/** What can be sold, with what it costs. */
export const packageOffers = {
  method: 'GET',
  path: '/Website/office/package-offers',
  access: staff,
  query: OffersQuery,
  answer: PackageOffers,
} as const satisfies Call;

/** Sells a package or a series on invoice: order, code and mails are those of the public page, with the office as their proof. */
export const sellPackage = {
  method: 'POST',
  path: '/Website/office/packages',
  access: staff,
  body: SellRequest,
  answer: SoldPackage,
  status: 201,
  refuses: ['price_changed'],
  refusal: OtherTotal,
  keyed: true,
  sudo: true,
  act: 'package_sold',
} as const satisfies Call;
