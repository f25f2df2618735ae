import type { Province } from '../money/provinces.ts';
import type { CancellationTier, ConfirmRequest } from './contract.ts';

/** Free of charge to the end: what a consumer cancels by who is not charged before the first session. */
export const UNTIL_FIRST_SESSION: readonly CancellationTier[] = [{ minBusinessDays: 0, feeRate: 0 }];

/** Whether seats are what one person takes, who pays for them herself: one of each class, and none that a package covers. */
export const areOnePersons = (lines: readonly { quantity: number; covered?: string | null }[]): boolean =>
  lines.every(({ quantity, covered = null }) => quantity <= 1 && covered === null);

/**
 * Whether a booking may be one of a consumer: a person takes one seat of a class, for no organisation, and pays for it herself. Anything
 * else is business, with the fees and the terms of payment of business.
 */
export function isForOneself(
  lines: Parameters<typeof areOnePersons>[0],
  { contact, purchaseOrder, budgetCode }: Pick<ConfirmRequest, 'contact' | 'purchaseOrder' | 'budgetCode'>,
): boolean {
  const named = [contact.organisation, purchaseOrder, budgetCode];
  return named.every((name) => name === '') && areOnePersons(lines);
}

/** Whether the law keeps a buyer from being charged before the first session: who buys for herself, in these provinces. */
export function paysAtFirstSession(
  {
    buyer,
    billing,
  }: Pick<ConfirmRequest, 'buyer'> & { billing: Pick<ConfirmRequest['billing'], 'country' | 'province'> },
  provinces: readonly Province[],
): boolean {
  return (
    buyer === 'myself' && billing.country === 'CA' && billing.province !== null && provinces.includes(billing.province)
  );
}
