import * as v from 'valibot';
import { staff } from '../accounts/access.ts';
import { Nothing, type Call } from '../api/call.ts';
import { cancelOrder } from '../changes/office-calls.ts';
import { CancelOrder, Reason } from '../changes/office-contract.ts';
import { optionalText } from '../office/audit.ts';
import { Day } from '../time/day.ts';
import { LedgerEntry, PurchaseView } from './contract.ts';

const skipped = v.optional(v.pipe(v.string(), v.regex(/^\d{0,6}$/, 'invalid')), '');

export const packageStates = ['open', 'used', 'over', 'void'] as const;

/** By their code, or beginnings of words of their buyer, without accents and capitals. `open` has seats left that may still be used. */
export const PackagesQuery = v.object({
  q: optionalText(120),
  state: v.optional(v.picklist(['', ...packageStates]), ''),
  next: skipped,
});
export type PackagesQuery = v.InferOutput<typeof PackagesQuery>;

const buyer = { name: v.string(), organisation: v.string(), email: v.string() };

export const FoundPackage = v.object({
  id: v.string(),
  ...buyer,
  title: v.object({ en: v.string(), fr: v.string() }),
  state: v.picklist(packageStates),
  seats: v.number(),
  left: v.number(),
  /** A date without a time: the last day on which a class may begin. */
  expiresOn: v.string(),
  openCents: v.number(),
});
export type FoundPackage = v.InferOutput<typeof FoundPackage>;

export const FoundPackages = v.object({ packages: v.array(FoundPackage), next: v.nullable(v.string()) });
export type FoundPackages = v.InferOutput<typeof FoundPackages>;

/** As its buyer sees it, with who that is and its booking. Its code opens its seats: it stands in no list. */
export const OfficePackage = v.object({
  ...PurchaseView.entries,
  ...buyer,
  id: v.string(),
  bookingId: v.string(),
  ledger: v.array(
    v.object({
      ...LedgerEntry.entries,
      /** Which booking used the seats, and who made it; what was bought has none. */
      use: v.nullable(v.object({ bookingId: v.string(), number: v.nullable(v.string()), name: v.string() })),
    }),
  ),
});
export type OfficePackage = v.InferOutput<typeof OfficePackage>;

const params = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) });

/** Seats that were bought together, the latest first. */
export const officePackages = {
  method: 'GET',
  path: '/Website/office/packages',
  access: staff,
  query: PackagesQuery,
  answer: FoundPackages,
} as const satisfies Call;

/** One of them, with what happened to its seats. */
export const officePackage = {
  method: 'GET',
  path: '/Website/office/packages/{id}',
  access: staff,
  params,
  opens: 'package',
  answer: OfficePackage,
} as const satisfies Call;

/** A later last day, and why. */
export const ExtendPackage = v.object({
  until: v.pipe(v.string('required'), v.nonEmpty('required'), Day),
  reason: Reason,
});
export type ExtendPackage = v.InferOutput<typeof ExtendPackage>;

/** Lets its seats be used until a later day. Closed where it is void. */
export const extendPackage = {
  method: 'POST',
  access: staff,
  params,
  path: '/Website/office/packages/{id}/extend',
  body: ExtendPackage,
  answer: Nothing,
  status: 204,
  refuses: ['closed'],
  keyed: true,
  sudo: true,
  act: 'package_extended',
} as const satisfies Call;

/**
 * Its code pays for nothing any more; classes that were booked with it stay, and are paid for. Of its other seats a credit note is
 * issued, for as much as the office says.
 */
export const voidPackage = {
  ...cancelOrder,
  path: '/Website/office/packages/{id}/void',
  body: CancelOrder,
  act: 'package_voided',
} as const satisfies Call;
