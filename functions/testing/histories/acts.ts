import { runScheduled } from '../../scheduled.ts';
import * as buyers from './buyers.ts';
import * as classes from './classes.ts';
import * as office from './office.ts';
import * as officeSales from './office-sales.ts';
import * as orders from './orders.ts';
import * as telephone from './telephone.ts';
import * as waitsAndQuotes from './waits-and-quotes.ts';
import type { Act, World } from './world.ts';

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

/** A cardholder's bank takes back what was paid, or a part of it, or only asks about it. */
const disputes: Act = async ({ random, site }) => {
  const [charge] = random.some(
    await site.rows<{ intent: string; cents: number }>(
      `SELECT provider_intent AS intent, amount_cents AS cents FROM payments
       WHERE state = 'paid' AND provider_intent IS NOT NULL ORDER BY created_at, id`,
    ),
    1,
  );
  if (!charge) return false;
  const cents = random.pick([charge.cents, random.whole(1, charge.cents)]);
  await site.double.control.dispute(charge.intent, { cents, inquiry: random.whole(1, 3) === 1 });
  return true;
};

/** A bank decides, and changes its mind about what it has decided. */
const decides: Act = async ({ random, site }) => {
  const [dispute] = random.some(
    await site.rows<{ id: string; state: string }>(
      'SELECT provider_dispute AS id, state FROM disputes ORDER BY opened_at, provider_dispute',
    ),
    1,
  );
  if (!dispute) return false;
  const end =
    dispute.state === 'inquiry'
      ? random.pick(['needs_response', 'warning_closed', 'prevented'] as const)
      : random.pick(['under_review', 'won', 'lost', 'lost'] as const);
  await site.double.control.changeDispute(dispute.id, end);
  return true;
};

/** What anybody does by itself, and how often. */
const single: Record<string, { often: number; act: Act }> = {
  ...buyers.acts,
  ...waitsAndQuotes.acts,
  ...office.acts,
  ...officeSales.acts,
  ...orders.acts,
  ...telephone.acts,
  ...classes.acts,
  wait: { often: 2, act: waits },
  'run the clock': { often: 2, act: ticks },
  'refund in the dashboard': { often: 1, act: refundsInDashboard },
  'dispute a payment': { often: 0.5, act: disputes },
  'decide a dispute': { often: 0.7, act: decides },
  'tell nothing': { often: 1, act: tells('never') },
  'tell twice': { often: 1, act: tells('twice') },
  'tell in another order': { often: 1, act: tells('reversed') },
};

const names = Object.entries(single).flatMap(([name, { often }]) => Array<string>(Math.round(often * 10)).fill(name));

const writes = (statement: D1PreparedStatement) =>
  !(statement as unknown as { statement: string }).statement.startsWith('SELECT');

/** What one of them looks at is gone by the other. */
const gone = (error: unknown): boolean => {
  if (error instanceof Error && /^4\d\d /.test(error.message)) return false;
  throw error;
};

/** Something happens between what somebody has read and what they write by it. */
const meddled: Act = async (world: World) => {
  const { random, log, site } = world;
  const [first = '', other = ''] = random.some(names, 2);
  let left = random.whole(1, 4);
  log.push(`  ${other} in the middle of ${first}, before its write ${left}`);
  const { db } = site.needs;
  const batch = db.batch;
  db.batch = async <T>(statements: D1PreparedStatement[]) => {
    if (statements.some(writes) && (left -= 1) === 0) {
      db.batch = batch;
      log.push('  {');
      await single[other]?.act(world).catch(gone);
      log.push('  }');
    }
    return batch.call(db, statements) as Promise<D1Result<T>[]>;
  };
  try {
    return (await single[first]?.act(world).catch(gone)) ?? false;
  } finally {
    db.batch = batch;
  }
};

/** What anybody does, and how often. */
export const acts: typeof single = { ...single, 'in the middle': { often: 3, act: meddled } };
