import * as bookingCalls from '../../src/domain/booking/calls.ts';
import * as calls from '../../src/domain/payments/calls.ts';
import { isOfSession, readBooking } from '../booking/index.ts';
import { ok, problem } from '../platform/answers.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { pdfAnswer } from '../platform/documents/paper.ts';
import { bookAndPay, goOn, withdraw } from './confirm.ts';
import { accountOf, payByNumber, payByReference } from './invoices.ts';
import { receiptFile, receiptOf, receiptPaper } from './receipt.ts';
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
  answer(calls.receiptPdf, async ({ params, c }) => {
    const record = await readBooking(needs.db, params.reference, needs.now().getTime());
    const receipt = record && (await receiptOf(needs, record.booking.id, params.number));
    if (!receipt) return problem('not_found', 'There is no such receipt.');
    return pdfAnswer(c, await needs.print(receiptPaper(receipt, needs)), receiptFile(receipt));
  }),
  answer(calls.payInvoice, ({ body }) => payByNumber(needs, body)),
  answer(calls.payOpenInvoice, ({ params }) => payByReference(needs, params.reference)),
  answer(calls.cardEvents, ({ body, c }) => handleEvent(needs, body, c.req.header('stripe-signature') ?? ''), {
    delivers: true,
  }),
];
