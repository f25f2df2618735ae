import { testCards } from './cards.ts';
import { newCharge, newIntent, type Payer } from './payments.ts';
import type { Account } from './state.ts';

/** A payment of before the double was there, as its site has written it down. */
export interface PaidBefore {
  /** The id by which the site knows it. */
  intent: string;
  cents: number;
  /** In milliseconds. */
  at: number;
  payer: Pick<Payer, 'email' | 'name'>;
}

const [GOOD] = testCards;

/** Knows these payments from now on, so that they can be refunded and disputed; nobody is told of them. */
export function remember(account: Account, payments: readonly PaidBefore[]): void {
  const known = new Set(account.state.intents.map(({ id }) => id));
  for (const { intent: id, cents, at, payer } of payments) {
    if (known.has(id)) continue;
    const created = Math.floor(at / 1000);
    const payment = {
      ...{ description: null, metadata: {}, receiptEmail: null },
      ...{ statementDescriptor: null, statementDescriptorSuffix: null },
    };
    const intent = { ...newIntent(account, { amount: cents, payment }), id, created };
    const charge = newCharge(account, intent, GOOD, { ...payer, expiryMonth: 12, expiryYear: 2030 });
    account.state.charges.push({ ...charge, created });
    account.state.intents.push({
      ...intent,
      ...{ status: 'succeeded', amount_received: cents, latest_charge: charge.id },
      payment_method: charge.payment_method,
    });
  }
}
