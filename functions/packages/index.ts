import { EXPIRY_NOTICE_DAYS } from '../../src/domain/packages/offer.ts';
import * as calls from '../../src/domain/packages/calls.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { ok, problem } from '../platform/answers.ts';
import { answer } from '../platform/calls/route.ts';
import type { Capability } from '../platform/capability.ts';
import { DAY_MS, pruning } from '../platform/tasks.ts';
import { askForPackage, confirmPurchase, purchaseOfToken } from './buy.ts';
import { mails } from './mails.ts';
import { purchaseView, type PurchaseRow } from './purchase.ts';
import { coverCart } from './spend.ts';
import { LAPSE, MARK_ENDING_TOLD, PRUNE_UNBOUGHT, PURCHASES_OF_ACCOUNT, QUEUE_ENDING } from './sql.ts';

export { coveringBy, coversThen, giveSeatsBack } from './spend.ts';

/** What was asked for and never bought is forgotten this long after its link ended. Days. */
export const UNBOUGHT_DAYS = 7;

/**
 * Seats that are bought together: packages of a kind of course, and series of certain ones. An order is bought by the link of
 * a mail alone; its code pays for classes at checkout. The ledger of seats follows the events of bookings by triggers
 * (0019_packages.sql), so that a race, a card that is not paid and a booking that ends leave it right.
 */
export const packages: Capability = {
  name: 'packages',
  calls: (needs) => [
    answer(calls.buyPackage, ({ keyed, body }) => askForPackage(needs, keyed, body), {
      delivers: true,
      needsSecret: true,
    }),
    answer(calls.purchaseOf, async ({ params }) => {
      const row = await purchaseOfToken(needs, params.token);
      return row ? ok(await purchaseView(needs, row)) : problem('not_found', 'There is no such purchase.');
    }),
    answer(calls.confirmPackage, ({ params }) => confirmPurchase(needs, params.token), { delivers: true }),
    answer(calls.coverCart, ({ body }) => coverCart(needs, body)),
    answer(calls.ownPackages, async ({ session }) => {
      const { results } = await needs.db.prepare(PURCHASES_OF_ACCOUNT).bind(session.accountId).all<PurchaseRow>();
      return ok({ purchases: await Promise.all(results.map((row) => purchaseView(needs, row))) });
    }),
  ],
  mails,
  tasks: [
    { name: 'lapse_packages', run: ({ db, now }) => db.prepare(LAPSE).bind(now().getTime()).run() },
    {
      // Once for each purchase, in one transaction.
      name: 'tell_package_expiry',
      run: ({ db, now, siteData }) => {
        const at = now().getTime();
        const day = (instant: number) => dateIn(siteData.office.timeZone, instant);
        const soon = [day(at), day(at + EXPIRY_NOTICE_DAYS * DAY_MS), at];
        return db.batch([QUEUE_ENDING, MARK_ENDING_TOLD].map((statement) => db.prepare(statement).bind(...soon)));
      },
    },
    pruning('prune_unbought_packages', UNBOUGHT_DAYS, [PRUNE_UNBOUGHT]),
  ],
};
