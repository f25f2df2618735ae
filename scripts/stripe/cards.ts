export type DeclineReason = 'generic_decline' | 'insufficient_funds';

/** What a test card does, by the numbers that Stripe publishes for its test mode. */
export interface TestCard {
  number: string;
  brand: 'visa';
  declined?: { code: 'card_declined'; declineCode: DeclineReason; message: string };
  /** What becomes of a refund to it some time later; without this it has succeeded at once. */
  refund?: { at: 'pending' | 'succeeded'; later: 'succeeded' | 'failed' };
}

export const testCards = [
  { number: '4242424242424242', brand: 'visa' },
  {
    number: '4000000000000002',
    brand: 'visa',
    declined: { code: 'card_declined', declineCode: 'generic_decline', message: 'Your card was declined.' },
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    declined: {
      code: 'card_declined',
      declineCode: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  },
  { number: '4000000000007726', brand: 'visa', refund: { at: 'pending', later: 'succeeded' } },
  { number: '4000000000005126', brand: 'visa', refund: { at: 'succeeded', later: 'failed' } },
] as const satisfies TestCard[];

/** A number with the spaces and hyphens that people write in it. */
const digitsOf = (typed: string): string => typed.replace(/[\s-]/g, '');

export const findTestCard = (typed: string): TestCard | undefined =>
  testCards.find(({ number }) => number === digitsOf(typed));
