import * as v from 'valibot';
import { staff } from '../accounts/access.ts';
import { Nothing, type Call } from '../api/call.ts';
import { ExtendQuote, HoldQuoteReminder, RemindOfQuote } from './ending.ts';
import { OfferDates } from './dates.ts';
import {
  AcceptForClient,
  AddLine,
  ChangeQuote,
  FoundQuotes,
  NewQuote,
  Quotable,
  QuoteFile,
  QuotesQuery,
  RemoveLine,
  SendQuote,
  WithdrawQuote,
} from './quote.ts';

const params = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) });

export const officeQuotes = {
  method: 'GET',
  path: '/Website/office/quotes',
  access: staff,
  query: QuotesQuery,
  answer: FoundQuotes,
} as const satisfies Call;

/** What a line can be of. */
export const officeQuotable = {
  method: 'GET',
  path: '/Website/office/quotable',
  access: staff,
  answer: Quotable,
} as const satisfies Call;

export const officeQuote = {
  method: 'GET',
  path: '/Website/office/quotes/{id}',
  access: staff,
  params,
  opens: 'quote',
  answer: QuoteFile,
} as const satisfies Call;

/** Begins a draft without lines. */
export const createQuote = {
  method: 'POST',
  path: '/Website/office/quotes',
  access: staff,
  body: NewQuote,
  answer: v.object({ id: v.string() }),
  status: 201,
  keyed: true,
  act: 'quote_created',
} as const satisfies Call;

const change = {
  method: 'POST',
  access: staff,
  params,
  answer: Nothing,
  status: 204,
  keyed: true,
} as const;

/** Says for whom it is and on which terms. What was sent before is a draft again, as with each change of its lines. */
export const changeQuote = {
  ...change,
  path: '/Website/office/quotes/{id}/change',
  body: ChangeQuote,
  refuses: ['office_changed', 'closed'],
  act: 'quote_changed',
} as const satisfies Call;

export const addQuoteLine = {
  ...change,
  path: '/Website/office/quotes/{id}/lines',
  body: AddLine,
  refuses: ['office_changed', 'closed'],
  act: 'quote_line_added',
} as const satisfies Call;

export const removeQuoteLine = {
  ...change,
  path: '/Website/office/quotes/{id}/remove-line',
  body: RemoveLine,
  refuses: ['office_changed', 'closed'],
  act: 'quote_line_removed',
} as const satisfies Call;

/** Lets the client take one of several dates of a line, or that of the line alone again. */
export const offerDates = {
  ...change,
  path: '/Website/office/quotes/{id}/dates',
  body: OfferDates,
  refuses: ['office_changed', 'closed'],
  act: 'quote_dates_offered',
} as const satisfies Call;

/** Sends it to its contact, by mail. `quote_outdated` names no line: the file says which cannot be had. */
export const sendQuote = {
  ...change,
  path: '/Website/office/quotes/{id}/send',
  body: SendQuote,
  sudo: true,
  refuses: ['office_changed', 'closed', 'quote_outdated'],
  act: 'quote_sent',
} as const satisfies Call;

/** Accepts it for a client who said yes on the telephone, as the client's own acceptance does. */
export const acceptForClient = {
  ...change,
  path: '/Website/office/quotes/{id}/accept',
  body: AcceptForClient,
  sudo: true,
  refuses: ['office_changed', 'quote_changed', 'closed', 'link_expired', 'quote_outdated'],
  act: 'quote_accepted',
} as const satisfies Call;

/** Takes it back: its link says so. */
export const withdrawQuote = {
  ...change,
  path: '/Website/office/quotes/{id}/withdraw',
  body: WithdrawQuote,
  refuses: ['office_changed', 'closed'],
  act: 'quote_withdrawn',
} as const satisfies Call;

/** Valid longer, as it was sent: its link and what it says stay, and its client is told. One whose last day is over stands again. */
export const extendQuote = {
  ...change,
  path: '/Website/office/quotes/{id}/extend',
  body: ExtendQuote,
  sudo: true,
  refuses: ['office_changed', 'closed', 'quote_outdated'],
  act: 'quote_extended',
} as const satisfies Call;

/** Reminds its client now, also where the clock is held back. */
export const remindOfQuote = {
  ...change,
  path: '/Website/office/quotes/{id}/remind',
  body: RemindOfQuote,
  refuses: ['office_changed', 'closed', 'quote_outdated', 'already_sent'],
  act: 'quote_reminded',
} as const satisfies Call;

/** The clock reminds of it, or does not. */
export const holdQuoteReminder = {
  ...change,
  path: '/Website/office/quotes/{id}/hold-reminder',
  body: HoldQuoteReminder,
  refuses: ['office_changed', 'closed'],
  act: 'quote_reminder_held',
} as const satisfies Call;
