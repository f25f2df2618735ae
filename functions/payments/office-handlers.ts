import type { Context } from 'hono';
import * as calls from '../../src/domain/payments/office-calls.ts';
import { ok, problem } from '../platform/answers.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { pdfAnswer } from '../platform/documents/paper.ts';
import { payOut } from './paid-out.ts';
import { receiptFile, receiptOf, receiptPaper } from './receipt.ts';
import { recordPaid } from './recorded.ts';
import { standAgain, takeBackRefund } from './refund-back.ts';
import { expectAgain, noteSent, refundPaid, writeOffOpen } from './returned.ts';
import { recordedPayments, takeBack, undoTakenBack } from './taken-back.ts';
import { openInvoices, recordTogether, undoTogether } from './together.ts';
import { isOf, togetherFile, togetherPaper, togetherReceipt } from './together-receipt.ts';

/** The receipt of a booking for one of its invoices. */
export async function receiptAnswer(needs: Dependencies, bookingId: string, invoice: string, c: Context) {
  const receipt = await receiptOf(needs, bookingId, invoice);
  if (!receipt) return problem('not_found', 'There is no such receipt.');
  return pdfAnswer(c, await needs.print(receiptPaper(receipt, needs)), receiptFile(receipt));
}

/** What the office does with payments. */
export const officeHandlers = (needs: Dependencies): readonly Route[] => [
  answer(calls.recordPayment, (asked) => recordPaid(needs, asked), { delivers: true }),
  answer(calls.openInvoicesOf, async ({ params }) => {
    const open = await openInvoices(needs, params.id);
    return open ? ok(open) : problem('not_found', 'There is no such booking.');
  }),
  answer(calls.recordTogether, (asked) => recordTogether(needs, asked)),
  answer(calls.undoTogether, (asked) => undoTogether(needs, asked)),
  answer(calls.recordedPayments, async ({ params }) => ok(await recordedPayments(needs, params.id))),
  answer(calls.takePaymentBack, (asked) => takeBack(needs, asked)),
  answer(calls.undoTakenBack, (asked) => undoTakenBack(needs, asked)),
  answer(calls.officeTogetherReceipt, async ({ params, c }) => {
    const receipt = await togetherReceipt(needs, params.payment);
    if (!receipt || !isOf(receipt, params.id)) return problem('not_found', 'There is no such receipt.');
    return pdfAnswer(c, await needs.print(togetherPaper(receipt, needs)), togetherFile(receipt, needs));
  }),
  answer(calls.refundPayment, (asked) => refundPaid(needs, asked), { delivers: true }),
  answer(calls.payOutCredit, (asked) => payOut(needs, asked), { delivers: true }),
  answer(calls.refundSent, (asked) => noteSent(needs, asked)),
  answer(calls.takeRefundBack, (asked) => takeBackRefund(needs, asked)),
  answer(calls.undoRefundBack, (asked) => standAgain(needs, asked)),
  answer(calls.writeOff, (asked) => writeOffOpen(needs, asked)),
  answer(calls.takeWriteOffBack, (asked) => expectAgain(needs, asked)),
  answer(calls.officeReceipt, ({ params, c }) => receiptAnswer(needs, params.id, params.number, c)),
];
