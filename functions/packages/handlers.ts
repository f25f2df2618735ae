import * as calls from '../../src/domain/packages/calls.ts';
import { ok, problem } from '../platform/answers.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { networkOfVisitor, refusedMail } from '../platform/limits/limited.ts';
import { askForPackage, confirmPurchase, purchaseOfToken } from './buy.ts';
import { officeHandlers } from './office.ts';
import { purchaseView, type PurchaseRow } from './purchase.ts';
import { PURCHASES_OF_ACCOUNT } from './sql.ts';

export const handlers = (needs: Dependencies): Route[] => [
  ...officeHandlers(needs),
  answer(
    calls.buyPackage,
    async ({ keyed, body, c }) =>
      (await refusedMail(c, needs, body.contact.email)) ?? askForPackage(needs, keyed, body, networkOfVisitor(c)),
    { delivers: true, needsSecret: true },
  ),
  answer(calls.purchaseOf, async ({ params }) => {
    const row = await purchaseOfToken(needs, params.token);
    return row ? ok(await purchaseView(needs, row)) : problem('not_found', 'There is no such purchase.');
  }),
  answer(calls.confirmPackage, ({ params }) => confirmPurchase(needs, params.token), { delivers: true }),
  answer(calls.ownPackages, async ({ session }) => {
    const { results } = await needs.db.prepare(PURCHASES_OF_ACCOUNT).bind(session.accountId).all<PurchaseRow>();
    // By the id of its order, which opens that to the account alone.
    const own = results.map((row) => ({ ...row, reference: row.booking_id }));
    return ok({ purchases: await Promise.all(own.map((row) => purchaseView(needs, row))) });
  }),
];
