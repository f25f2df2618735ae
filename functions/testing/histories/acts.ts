import { runScheduled } from '../../scheduled.ts';
import * as buyers from './buyers.ts';
import * as classes from './classes.ts';
import * as office from './office.ts';
import * as officeSales from './office-sales.ts';
import * as waitsAndQuotes from './waits-and-quotes.ts';
import type { Act } from './world.ts';

/** The next two messages of the card company. */
const tells =
  (mode: 'never' | 'twice' | 'reversed'): Act =>
  async ({ site }) => {
    site.double.control.plan({ mode, times: 2 });
    return true;
  };

const waits: Act = async ({ enter, random, site }) => {
  await site.pass(random.pick([0.5, 1, 9, 31, 45, 1_500, 10_000]));
  await enter();
  return true;
};

const ticks: Act = async ({ site }) => {
  await runScheduled(site.needs);
  await site.deliver();
  return true;
};

const refundsInDashboard: Act = async ({ random, site }) => {
  const [charge] = random.some(
    await site.rows<{ intent: string; left: number }>(
      `SELECT provider_intent AS intent, amount_cents - COALESCE((
         SELECT SUM(amount_cents) FROM refunds WHERE payment_id = payments.id AND state <> 'failed'
       ), 0) AS left
       FROM payments WHERE state = 'paid' AND provider_intent IS NOT NULL AND left > 0 ORDER BY created_at, id`,
    ),
    1,
  );
  if (!charge) return false;
  // What the site has asked for meanwhile may leave less at the card company.
  return site.double.control.refundInDashboard(charge.intent, random.whole(1, charge.left)).then(
    () => true,
    () => false,
  );
};

/** What anybody does, and how often. */
export const acts: Record<string, { often: number; act: Act }> = {
  ...buyers.acts,
  ...waitsAndQuotes.acts,
  ...office.acts,
  ...officeSales.acts,
  ...classes.acts,
  wait: { often: 2, act: waits },
  'run the clock': { often: 2, act: ticks },
  'refund in the dashboard': { often: 1, act: refundsInDashboard },
  'tell nothing': { often: 1, act: tells('never') },
  'tell twice': { often: 1, act: tells('twice') },
  'tell in another order': { often: 1, act: tells('reversed') },
};
