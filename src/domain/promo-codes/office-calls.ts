import * as v from 'valibot';
import { staff } from '../accounts/access.ts';
import { Nothing, type Call } from '../api/call.ts';
import { Reason } from '../changes/office-contract.ts';
import { optionalText } from '../office/audit.ts';
import { NewPromoCode } from './new-code.ts';

export const promoStates = ['live', 'ended'] as const;

export const PromoCodesQuery = v.object({
  q: optionalText(40),
  state: v.optional(v.picklist(['', ...promoStates]), ''),
  next: v.optional(v.pipe(v.string(), v.regex(/^\d{0,6}$/, 'invalid')), ''),
});
export type PromoCodesQuery = v.InferOutput<typeof PromoCodesQuery>;

/** A code and its use. Instants are ISO 8601, UTC; `null` is no bound. */
export const OfficePromoCode = v.object({
  code: v.string(),
  reduction: v.union([v.object({ rate: v.number() }), v.object({ cents: v.number() })]),
  from: v.nullable(v.string()),
  until: v.nullable(v.string()),
  uses: v.number(),
  mostUses: v.nullable(v.number()),
  mostUsesOfContact: v.nullable(v.number()),
  /** What it took off what stands. */
  discountCents: v.number(),
  leastSeats: v.number(),
  scope: v.nullable(
    v.object({ courses: v.array(v.string()), kinds: v.array(v.string()), classes: v.array(v.string()) }),
  ),
  note: v.string(),
  by: v.string(),
  ended: v.nullable(v.object({ at: v.string(), by: v.string(), reason: v.string() })),
});
export type OfficePromoCode = v.InferOutput<typeof OfficePromoCode>;

export const OfficePromoCodes = v.object({
  codes: v.array(OfficePromoCode),
  next: v.nullable(v.string()),
  courses: v.array(v.object({ id: v.string(), title: v.object({ en: v.string(), fr: v.string() }) })),
});
export type OfficePromoCodes = v.InferOutput<typeof OfficePromoCodes>;

/** All codes, the newest first. */
export const officePromoCodes = {
  method: 'GET',
  path: '/Website/office/promo-codes',
  access: staff,
  query: PromoCodesQuery,
  answer: OfficePromoCodes,
} as const satisfies Call;

const params = v.object({ id: v.pipe(v.string(), v.regex(/^[A-Z0-9]{4,15}$/)) });

/** Bookings that used a code, the latest first. */
export const PromoCodeUses = v.object({
  uses: v.array(
    v.object({
      bookingId: v.string(),
      number: v.nullable(v.string()),
      name: v.string(),
      organisation: v.string(),
      /** ISO 8601, UTC. */
      at: v.string(),
      discountCents: v.number(),
    }),
  ),
});
export type PromoCodeUses = v.InferOutput<typeof PromoCodeUses>;

/** Who used a code; the latest, where they are many. */
export const promoCodeUses = {
  method: 'GET',
  path: '/Website/office/promo-codes/{id}/uses',
  access: staff,
  params,
  // Names of people.
  opens: 'promo_code',
  answer: PromoCodeUses,
} as const satisfies Call;

const act = { method: 'POST', access: staff, answer: Nothing, status: 204, keyed: true } as const;

/** What a code does never changes: it is ended, and another one made. */
export const makePromoCode = {
  ...act,
  path: '/Website/office/promo-codes',
  body: NewPromoCode,
  sudo: true,
  act: 'promo_code_made',
} as const satisfies Call;

/** It takes nothing off any more; what was booked with it stays as it is. */
export const endPromoCode = {
  ...act,
  path: '/Website/office/promo-codes/{id}/end',
  params,
  body: v.object({ reason: Reason }),
  refuses: ['closed'],
  act: 'promo_code_ended',
} as const satisfies Call;
