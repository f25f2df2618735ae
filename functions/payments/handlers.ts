import * as bookingCalls from '../../src/domain/booking/calls.ts';
import * as calls from '../../src/domain/payments/calls.ts';
import { isOfSession } from '../booking/index.ts';
import { ok } from '../platform/answers.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bookAndPay, goOn, withdraw } from './confirm.ts';
import { accountOf, payByNumber, payByReference } from './invoices.ts';
import { handleEvent } from './told.ts';
import { waysFor } from './ways.ts';

export const handlers = (needs: Dependencies): readonly Route[] => [
  answer(
    bookingCalls.confirmBooking,
    async ({ keyed, params, body, session }) => {
      const proof = (await isOfSession(needs, session, body.contact.email)) ? 'session' : null;
      return bookAndPay(needs, keyed, params.reference, { request: body, proof });
    },
    { delivers: true, needsSecret: true },
  ),
  answer(calls.paymentWays, async ({ query }) => ok({ ways: await waysFor(needs, query.classes) })),
  answer(
    calls.payBooking,
    async ({ params }) => {
      const payable = await goOn(needs, params.reference);
      return 'problem' in payable ? payable : ok(payable);
    },
    { delivers: true },
  ),
  answer(calls.withdrawPayment, ({ params }) => withdraw(needs, params.reference), { delivers: true }),
  answer(calls.bookingAccount, ({ params }) => accountOf(needs, params.reference)),
  answer(calls.payInvoice, ({ body }) => payByNumber(needs, body)),
  answer(calls.payOpenInvoice, ({ params }) => payByReference(needs, params.reference)),
  answer(calls.cardEvents, ({ body, c }) => handleEvent(needs, body, c.req.header('stripe-signature') ?? ''), {
    delivers: true,
  }),
];
