import { anybody, byLink, members } from '../accounts/access.ts';
import { Empty, type Call } from '../api/call.ts';
import { Asked, BuyRequest, OtherTotal, OwnPurchases, PurchaseView } from './contract.ts';

/** Asks for seats that are sold together. They are bought once the link of the mail was opened, and confirmed there. */
export const buyPackage = {
  method: 'POST',
  path: '/Website/buy-package',
  access: anybody,
  body: BuyRequest,
  answer: Asked,
  status: 201,
  refuses: ['price_changed'],
  refusal: OtherTotal,
  keyed: true,
  limits: ['buyPackage', 'mailNetwork'],
  challenged: ['buyPackage', 'mailNetwork'],
} as const satisfies Call;

export const purchaseOf = {
  method: 'GET',
  path: '/Website/package/{token}',
  access: byLink,
  answer: PurchaseView,
} as const satisfies Call;

/** The buyer of the mail's link buys what was asked for: invoice, number and code. Doing it again changes nothing. */
export const confirmPackage = {
  method: 'POST',
  path: '/Website/confirm-package/{token}',
  access: byLink,
  body: Empty,
  answer: PurchaseView,
  refuses: ['link_expired', 'closed'],
} as const satisfies Call;

/** Those that were bought with the account's e-mail. */
export const ownPackages = {
  method: 'GET',
  path: '/Website/my-packages',
  access: members,
  answer: OwnPurchases,
} as const satisfies Call;
