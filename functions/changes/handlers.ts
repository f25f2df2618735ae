import * as calls from '../../src/domain/changes/calls.ts';
import { done, ok, problem } from '../platform/answers.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { pdfAnswer } from '../platform/documents/paper.ts';
import { cancelSeats } from './cancel.ts';
import { moveSeats } from './move.ts';
import { issuedPaper } from './papers.ts';
import { nameParticipants } from './names.ts';
import { proveBuyer, resendBooking } from './prove.ts';
import { openManaged } from './record.ts';
import { managedView } from './view.ts';

export const handlers = (needs: Dependencies): readonly Route[] => [
  answer(calls.managedBooking, async ({ params }) => {
    const record = await openManaged(needs, params.secret);
    return record ? ok(await managedView(needs, record)) : problem('not_found', 'There is no such booking.');
  }),
  answer(calls.documentPdf, async ({ params, c }) => {
    const record = await openManaged(needs, params.secret);
    const paper = record && issuedPaper(record, params.number, needs.origin);
    if (!paper) return problem('not_found', 'There is no such document.');
    return pdfAnswer(c, await needs.print(paper), `${params.number}.pdf`);
  }),
  answer(calls.proveBooking, async ({ params, session }) => (await proveBuyer(needs, params.secret, session)) ?? done, {
    delivers: true,
  }),
  answer(calls.nameParticipants, ({ keyed, params, body }) => nameParticipants(needs, keyed, params.secret, body), {
    delivers: true,
  }),
  answer(calls.cancelSeats, ({ keyed, params, body }) => cancelSeats(needs, keyed, params.secret, body), {
    delivers: true,
  }),
  answer(calls.moveSeats, ({ keyed, params, body }) => moveSeats(needs, keyed, params.secret, body), {
    delivers: true,
  }),
  answer(calls.resendBooking, async ({ params }) => (await resendBooking(needs, params.secret)) ?? done, {
    delivers: true,
  }),
];
