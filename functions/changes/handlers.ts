import type { Context } from 'hono';
import type { SessionView } from '../../src/domain/accounts/contract.ts';
import * as calls from '../../src/domain/changes/calls.ts';
import { tellNeeds } from '../../src/domain/needs/calls.ts';
import { askingOf, networkSeen, visitorOf, type Asking } from '../booking/index.ts';
import { done, ok, problem } from '../platform/answers.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { networkOfVisitor } from '../platform/limits/limited.ts';
import { pdfAnswer } from '../platform/documents/paper.ts';
import { cancelSeats } from './cancel.ts';
import { moveSeats } from './move.ts';
import { officeHandlers } from './office.ts';
import { issuedPaper } from './papers.ts';
import { nameParticipants } from './names.ts';
import { tellNeedsOfPeople } from './needs.ts';
import { namePurchaseOrder } from './purchase-order.ts';
import { proveBuyer, resendBooking } from './prove.ts';
import { openPapers } from './record.ts';
import { asShown, managedView } from './view.ts';

interface Asked {
  params: { secret: string };
  session: SessionView | undefined;
  c: Context;
}

/** Who asks, as far as it is known. */
const asking = (needs: Dependencies, { params, session, c }: Asked): Promise<Asking> =>
  askingOf(needs, { secret: params.secret, session, c });

/** The same of who proves: a browser that has no cart yet gets one, by which it is known again. */
const proving = async (needs: Dependencies, asked: Asked): Promise<Asking> => ({
  ...(await asking(needs, asked)),
  ...(needs.secret !== null && { browser: (await visitorOf(needs, asked.c)).cart }),
});

export const handlers = (needs: Dependencies): readonly Route[] => [
  ...officeHandlers(needs),
  answer(calls.managedBooking, async (asked) => {
    const record = await openPapers(needs, await asking(needs, asked));
    return 'problem' in record ? record : ok(await managedView(needs, asShown(record)));
  }),
  answer(calls.documentPdf, async (asked) => {
    const { params, c } = asked;
    const record = await openPapers(needs, await asking(needs, asked));
    if ('problem' in record) return record;
    const paper = issuedPaper(record, params.number, needs.origin);
    if (!paper) return problem('not_found', 'There is no such document.');
    return pdfAnswer(c, await needs.print(paper), `${params.number}.pdf`);
  }),
  answer(
    calls.proveBooking,
    async (asked) => (await proveBuyer(needs, await proving(needs, asked), asked.body.mine)) ?? done,
    { delivers: true },
  ),
  answer(
    calls.nameParticipants,
    async (asked) =>
      nameParticipants(needs, asked.keyed, await asking(needs, asked), asked.body, await networkSeen(needs, asked.c)),
    { delivers: true, needsSecret: true },
  ),
  answer(tellNeeds, async (asked) => tellNeedsOfPeople(needs, await asking(needs, asked), asked.body)),
  answer(calls.nameOrder, async (asked) => {
    const asks = await asking(needs, asked);
    return namePurchaseOrder(needs, asked.keyed, () => openPapers(needs, asks), asked.body);
  }),
  answer(calls.cancelSeats, async (asked) => cancelSeats(needs, asked.keyed, await asking(needs, asked), asked.body), {
    delivers: true,
  }),
  answer(calls.moveSeats, async (asked) => moveSeats(needs, asked.keyed, await asking(needs, asked), asked.body), {
    delivers: true,
  }),
  answer(
    calls.resendBooking,
    async (asked) => (await resendBooking(needs, await asking(needs, asked), networkOfVisitor(asked.c))) ?? done,
    { delivers: true },
  ),
];
