import type { Province } from '../money/provinces.ts';
import type { CancellationTier, ConfirmRequest } from './contract.ts';

/** Free of charge to the end: what a consumer cancels by who is not charged before the first session. */
export const UNTIL_FIRST_SESSION: readonly CancellationTier[] = [{ minBusinessDays: 0, feeRate: 0 }];

/** Who buys for herself takes so many seats of a class at most: one for whom she shares her life with. More are a group's. */
const CONSUMER_SEATS = 2;

/** Whether an order is what somebody buys for herself, as she says. */
export const isForOneself = (
  { contact }: { contact: Pick<ConfirmRequest['contact'], 'organisation'> },
  wanted: readonly { quantity: number }[],
) => contact.organisation === '' && wanted.every(({ quantity }) => quantity <= CONSUMER_SEATS);

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
