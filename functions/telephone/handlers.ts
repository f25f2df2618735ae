import * as calls from '../../src/domain/telephone/calls.ts';
import { ok } from '../platform/answers.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bookByOffice, quoteOf } from './book.ts';
import { knownBuyers } from './buyers.ts';
import { paymentLinkAgain, releaseUnpaidByOffice } from './unpaid.ts';
import {
  heldView,
  holdFewer,
  holdSeatsByOffice,
  holdUntil,
  liveBlocks,
  noSuchHold,
  readHeld,
  releaseByOffice,
} from './hold.ts';

export const handlers = (needs: Dependencies): readonly Route[] => [
  answer(calls.officeHolds, async ({ query }) => ok({ holds: await liveBlocks(needs, query.class) })),
  answer(calls.holdByOffice, (asked) => holdSeatsByOffice(needs, asked)),
  answer(calls.officeHold, async ({ params: { id } }) => {
    const at = needs.now().getTime();
    const held = await readHeld(needs, id, at);
    return held ? ok(heldView(held, at)) : noSuchHold();
  }),
  answer(calls.quoteHold, async ({ params: { id }, query }) => {
    const quote = await quoteOf(needs, id, query);
    return 'problem' in quote ? quote : ok(quote);
  }),
  answer(calls.holdBlockUntil, (asked) => holdUntil(needs, asked)),
  answer(calls.holdBlockFewer, (asked) => holdFewer(needs, asked)),
  answer(calls.releaseByOffice, (asked) => releaseByOffice(needs, asked)),
  answer(calls.paymentLinkAgain, (asked) => paymentLinkAgain(needs, asked), { delivers: true }),
  answer(calls.releaseUnpaid, (asked) => releaseUnpaidByOffice(needs, asked)),
  answer(calls.bookByOffice, (asked) => bookByOffice(needs, asked), { delivers: true }),
  answer(calls.officeBuyers, async ({ query }) => ok({ buyers: await knownBuyers(needs, query.q) })),
];
