import { waysBack } from '../../src/domain/changes/amounts.ts';
import type { Changed } from '../../src/domain/changes/contract.ts';
import type { Cents } from '../../src/domain/money/money.ts';
import type { OfCredit } from '../credits/index.ts';
import type { ManagedRecord } from './record.ts';

/** What goes back: in money, as a credit of the client's own, and to each credit that had paid. */
export interface GoingBack {
  refundCents: Cents;
  creditCents: Cents;
  toCredits: readonly OfCredit[];
}

type Paid = Pick<ManagedRecord, 'standing' | 'fromCredits' | 'mayBeTaken' | 'byCardAlone' | 'staff'>;

const sumOf = (credits: readonly OfCredit[]): Cents => credits.reduce((sum, { cents }) => sum + cents, 0);

/** So much of them, the first ones first. */
function firstOf(credits: readonly OfCredit[], cents: Cents): OfCredit[] {
  let open = cents;
  return credits.flatMap(({ payment, cents: most }) => {
    const part = Math.min(open, most);
    open -= part;
    return part > 0 ? [{ payment, cents: part }] : [];
  });
}

/**
 * How what was paid goes back. What a credit paid goes back to that credit, whoever's it is and however it is asked for: never to a cheque,
 * nor to somebody else. Of the rest, what the bank of a card holds, or asks about, is no credit that could be spent, since the bank may give
 * it back as well; a refund waits for what it decides, or is the answer to what it asks. Nor does it become a credit of whoever reads an address
 * that a payer may have mistyped, where a card alone proves the booking: the office, which can ask, gives one.
 */
export function goingBack(
  { standing, fromCredits, mayBeTaken, byCardAlone, staff }: Paid,
  asked: 'refund' | 'credit',
  backCents: Cents,
): GoingBack {
  const { moneyCents, toCreditsCents } = waysBack(standing, backCents);
  const isRefund = mayBeTaken || (byCardAlone && staff === null) || asked === 'refund';
  return {
    refundCents: isRefund ? moneyCents : 0,
    creditCents: isRefund ? 0 : moneyCents,
    toCredits: firstOf(fromCredits, toCreditsCents),
  };
}

/** What a credit note of so much gives of it, money first, and what is left for the next one. */
export function sharedBy(
  { refundCents, creditCents, toCredits }: GoingBack,
  cents: Cents,
): { given: GoingBack; left: GoingBack } {
  const refund = Math.min(cents, refundCents);
  const credit = Math.min(cents - refund, creditCents);
  const given = firstOf(toCredits, cents - refund - credit);
  const givenOf = (payment: string) => sumOf(given.filter((one) => one.payment === payment));
  return {
    given: { refundCents: refund, creditCents: credit, toCredits: given },
    left: {
      ...{ refundCents: refundCents - refund, creditCents: creditCents - credit },
      toCredits: toCredits.map((one) => ({ ...one, cents: one.cents - givenOf(one.payment) })),
    },
  };
}

/** The same as an answer says it. */
export const saidBack = ({
  refundCents,
  creditCents,
  toCredits,
}: GoingBack): Pick<Changed, 'refundCents' | 'creditCents' | 'toCreditsCents'> => ({
  ...{ refundCents, creditCents, toCreditsCents: sumOf(toCredits) },
});

/** Of a change that gives nothing back. */
export const NOTHING_BACK = saidBack({ refundCents: 0, creditCents: 0, toCredits: [] });
