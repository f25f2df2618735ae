import * as calls from '../../src/domain/quotes/calls.ts';
import * as officeCalls from '../../src/domain/quotes/office-calls.ts';
import { ok, problem } from '../platform/answers.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { acceptForClient } from './accept-for-client.ts';
import { acceptQuote } from './accept.ts';
import * as acts from './acts.ts';
import { declineQuote } from './decline.ts';
import { extendQuote, holdQuoteReminder, remindOfQuote } from './ending.ts';
import { listQuotes, quotable, quoteFile } from './office.ts';
import { quoteOfToken } from './record.ts';
import { offerDates } from './offer-dates.ts';
import { viewOf } from './view.ts';

const missing = () => problem('not_found', 'There is no such quote.');

export const handlers = (needs: Dependencies): readonly Route[] => [
  answer(calls.quoteOf, async ({ params }) => {
    const row = await quoteOfToken(needs.db, params.token);
    return row ? ok(await viewOf(needs, row)) : missing();
  }),
  answer(calls.acceptQuote, ({ params, body }) => acceptQuote(needs, params.token, body), { delivers: true }),
  answer(calls.declineQuote, ({ params, body }) => declineQuote(needs, params.token, body), { delivers: true }),
  answer(officeCalls.officeQuotes, async ({ query }) => ok(await listQuotes(needs, query))),
  answer(officeCalls.officeQuotable, async () => ok(await quotable(needs))),
  answer(officeCalls.officeQuote, async ({ params }) => {
    const file = await quoteFile(needs, params.id);
    return file ? ok(file) : missing();
  }),
  answer(officeCalls.createQuote, (asked) => acts.createQuote(needs, asked), { needsSecret: true }),
  answer(officeCalls.changeQuote, (asked) => acts.changeQuote(needs, asked), { needsSecret: true }),
  answer(officeCalls.addQuoteLine, (asked) => acts.addQuoteLine(needs, asked)),
  answer(officeCalls.removeQuoteLine, (asked) => acts.removeQuoteLine(needs, asked)),
  answer(officeCalls.offerDates, (asked) => offerDates(needs, asked)),
  answer(officeCalls.sendQuote, (asked) => acts.sendQuote(needs, asked), { delivers: true }),
  answer(officeCalls.acceptForClient, (asked) => acceptForClient(needs, asked), { delivers: true }),
  answer(officeCalls.withdrawQuote, (asked) => acts.withdrawQuote(needs, asked)),
  answer(officeCalls.extendQuote, (asked) => extendQuote(needs, asked), { delivers: true }),
  answer(officeCalls.remindOfQuote, (asked) => remindOfQuote(needs, asked), { delivers: true }),
  answer(officeCalls.holdQuoteReminder, (asked) => holdQuoteReminder(needs, asked)),
];
