import type { SessionView } from '../../src/domain/accounts/contract.ts';
import * as calls from '../../src/domain/changes/office-calls.ts';
import type { Rate } from '../../src/domain/money/money.ts';
import type { Told } from '../../src/domain/office/told.ts';
import { byOffice } from '../booking/index.ts';
import type { Act } from '../platform/acts.ts';
import { ok, problem } from '../platform/answers.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { pdfAnswer } from '../platform/documents/paper.ts';
import { addSeats } from './add-seats.ts';
import { payFromCredit } from './apply-credit.ts';
import { cancelWith } from './cancel.ts';
import { changeContact } from './contact.ts';
import { creditBooking } from './credit.ts';
import { creditsHandlers } from './credits-handlers.ts';
import { exemptBooking } from './exempt.ts';
import { moveWith } from './move.ts';
import { nameWith } from './names.ts';
import { issuedPaper } from './papers.ts';
import { orderHandlers } from './orders.ts';
import { namePurchaseOrder } from './purchase-order.ts';
import { openAnyForStaff, openForStaff, type ByStaff, type ManagedForStaff, type ManagedRecord } from './record.ts';
import { resendMails } from './resend.ts';
import { managedView } from './view.ts';

interface StaffAsks {
  params: { id: string };
  session: SessionView;
  body: { reason?: string; feeRate?: Rate | null };
  acted: (act: Act, at: number) => D1PreparedStatement;
}

const asItStood = ({ booking: { revision, state, total_cents: totalCents }, lines }: ManagedRecord): Told => ({
  ...{ revision, state, totalCents },
  seats: lines.reduce((sum, { quantity }) => sum + quantity, 0),
});

const orderOf = ({ booking }: ManagedRecord): Told => ({ purchaseOrder: booking.purchase_order });

/** Opens a booking for whom of the office asks; what is done to it is written down with what it was before. */
const opened = (
  needs: Dependencies,
  { params: { id }, session, body, acted }: StaffAsks,
  open: typeof openForStaff = openForStaff,
  told: (record: ManagedRecord) => Told = asItStood,
) => {
  const reason = body.reason ?? '';
  return async (): Promise<ManagedForStaff> => {
    const staff: ByStaff = {
      ...byOffice(session),
      reason,
      feeRate: body.feeRate ?? null,
      acted: (after, at) => acted({ subject: 'booking', id, reason, before, after }, at),
    };
    const before: Record<string, unknown> = {};
    const record = await open(needs, id, staff);
    if (!('problem' in record)) Object.assign(before, told(record));
    return record;
  };
};

export const officeHandlers = (needs: Dependencies): readonly Route[] => [
  ...orderHandlers(needs),
  ...creditsHandlers(needs),
  answer(calls.officeManaged, async ({ params }) => {
    const record = await openForStaff(needs, params.id, null);
    return 'problem' in record ? record : ok(await managedView(needs, record));
  }),
  answer(calls.officeDocument, async ({ params, c }) => {
    const record = await openAnyForStaff(needs, params.id, null);
    if ('problem' in record) return record;
    const paper = issuedPaper(record, params.number, needs.origin);
    if (!paper) return problem('not_found', 'There is no such document.');
    return pdfAnswer(c, await needs.print(paper), `${params.number}.pdf`);
  }),
  answer(calls.applyCredit, (asked) => payFromCredit(needs, asked), { delivers: true }),
  answer(calls.officeCancel, (asked) => cancelWith(needs, asked.keyed, opened(needs, asked), asked.body), {
    delivers: true,
  }),
  answer(
    calls.officeMove,
    (asked) => moveWith(needs, asked.keyed, opened(needs, asked), { ...asked.body, keptRate: 0 }),
    { delivers: true },
  ),
  answer(
    calls.officeNames,
    (asked) => nameWith(needs, asked.keyed, { open: opened(needs, asked), network: null }, asked.body),
    { delivers: true },
  ),
  answer(calls.officeAddSeats, (asked) => addSeats(needs, asked.keyed, opened(needs, asked), asked.body), {
    delivers: true,
  }),
  answer(calls.officeCredit, (asked) => creditBooking(needs, asked.keyed, opened(needs, asked), asked.body), {
    delivers: true,
  }),
  answer(
    calls.officeExempt,
    (asked) => exemptBooking(needs, asked.keyed, opened(needs, asked, openAnyForStaff), asked.body),
    {
      delivers: true,
    },
  ),
  answer(
    calls.officeNameOrder,
    (asked) =>
      namePurchaseOrder(
        needs,
        asked.keyed,
        opened(needs, { ...asked, body: {} }, openAnyForStaff, orderOf),
        asked.body,
      ),
    { delivers: true },
  ),
  answer(calls.officeContact, (asked) => changeContact(needs, asked), { delivers: true }),
  answer(calls.officeResend, (asked) => resendMails(needs, asked), { delivers: true }),
];
