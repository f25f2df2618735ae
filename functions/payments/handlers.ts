import { limits } from '../../src/domain/api/limits.ts';
import * as bookingCalls from '../../src/domain/booking/calls.ts';
import * as calls from '../../src/domain/payments/calls.ts';
import { askingOf, bookingOfSecret, networkSeen, openRecord, visitorOf } from '../booking/index.ts';
import { ok, problem } from '../platform/answers.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { countedAlone, countedBy } from '../platform/limits/limited.ts';
import { bookAndPay, goOn, withdraw } from './confirm.ts';
import { accountOf, payByNumber, payByReference } from './invoices.ts';
import { officeHandlers, receiptAnswer } from './office-handlers.ts';
import { handleEvent } from './told.ts';
import { waysFor } from './ways.ts';

export const handlers = (needs: Dependencies): readonly Route[] => [
  ...officeHandlers(needs),
  answer(
    bookingCalls.confirmBooking,
    async ({ keyed, params, body, session, counting, c }) => {
      // A code is tried here as well as by the call for it: who has tried too many is told nothing of the next one either.
      const coded = Boolean(body.promoCode ?? body.packageCode);
      const refused = coded
        ? ((await countedAlone(needs.db, counting)) ??
          (await countedBy(c, needs, [limits.tryCode, limits.tryCodeNetwork])))
        : undefined;
      if (refused) return refused;
      return bookAndPay(needs, keyed, {
        asking: await askingOf(needs, { secret: params.reference, session, c }),
        request: body,
        network: await networkSeen(needs, c),
        // A browser that proves something is known by its cart from then on.
        provingBrowser: async () => (await visitorOf(needs, c)).cart,
        counting: coded ? null : counting,
      });
    },
    { delivers: true, needsSecret: true, counts: true },
  ),
  answer(calls.paymentWays, async ({ query }) => ok({ ways: await waysFor(needs, query.classes) })),
  answer(
    calls.payBooking,
    async ({ params }) => {
      // Also by the token of a mail, which is how whoever booked on the telephone comes here.
      const opened = await bookingOfSecret(needs, params.reference);
      if (!opened) return problem('not_found', 'There is no such booking.');
      const payable = await goOn(needs, opened.booking.reference);
      return 'problem' in payable ? payable : ok(payable);
    },
    { delivers: true },
  ),
  answer(calls.withdrawPayment, ({ params }) => withdraw(needs, params.reference), { delivers: true }),
  answer(calls.bookingAccount, async ({ params, session, c }) =>
    accountOf(needs, await askingOf(needs, { secret: params.reference, session, c })),
  ),
  answer(calls.receiptPdf, async ({ params, session, c }) => {
    const asking = await askingOf(needs, { secret: params.reference, session, c });
    const record = await openRecord(needs, asking, needs.now().getTime());
    if ('problem' in record) return record;
    return receiptAnswer(needs, record.booking.id, params.number, c);
  }),
  answer(calls.payInvoice, ({ body }) => payByNumber(needs, body)),
  answer(calls.payOpenInvoice, async ({ params, session, c }) =>
    payByReference(needs, await askingOf(needs, { secret: params.reference, session, c })),
  ),
  answer(calls.cardEvents, ({ body, c }) => handleEvent(needs, body, c.req.header('stripe-signature') ?? ''), {
    delivers: true,
  }),
];
